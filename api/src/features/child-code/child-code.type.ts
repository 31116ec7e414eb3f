// The wire shapes of a child code's page and of what its forms send.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { RecordEditArg } from '../../platform/record/record-edit.type.ts';
import { Dated } from '../../platform/graphql/dated.type.ts';
import { DayScalar, DecimalScalar, FieldValuesScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('ChildRate', { simpleResolvers: true })
class ChildRate extends Dated {
  @Field(() => Int)
  version!: number;

  @Field(() => Int, { nullable: true })
  groupId!: number | null;

  @Field(() => Int, { nullable: true })
  contractorId!: number | null;

  @Field(() => String, { nullable: true, description: 'The group or the contractor by name; null for everyone' })
  party!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'With CAN_VIEW_FINANCIAL_INFORMATION' })
  rate!: string | null;
}

@ObjectType('PaidCode', { simpleResolvers: true })
class PaidCodeType {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  code!: string;

  @Field(() => DecimalScalar)
  share!: string;

  @Field(() => String, { nullable: true })
  unitOfMeasure!: string | null;

  @Field(() => Boolean)
  isInSplit!: boolean;

  @Field(() => Boolean)
  isArchived!: boolean;

  @Field(() => [ChildRate])
  rates!: readonly ChildRate[];
}

@ObjectType('PaidItem', { simpleResolvers: true })
class PaidItemType {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  unitOfMeasure!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'With CAN_VIEW_FINANCIAL_INFORMATION' })
  unitAmount!: string | null;
}

@ObjectType('ChildCodeDetail', { simpleResolvers: true, description: 'With CAN_MANAGE_SUBCONTRACTOR_CODES' })
export class ChildCodeDetail {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => FieldValuesScalar, { description: 'Its fields by name, each a text or null' })
  values!: unknown;

  @Field(() => Boolean)
  isArchived!: boolean;

  @Field(() => Int, { description: 'Lines of tasks that have it' })
  usageCount!: number;

  @Field(() => PaidItemType, { nullable: true })
  item!: PaidItemType | null;

  @Field(() => [PaidCodeType], { description: 'All of its item, itself and archived ones too' })
  codes!: readonly PaidCodeType[];
}

@ObjectType('ChildCodeTask', { simpleResolvers: true })
class ChildCodeTask {
  @Field(() => Int)
  taskId!: number;

  @Field(() => Int)
  itemId!: number;

  @Field(() => Int)
  constructionId!: number;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String)
  task!: string;

  @Field(() => String, { nullable: true })
  group!: string | null;

  @Field(() => DayScalar)
  issuedOn!: string;

  @Field(() => Boolean)
  isAtOtherRate!: boolean;

  @Field(() => DecimalScalar, { nullable: true, description: 'It was issued at. With CAN_VIEW_FINANCIAL_INFORMATION' })
  rate!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The rates of today for that day. With CAN_VIEW_FINANCIAL_INFORMATION' })
  rateOfDay!: string | null;
}

@ObjectType('ChildCodeTasks', { simpleResolvers: true })
export class ChildCodeTasks {
  @Field(() => [ChildCodeTask], { description: 'At most 100, those at another rate first' })
  rows!: readonly ChildCodeTask[];

  @Field(() => Int)
  otherRates!: number;

  @Field(() => Boolean, { description: 'More lines were issued than are compared' })
  isCapped!: boolean;
}

@ObjectType('CodeChoice', { simpleResolvers: true })
class CodeChoice {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;
}

@ObjectType('ChildCodeChoices', { simpleResolvers: true })
export class ChildCodeChoices {
  @Field(() => [CodeChoice])
  items!: readonly CodeChoice[];

  @Field(() => [CodeChoice])
  groups!: readonly CodeChoice[];

  @Field(() => [CodeChoice])
  contractors!: readonly CodeChoice[];
}

@InputType('ChildCodeEditInput')
export class ChildCodeEditArg extends RecordEditArg {
  @Field(() => String, { nullable: true, description: 'Asked where what contractors are paid changes: REASON_REQUIRED' })
  why!: string | null;
}

@InputType('ChildRateEditInput')
export class ChildRateEditArg extends RecordEditArg {
  @Field(() => Int)
  childCodeId!: number;

  @Field(() => Boolean, { nullable: true, description: 'The rate of the same party that holds on the first day ends on the day before' })
  endsPrevious!: boolean | null;

  @Field(() => String)
  why!: string;
}
