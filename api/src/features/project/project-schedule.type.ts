// The schedule of a project as the wire has it.
import { Field, Int, ObjectType } from 'type-graphql';
import { STAGES, type Stage } from '@lotline/schema/domain/task/task.stage';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import { JobInBrief } from '../job/job-in-brief.type.ts';

@ObjectType('ScheduledTask', { simpleResolvers: true })
export class ScheduledTask {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  group!: string | null;

  @Field(() => String, { description: `One of: ${STAGES.join(', ')}` })
  stage!: Stage;

  @Field(() => DayScalar, { nullable: true })
  dueDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  completedDay!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'From when it stands in the plan; null without any day' })
  fromDay!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'Until when: what happened over what was planned' })
  toDay!: string | null;
}

@ObjectType('ProjectScheduleRow', { simpleResolvers: true, description: 'A job of the project with the tasks that this person reads' })
class ProjectScheduleRow extends JobInBrief {
  @Field(() => [ScheduledTask])
  tasks!: readonly ScheduledTask[];
}

@ObjectType('ProjectSchedulePage', { simpleResolvers: true })
export class ProjectSchedulePage {
  @Field(() => [ProjectScheduleRow])
  rows!: readonly ProjectScheduleRow[];

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page; null at the end' })
  after!: string | null;
}
