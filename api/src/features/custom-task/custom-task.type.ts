// The wire shape of CustomTaskInput, CustomTask: names and nullability are the contract's.
import { UuidScalar } from '../../platform/graphql/scalars.ts';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('CustomTask', { simpleResolvers: true })
export class CustomTask {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  /** The id of the press that ticked it, where that ticked nothing else. */
  @Field(() => UuidScalar, { nullable: true })
  clientId!: string | null;

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
