// An internal comment as the wire has it: the office's alone.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UuidScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('InternalComment', { simpleResolvers: true })
export class InternalComment {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => UuidScalar, { nullable: true, description: 'The id of the action that brought it' })
  clientId!: string | null;

  @Field(() => Int, { nullable: true, description: 'The task that it is about; null for the whole job' })
  scheduleId!: number | null;

  @Field(() => Int)
  constructionId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'Who wrote it' })
  author!: string;

  @Field(() => String)
  comments!: string;

  @Field(() => DateTimeScalar)
  createdUtc!: string;
}

@InputType('InternalCommentInput')
export class InternalCommentInputArg {
  @Field(() => Int, { description: '0 for a new one' })
  id!: number;

  @Field(() => Int, { nullable: true, description: 'For one about a task; a new one names that or the job' })
  scheduleId?: number | null;

  @Field(() => Int, { nullable: true })
  constructionId?: number | null;

  @Field(() => String)
  comments!: string;
}
