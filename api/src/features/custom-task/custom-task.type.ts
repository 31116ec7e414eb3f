// The wire shape of CustomTaskInput, CustomTask: names and nullability are the contract's.
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('CustomTask', { simpleResolvers: true })
export class CustomTask {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  isCompleted!: boolean;

  @Field(() => Boolean)
  isCompletable!: boolean;
}

@InputType('CustomTaskInput')
export class CustomTaskInput {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => Boolean)
  isCompleted!: boolean;
}
