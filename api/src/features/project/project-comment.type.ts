// A comment on a project as the wire has it.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UuidScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('ProjectComment', { simpleResolvers: true })
export class ProjectComment {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => UuidScalar, { nullable: true, description: 'The action that wrote it' })
  clientId!: string | null;

  @Field(() => Int)
  projectId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'Who wrote it' })
  author!: string;

  @Field(() => String)
  comments!: string;

  @Field(() => DateTimeScalar)
  createdUtc!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its author changed it last' })
  modifiedUtc!: string | null;
}

@InputType('ProjectCommentInput')
export class ProjectCommentInputArg {
  @Field(() => Int, { description: '0 for a new one' })
  id!: number;

  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  comments!: string;
}
