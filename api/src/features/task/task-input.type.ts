// The wire shape of FieldBoqItemInput, ScheduleItemInput, TaskUserInput: names and nullability are the contract's.
import { Field, InputType, Int } from 'type-graphql';
import { DateTimeScalar, DecimalScalar, UuidScalar } from '../../platform/graphql/scalars.ts';

@InputType('TaskUserInput')
export class TaskUserInput {
  @Field(() => Int, { nullable: true })
  id?: number | null;

  @Field(() => Int, { nullable: true })
  userId?: number | null;

  @Field(() => Int)
  scheduleId!: number;

  @Field(() => DateTimeScalar, { nullable: true })
  onSiteUtc?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  offSiteUtc?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  completedUtc?: string | null;

  @Field(() => Boolean, { nullable: true })
  confirmItemQtys?: boolean | null;

  @Field(() => String, { nullable: true })
  comments?: string | null;
}

@InputType('ScheduleItemInput')
export class ScheduleItemInput {
  /** 0 where the server's number is not known yet: clientId names the own item then. */
  @Field(() => Int)
  id!: number;

  @Field(() => UuidScalar, { nullable: true })
  clientId?: string | null;

  @Field(() => Int, { nullable: true })
  boqId?: number | null;

  @Field(() => String, { nullable: true })
  childCode?: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  quantity?: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  completedQty?: string | null;

  @Field(() => String, { nullable: true })
  variationReason?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is right, though more or less than is usual of the item' })
  isUnusual?: boolean | null;

  @Field(() => DateTimeScalar, { nullable: true })
  rejectedDate?: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  rate?: string | null;
}

@InputType('FieldBoqItemInput')
export class FieldBoqItemInput {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => Int)
  itemId!: number;

  @Field(() => DecimalScalar)
  quantity!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => Boolean, { nullable: true, description: 'It is right, though more or less than is usual of the item' })
  isUnusual?: boolean | null;
}
