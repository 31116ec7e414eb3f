// The wire shape of FieldItem: names and nullability are the contract's.
import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('FieldItem', { simpleResolvers: true })
export class FieldItem {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  unitAmount!: string | null;

  @Field(() => String, { nullable: true })
  unitOfMeasure!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Less is asked about' })
  minQuantity!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'More is asked about' })
  maxQuantity!: string | null;

  @Field(() => Boolean)
  isArchived!: boolean;
}
