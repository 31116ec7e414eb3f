// The list of tasks as it is asked for and answered (screens.md §2.24).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { TASK_DATES, TASK_VIEWS } from '@lotline/schema/domain/task/task-list.input';
import { STAGES, type Stage } from '@lotline/schema/domain/task/task.stage';
import { DateTimeScalar, DayScalar } from '../../platform/graphql/scalars.ts';
import { DateRangeInput, ListPage } from '../../platform/list/list.type.ts';

@InputType('TaskFilterInput')
export class TaskFilterInput {
  @Field(() => String, { nullable: true, description: 'What the jobs’ search finds: the tasks of these jobs' })
  search?: string | null;

  @Field(() => [Int], { nullable: true })
  ids?: number[] | null;

  @Field(() => [Int], { nullable: true, description: 'The jobs whose tasks they are' })
  constructionIds?: number[] | null;

  @Field(() => String, { nullable: true, description: `One of: ${TASK_VIEWS.join(', ')}` })
  view?: string | null;

  @Field(() => [Int], { nullable: true })
  groupIds?: number[] | null;

  @Field(() => [String], { nullable: true, description: `Stages: ${STAGES.join(', ')}` })
  statuses?: string[] | null;

  @Field(() => [String], { nullable: true })
  workTypes?: string[] | null;

  @Field(() => [DateRangeInput], { nullable: true, description: `Fields: ${TASK_DATES.join(', ')}; of an instant the company’s day` })
  dates?: DateRangeInput[] | null;
}

@ObjectType('TaskRow', { simpleResolvers: true })
export class TaskRow {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => Int)
  constructionId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String)
  jobStatus!: string;

  @Field(() => String)
  workType!: string;

  @Field(() => String, { nullable: true })
  group!: string | null;

  @Field(() => Int, { nullable: true })
  groupId!: number | null;

  @Field(() => String, { description: 'The derived status' })
  stage!: Stage;

  @Field(() => DateTimeScalar, { nullable: true })
  issuedDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  dueDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  scheduledStartTime!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  acceptedDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  declinedDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  onsiteDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  completedDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  submittedDate!: string | null;

  @Field(() => Boolean)
  isReopened!: boolean;

  @Field(() => Int)
  rejectedItemCount!: number;

  @Field(() => Int, { nullable: true, description: 'Days since it was issued, until it was completed' })
  ageDays!: number | null;
}

@ObjectType('TaskPage', { simpleResolvers: true })
export class TaskPage extends ListPage {
  @Field(() => [TaskRow])
  rows!: TaskRow[];
}
