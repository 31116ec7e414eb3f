// Several tasks changed at once, and what became of each (screens.md §2.24).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar, UuidScalar } from '../../platform/graphql/scalars.ts';
import { Verdict } from '../../platform/graphql/verdict.type.ts';

@InputType('ChangeTasksInput', { description: 'One change: a group, the issue to the field, a due date, a reminder or set aside' })
export class ChangeTasksInput {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => Int, { nullable: true })
  groupId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Each to the group that it is with' })
  issue?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'With a reason' })
  setAside?: boolean | null;

  @Field(() => DayScalar, { nullable: true, description: 'With a reason' })
  dueDate?: string | null;

  @Field(() => DayScalar, { nullable: true })
  reminderDate?: string | null;

  @Field(() => String, { nullable: true })
  reminderComments?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Says what would become of each and writes nothing' })
  isTrial?: boolean | null;
}

@ObjectType('TaskVerdict', { simpleResolvers: true })
export class TaskVerdict extends Verdict {
  @Field(() => String, { description: 'Empty where the task is not there for this person' })
  name!: string;

  @Field(() => String, { description: 'Of its job' })
  workOrder!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'changes, finished (its work is completed), reprices (its items are paid at other rates), taken (the crew that has it loses it) or same; null where it is refused',
  })
  effect!: string | null;
}

@InputType('UndoTaskChangesInput')
export class UndoTaskChangesInput {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => [UuidScalar], { description: 'The ids of the actions that changed them' })
  clientIds!: string[];
}
