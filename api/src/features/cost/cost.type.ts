// The wire shape of what was bought and spent for a job (decision 054).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DayScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('CostReceipt', { simpleResolvers: true, description: 'A file of the job, for those who may see amounts' })
class CostReceipt {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  url!: string;
}

@ObjectType('JobCost', { simpleResolvers: true })
export class JobCost {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String, { nullable: true })
  supplier!: string | null;

  @Field(() => String, { nullable: true })
  code!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => DecimalScalar)
  quantity!: string;

  @Field(() => String, { nullable: true })
  unitOfMeasure!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Ex GST; null also for whoever may not see amounts' })
  unitCost!: string | null;

  @Field(() => DayScalar, { nullable: true })
  spentOn!: string | null;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => CostReceipt, { nullable: true })
  receipt!: CostReceipt | null;

  @Field(() => String)
  addedBy!: string;

  @Field(() => DateTimeScalar)
  createdAt!: string;
}

@ObjectType('JobCosts', { simpleResolvers: true, description: 'What was bought and spent for a job; for the office' })
export class JobCosts {
  @Field(() => [JobCost], { description: 'Bill of materials' })
  boms!: JobCost[];

  @Field(() => [JobCost], { nullable: true, description: 'Null for whoever may not see amounts' })
  expenses!: JobCost[] | null;
}

@InputType('JobCostInput')
export class JobCostArg {
  @Field(() => Int, { nullable: true, description: 'Left out for a new one' })
  id?: number | null;

  @Field(() => Int)
  constructionId!: number;

  @Field(() => String, { description: 'bom or expense' })
  kind!: string;

  @Field(() => String, { nullable: true })
  supplier?: string | null;

  @Field(() => String, { nullable: true })
  code?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => DecimalScalar)
  quantity!: string;

  @Field(() => String, { nullable: true })
  unitOfMeasure?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Ex GST; left as it is by whoever may not see amounts' })
  unitCost?: string | null;

  @Field(() => DayScalar, { nullable: true })
  spentOn?: string | null;

  @Field(() => String, { nullable: true })
  comments?: string | null;

  @Field(() => Int, { nullable: true, description: 'A file of the job' })
  receiptId?: number | null;
}

@InputType('JobCostIdInput')
export class JobCostIdArg {
  @Field(() => Int)
  id!: number;
}
