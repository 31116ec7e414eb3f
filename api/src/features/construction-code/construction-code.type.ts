// The wire shapes of a construction code's page and of what its form sends.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar, DecimalScalar, FieldValuesScalar } from '../../platform/graphql/scalars.ts';
import { RecordEditArg } from '../../platform/record/record-edit.type.ts';

@ObjectType('SellPeriod', { simpleResolvers: true })
class SellPeriod {
  @Field(() => Int)
  id!: number;

  @Field(() => DayScalar)
  effectiveFrom!: string;

  @Field(() => DayScalar, { nullable: true })
  effectiveTo!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'With CAN_VIEW_FINANCIAL_INFORMATION' })
  sellRate!: string | null;
}

@ObjectType('SellChildCode', { simpleResolvers: true })
class SellChildCode {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  code!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'On this day. With CAN_VIEW_FINANCIAL_INFORMATION' })
  generalRate!: string | null;
}

@ObjectType('SellJob', { simpleResolvers: true })
class SellJob {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String)
  status!: string;
}

@ObjectType('SellMargin', { simpleResolvers: true, description: 'With CAN_VIEW_FINANCIAL_INFORMATION' })
class SellMarginType {
  @Field(() => String, { nullable: true, description: 'The group or the contractor by name; null for everyone' })
  party!: string | null;

  @Field(() => DecimalScalar)
  pay!: string;

  @Field(() => DecimalScalar)
  margin!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of what the customer pays' })
  percent!: string | null;

  @Field(() => Boolean)
  isLoss!: boolean;
}

@ObjectType('ConstructionCodeDetail', { simpleResolvers: true, description: 'With CAN_MANAGE_CONSTRUCTION_CODES' })
export class ConstructionCodeDetail {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => FieldValuesScalar, { description: 'Its fields by name, each a text or null' })
  values!: unknown;

  @Field(() => Boolean)
  isArchived!: boolean;

  @Field(() => String)
  itemCode!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String, { nullable: true })
  itemUnit!: string | null;

  @Field(() => [SellPeriod], { description: 'Of the same customer, contract and code, the last first' })
  periods!: readonly SellPeriod[];

  @Field(() => [SellChildCode], { description: 'By which contractors are paid for its item' })
  childCodes!: readonly SellChildCode[];

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What the customer pays for one unit of the item. With CAN_VIEW_FINANCIAL_INFORMATION',
  })
  charged!: string | null;

  @Field(() => [SellMarginType], {
    description: 'What is left of it on this day, for each party; none without CAN_VIEW_FINANCIAL_INFORMATION',
  })
  margins!: readonly SellMarginType[];

  @Field(() => [SellJob], { description: 'That have its item, the last 50' })
  jobs!: readonly SellJob[];

  @Field(() => Int, { description: 'At most 1001: one more than is counted' })
  jobCount!: number;
}

@ObjectType('ItemChoice', { simpleResolvers: true })
export class ItemChoice {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;
}

@InputType('ConstructionCodeEditInput')
export class ConstructionCodeEditArg extends RecordEditArg {
  @Field(() => Boolean, { nullable: true, description: 'Of a new one: the rate before it ends on the day before' })
  endsPrevious!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Asked where what the customer is charged changes: REASON_REQUIRED' })
  why!: string | null;
}
