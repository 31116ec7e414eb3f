// The wire shape of Boq: names and nullability are the contract's.
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar, UuidScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('Boq', { simpleResolvers: true })
export class Boq {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  /** The id of the press that brought it; null for what came from elsewhere. */
  @Field(() => UuidScalar, { nullable: true })
  clientId!: string | null;

  @Field(() => Int, { nullable: true })
  itemId!: number | null;

  @Field(() => String)
  code!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  itemType!: string | null;

  @Field(() => String, { nullable: true })
  unitOfMeasure!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  unitAmount!: string | null;

  @Field(() => DecimalScalar)
  quantity!: string;

  @Field(() => DecimalScalar, { nullable: true })
  variationQty!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  designVariation!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  assignedQty!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  completedQty!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  estimatedTime!: string | null;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => String, { nullable: true, description: 'The customer approves it first: needed or given' })
  preapproval!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'How much the customer approved' })
  preapprovedQty!: string | null;

  @Field(() => String, { nullable: true, description: 'The customer’s word or reference' })
  preapprovalNote!: string | null;

  /** When the office decided on the variation; null: not yet. */
  @Field(() => DateTimeScalar, { nullable: true })
  variationDecidedDate!: string | null;

  @Field(() => String, { nullable: true })
  variationDecidedBy!: string | null;

  @Field(() => String, { nullable: true })
  variationReason!: string | null;
}
