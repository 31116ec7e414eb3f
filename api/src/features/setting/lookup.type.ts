// The wire shape of Lookup: names and nullability are the contract's.
import { Field, ObjectType } from 'type-graphql';
import { JsonScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('Lookup', { simpleResolvers: true })
export class Lookup {
  @Field(() => String)
  name!: string;

  @Field(() => JsonScalar)
  data!: unknown;
}
