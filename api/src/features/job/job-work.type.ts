// The wire shape of what adds work to a job, and decides on what its lines ask for (decision 047).
import { Field, InputType, Int } from 'type-graphql';
import { DayScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';

@InputType('PlannedItemInput')
class PlannedItemInput {
  @Field(() => Int)
  boqId!: number;

  @Field(() => DecimalScalar)
  quantity!: string;

  /** One of the line's own; without it the code is chosen at the issue. */
  @Field(() => String, { nullable: true })
  childCode?: string | null;
}

@InputType('NewPlannedItemInput')
class NewPlannedItemInput {
  @Field(() => Int)
  itemId!: number;

  @Field(() => DecimalScalar)
  quantity!: string;
}

@InputType('AddTaskInput')
export class AddTaskArg {
  @Field(() => Int)
  constructionId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { nullable: true })
  groupId?: number | null;

  @Field(() => DayScalar, { nullable: true })
  dueDate?: string | null;

  @Field(() => [PlannedItemInput], { nullable: true })
  items?: PlannedItemInput[] | null;

  @Field(() => [NewPlannedItemInput], { nullable: true, description: 'Of the catalogue, not on the job yet: added to it' })
  newItems?: NewPlannedItemInput[] | null;
}

@InputType('DecideVariationInput')
export class DecideVariationArg {
  @Field(() => Int)
  boqId!: number;

  @Field(() => String, { description: 'approve or refuse' })
  verdict!: string;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}
