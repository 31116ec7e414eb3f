// Several jobs changed at once, and what became of each (screens.md §2.5, "Bulk").
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar, UuidScalar } from '../../platform/graphql/scalars.ts';
import { Verdict } from '../../platform/graphql/verdict.type.ts';

@InputType('ChangeJobsInput', { description: 'One change: a status, who plans the jobs (scheduler), or a due date' })
export class ChangeJobsInput {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => String, { nullable: true })
  status?: string | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'With a status that is a hold, and a reason: the day on which they go back by themselves',
  })
  holdUntil?: string | null;

  @Field(() => String, { nullable: true, description: 'Empty: nobody' })
  scheduler?: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'With a reason' })
  updatedDueDate?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Says what would become of each and writes nothing' })
  isTrial?: boolean | null;
}

@InputType('AddTasksInput', { description: 'One task from a template; what is left out is as the template of each job has it' })
export class AddTasksInput {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => String, { description: 'Its name' })
  template!: string;

  @Field(() => Int, { nullable: true })
  groupId?: number | null;

  @Field(() => DayScalar, { nullable: true })
  dueDate?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Says what would become of each and writes nothing' })
  isTrial?: boolean | null;
}

@ObjectType('JobVerdict', { simpleResolvers: true })
export class JobVerdict extends Verdict {
  @Field(() => String, { description: 'Empty where the job is not there for this person' })
  workOrder!: string;

  @Field(() => String, {
    nullable: true,
    description: 'changes, reopens (finished work is opened again), endsHold or same; null where it is refused',
  })
  effect!: string | null;
}

@InputType('UndoJobChangesInput')
export class UndoJobChangesInput {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => [UuidScalar], { description: 'The ids of the actions that changed them' })
  clientIds!: string[];
}
