// The wire shape of Payment, PaymentItem: names and nullability are the contract's.
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DayScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('PaymentItem', { simpleResolvers: true })
export class PaymentItem {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { nullable: true })
  itemCode!: string | null;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => Int)
  paymentId!: number;

  @Field(() => Int, { nullable: true })
  boqId!: number | null;

  @Field(() => DecimalScalar, { nullable: true })
  originalQty!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  completedQty!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  unitAmount!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  valueExGst!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  valueIncGst!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  rejectedDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  approvedDate!: string | null;

  @Field(() => String, { nullable: true })
  approvedBy!: string | null;

  @Field(() => String, { nullable: true })
  variationReason!: string | null;
}

@ObjectType('Payment', { simpleResolvers: true })
export class Payment {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true })
  owner!: string | null;

  @Field(() => Int, { nullable: true })
  scheduleId!: number | null;

  @Field(() => Int)
  constructionId!: number;

  @Field(() => String, { description: 'draft, review, approved, issued or paid: as it is stored' })
  state!: string;

  @Field(() => String, { nullable: true })
  domainName!: string | null;

  @Field(() => String, { nullable: true })
  invoiceNo!: string | null;

  @Field(() => String, { nullable: true })
  xeroBillNo!: string | null;

  @Field(() => String, { nullable: true })
  xeroPoNo!: string | null;

  @Field(() => DayScalar, { nullable: true })
  paymentDueDate!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  paidAmountExGst!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  paidAmountIncGst!: string | null;

  @Field(() => DayScalar, { nullable: true })
  paidDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  invoiceDate!: string | null;

  @Field(() => [PaymentItem])
  paymentItems!: PaymentItem[];
}
