// The wire shape of FieldCommentInput, FieldComment: names and nullability are the contract's.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UuidScalar } from '../../platform/graphql/scalars.ts';
import { User } from '../people/user.type.ts';

@ObjectType('FieldComment', { simpleResolvers: true })
export class FieldComment {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  /** The id of the press that brought it; null for what came from elsewhere. */
  @Field(() => UuidScalar, { nullable: true })
  clientId!: string | null;

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

  @Field(() => DateTimeScalar, { description: 'When it was written: earlier than createdUtc where there was no network' })
  writtenUtc!: string;

  @Field(() => User)
  user!: User;
}

@InputType('FieldCommentInput')
export class FieldCommentInput {
  /** 0 where it is new, or where the server's number is not known yet: clientId names the own comment then. */
  @Field(() => Int)
  id!: number;

  @Field(() => UuidScalar, { nullable: true })
  clientId?: string | null;

  @Field(() => Int, { nullable: true })
  scheduleId?: number | null;

  @Field(() => Int, { nullable: true })
  constructionId?: number | null;

  @Field(() => Int, { nullable: true })
  userId?: number | null;

  @Field(() => String)
  comments!: string;
}
