// The wire shape of Lookup: names and nullability are the contract's; the colours of its values are beside them (screens.md §2.20).
import { Field, ObjectType } from 'type-graphql';
import { JsonScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('LookupColour', { simpleResolvers: true })
class ColouredValue {
  @Field(() => String)
  label!: string;

  @Field(() => String, { description: 'The name of a colour of the theme' })
  colour!: string;
}

@ObjectType('Lookup', { simpleResolvers: true })
export class Lookup {
  @Field(() => String)
  name!: string;

  @Field(() => JsonScalar)
  data!: unknown;

  @Field(() => [ColouredValue], { description: 'Of its values those that have one, archived ones too: files keep them' })
  colours!: readonly ColouredValue[];
}
