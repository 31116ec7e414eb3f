// The wire shape of what the office's moves carry (decision 047).
import { Field, InputType, Int } from 'type-graphql';
import { DayScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';

@InputType('IssueTaskInput')
export class IssueTaskArg {
  @Field(() => Int)
  scheduleId!: number;
}

@InputType('TaskItemPlanInput')
class TaskItemPlanArg {
  @Field(() => Int)
  boqId!: number;

  @Field(() => DecimalScalar, { description: 'Zero takes it off the task' })
  quantity!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'What the task had of it, as the planner saw it. Where each line says so, what others planned of other lines meanwhile is kept',
  })
  seen?: string | null;
}

@InputType('PlanTaskItemsInput')
export class PlanTaskItemsArg {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => [TaskItemPlanArg])
  items!: TaskItemPlanArg[];
}

@InputType('ReassignTaskInput')
export class ReassignTaskArg {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => Int)
  groupId!: number;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@InputType('IgnoreTaskInput')
export class IgnoreTaskArg {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => Boolean)
  ignored!: boolean;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@InputType('RemindTaskInput')
export class RemindTaskArg {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => DayScalar, { nullable: true })
  reminderDate?: string | null;

  @Field(() => String, { nullable: true })
  reminderComments?: string | null;
}

@InputType('ReviewLineInput')
class ReviewLineInput {
  @Field(() => Int)
  itemId!: number;

  @Field(() => String, { description: 'approve, reject or adjust' })
  verdict!: string;

  @Field(() => DecimalScalar, { nullable: true })
  approvedQty?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  /** As the reviewer saw the item: what somebody else changed meanwhile is refused by name. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}

@InputType('ReviewTaskInput')
export class ReviewTaskArg {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => [ReviewLineInput])
  lines!: ReviewLineInput[];
}
