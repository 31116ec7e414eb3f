// The wire shape of FieldCommentInput, FieldComment: names and nullability are the contract's.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import { User } from '../people/user.type.ts';

@ObjectType('FieldComment', { simpleResolvers: true })
export class FieldComment {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { nullable: true })
  scheduleId!: number | null;

  @Field(() => Int, { nullable: true })
  constructionId!: number | null;

  @Field(() => Int)
  userId!: number;

  @Field(() => String)
  comments!: string;

  @Field(() => DateTimeScalar)
  createdUtc!: string;

  @Field(() => User)
  user!: User;
}

@InputType('FieldCommentInput')
export class FieldCommentInput {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { nullable: true })
  scheduleId?: number | null;

  @Field(() => Int, { nullable: true })
  constructionId?: number | null;

  @Field(() => Int, { nullable: true })
  userId?: number | null;

  @Field(() => String)
  comments!: string;
}
