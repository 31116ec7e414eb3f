// The wire shapes of asking a builder: the draft of a message, and the requests of a job with what was answered.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  ANSWERS,
  CHANNELS,
  REQUEST_STATES,
  type Answer,
  type Channel,
  type RequestState,
} from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { SMS_STATES, type SmsState } from '@lotline/schema/domain/builder-approval/sms.rules';
import { DateTimeScalar, DayScalar } from '../../platform/graphql/scalars.ts';

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

  @Field(() => String, {
    description: 'How the company asks: {contact}, {sender}, {company}, {jobs} and {link} stand for what is put there',
  })
  template!: string;

  @Field(() => String, { description: 'The company’s name' })
  company!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What this server sends messages with: record keeps them and sends none. Null: it sends none',
  })
  smsGateway!: string | null;
}

@ObjectType('BuilderRequestDrafts', { simpleResolvers: true })
export class BuilderRequestDrafts {
  @Field(() => [BuilderRequestDraft], { description: 'By builder and street' })
  drafts!: readonly BuilderRequestDraft[];

  @Field(() => [BuilderRequestJob], { description: 'In no message: their builder has approved' })
  approved!: readonly BuilderRequestJob[];

  @Field(() => [BuilderRequestJob], { description: 'In no message: they lack something' })
  incomplete!: readonly BuilderRequestJob[];
}

@ObjectType('RequestedJobAnswer', { simpleResolvers: true })
export class RequestedJobAnswer {
  @Field(() => Int)
  constructionId!: number;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String, { description: 'As it was asked for' })
  address!: string;

  @Field(() => String, { nullable: true, description: `One of: ${ANSWERS.join(', ')}` })
  answer!: Answer | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => DayScalar, { nullable: true })
  earliestDate!: string | null;

  @Field(() => String, { nullable: true })
  accessNotes!: string | null;

  @Field(() => String, { nullable: true, description: 'Who answered' })
  name!: string | null;

  @Field(() => String, { nullable: true })
  role!: string | null;

  @Field(() => String, { nullable: true })
  mobile!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  answeredAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Who of the office wrote down what was said on the phone' })
  recordedBy!: string | null;

  @Field(() => DayScalar, { nullable: true })
  spokenOn!: string | null;

  @Field(() => String, { nullable: true, description: 'What was said on the phone' })
  note!: string | null;
}

@ObjectType('SentSms', { simpleResolvers: true, description: 'A message that the server sends' })
class SentSms {
  @Field(() => String, { description: `One of: ${SMS_STATES.join(', ')}` })
  state!: SmsState;

  @Field(() => String, { description: 'Outcome, in a sentence' })
  words!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the gateway took it, or it failed' })
  settledAt!: string | null;

  @Field(() => Boolean)
  maySendAgain!: boolean;
}

@ObjectType('BuilderRequest', { simpleResolvers: true, description: 'With CAN_ACCESS_BUILDER_APPROVALS' })
export class BuilderRequest {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: `One of: ${CHANNELS.join(', ')}` })
  channel!: Channel;

  @Field(() => String, { description: `One of: ${REQUEST_STATES.join(', ')}` })
  state!: RequestState;

  @Field(() => String)
  developer!: string;

  @Field(() => String)
  siteContact!: string;

  @Field(() => String)
  siteContactPhone!: string;

  @Field(() => String, { description: 'As it was sent; empty of a call' })
  message!: string;

  @Field(() => DateTimeScalar)
  sentAt!: string;

  @Field(() => String)
  sentBy!: string;

  @Field(() => DateTimeScalar)
  expiresAt!: string;

  @Field(() => DateTimeScalar, { nullable: true })
  revokedAt!: string | null;

  @Field(() => String, { nullable: true })
  revokedBy!: string | null;

  @Field(() => String, { nullable: true })
  revokeReason!: string | null;

  @Field(() => String, { nullable: true, description: 'The page of the answer, while it opens' })
  link!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When someone first touched the page; whoever only looked is not known' })
  openedAt!: string | null;

  @Field(() => SentSms, { nullable: true, description: 'Of the channel gateway' })
  sms!: SentSms | null;

  @Field(() => [RequestedJobAnswer], { description: 'Those that this person reads' })
  jobs!: readonly RequestedJobAnswer[];
}

@InputType('RecordedAnswerInput')
export class RecordedAnswerInput {
  @Field(() => [Int], { description: 'Jobs, at most 30' })
  ids!: number[];

  @Field(() => String, { description: `One of: ${ANSWERS.join(', ')}` })
  answer!: string;

  @Field(() => String, { nullable: true, description: 'Of what is declined' })
  reason!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'Of what comes later' })
  earliestDate!: string | null;

  @Field(() => String, { description: 'Who was on the phone' })
  name!: string;

  @Field(() => String, { nullable: true })
  role!: string | null;

  @Field(() => String, { nullable: true, description: 'A mobile or a landline' })
  phone!: string | null;

  @Field(() => DayScalar, { description: 'At the latest today' })
  spokenOn!: string;

  @Field(() => String, { nullable: true, description: 'What was said' })
  note!: string | null;
}
