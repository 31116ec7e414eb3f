// A saved operation of GraphiQL on the wire.
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('SavedOperation', { simpleResolvers: true, description: 'An operation of GraphiQL, by a name' })
export class SavedOperation {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  isShared!: boolean;

  @Field(() => String, { description: 'As it was typed' })
  text!: string;

  @Field(() => String, { description: 'As they were typed; empty: none' })
  variables!: string;

  @Field(() => Boolean)
  isOwn!: boolean;

  @Field(() => String)
  ownerName!: string;

  @Field(() => Boolean, { description: 'By this person' })
  canRemove!: boolean;
}

@InputType('SavedOperationInput')
export class SavedOperationInputArg {
  @Field(() => Int, { nullable: true, description: 'Left out: a new one' })
  id?: number | null;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { nullable: true })
  isShared?: boolean | null;

  @Field(() => String)
  text!: string;

  @Field(() => String, { nullable: true })
  variables?: string | null;
}
