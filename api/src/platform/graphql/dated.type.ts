// What holds from one day to another: a rate, a price.
import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from './scalars.ts';

@ObjectType('Dated', { simpleResolvers: true })
export abstract class Dated {
  @Field(() => Int)
  id!: number;

  @Field(() => DayScalar)
  effectiveFrom!: string;

  @Field(() => DayScalar, { nullable: true, description: 'The last day on which it holds' })
  effectiveTo!: string | null;
}
