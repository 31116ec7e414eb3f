// The wire shapes of a contractor's rates and of a statement.
import { Field, Int, ObjectType } from 'type-graphql';
import { PAYMENT_STATES } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { DayScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';

const WITH = 'With CAN_VIEW_FINANCIAL_INFORMATION';

@ObjectType('ContractorRate', { simpleResolvers: true })
class ContractorRate {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  childCodeId!: number;

  @Field(() => String)
  code!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  unitOfMeasure!: string | null;

  @Field(() => String, { nullable: true, description: 'Its group that it is of; null: of the contractor' })
  group!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: WITH })
  rate!: string | null;

  @Field(() => DayScalar)
  effectiveFrom!: string;

  @Field(() => DayScalar, { nullable: true, description: 'The last day; null: it has no end' })
  effectiveTo!: string | null;
}

@ObjectType('ContractorRates', { simpleResolvers: true, description: 'With CAN_MANAGE_INDEPENDENT_CONTRACTORS' })
export class ContractorRates {
  @Field(() => [ContractorRate], { description: 'By code, then by group; at most 500' })
  rows!: readonly ContractorRate[];

  @Field(() => Boolean, { description: 'There are more' })
  isCapped!: boolean;
}

@ObjectType('ContractorStatementState', { simpleResolvers: true })
class ContractorStatementState {
  @Field(() => String, { description: `One of: ${PAYMENT_STATES.join(', ')}` })
  state!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => DecimalScalar, { nullable: true, description: WITH })
  exGst!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: WITH })
  incGst!: string | null;
}

@ObjectType('ContractorStatement', { simpleResolvers: true, description: 'With CAN_MANAGE_INDEPENDENT_CONTRACTORS' })
export class ContractorStatement {
  @Field(() => DayScalar)
  from!: string;

  @Field(() => DayScalar)
  to!: string;

  @Field(() => [ContractorStatementState], { description: 'Payments that were raised in the period' })
  states!: readonly ContractorStatementState[];

  @Field(() => Int, { description: 'Payments that were paid in the period, whenever they were raised' })
  paidCount!: number;

  @Field(() => DecimalScalar, { nullable: true, description: WITH })
  paidExGst!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: WITH })
  paidIncGst!: string | null;
}
