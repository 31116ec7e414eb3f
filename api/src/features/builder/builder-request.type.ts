// The wire shape of the draft of a message to a builder.
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('BuilderRequestJob', { simpleResolvers: true })
export class BuilderRequestJob {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String, { description: 'In one line' })
  address!: string;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovalSentDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovedDate!: string | null;
}

@ObjectType('BuilderRequestDraft', { simpleResolvers: true })
export class BuilderRequestDraft {
  @Field(() => [String], { description: 'What the job lacks before its builder can be asked; empty: nothing' })
  missing!: string[];

  @Field(() => [BuilderRequestJob], { description: 'The job, then others of the same builder and contact; at most 30' })
  jobs!: BuilderRequestJob[];

  @Field(() => String, { nullable: true })
  developer!: string | null;

  @Field(() => String, { nullable: true })
  siteContact!: string | null;

  @Field(() => String, { nullable: true })
  siteContactPhone!: string | null;

  @Field(() => String, { description: 'The page of the answer: it opens once the message was sent, and a new one is made for each draft' })
  link!: string;
}
