// The wire shape of SystemSetting: names and nullability are the contract's.
import { Field, ObjectType } from 'type-graphql';
import { JsonScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('SystemSetting', { simpleResolvers: true })
export class SystemSetting {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  workType!: string | null;

  @Field(() => JsonScalar)
  config!: unknown;
}
