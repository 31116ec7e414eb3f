// The wire shape of a potential job: names and nullability are the contract's; what stands beside them is the office's and the sender's.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import { ENTRY_FIELDS } from '@lotline/schema/domain/potential-job/entry-fields';
import { BULK_MOVES } from '@lotline/schema/domain/potential-job/potential-job-moves.input';
import { Verdict } from '../../platform/graphql/verdict.type.ts';
import { DateTimeScalar, UuidScalar } from '../../platform/graphql/scalars.ts';

/** The declared fields of an entry, on an object or an input. */
function addEntryFields(of: object): void {
  for (const [key, { kind }] of Object.entries(ENTRY_FIELDS))
    Field(() => (kind === 'count' ? Int : String), { simple: true, nullable: true })(of, key);
}

@ObjectType('PotentialJob', { simpleResolvers: true, description: 'Work that the field has found and that is no job yet' })
export class PotentialJob {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => UuidScalar, { nullable: true, description: 'The UUID under which the device that added it knows it' })
  clientId!: string | null;

  @Field(() => String)
  status!: string;

  @Field(() => Boolean)
  needsOfficeApproval!: boolean;

  @Field(() => Int, { nullable: true })
  assignedFieldUserId!: number | null;

  @Field(() => String, { nullable: true })
  assignedTo!: string | null;

  @Field(() => Int)
  raisedByUserId!: number;

  @Field(() => String)
  raisedBy!: string;

  @Field(() => DateTimeScalar)
  createdUtc!: string;

  @Field(() => String, { nullable: true, description: 'What the field is asked for, or why it was rejected' })
  reason!: string | null;

  @Field(() => Int, { nullable: true })
  duplicateOfId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The job that it was made into' })
  constructionId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The potential job of whose range it is one number' })
  expandedFromId!: number | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovalSentDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovedDate!: string | null;

  @Field(() => Int)
  attachmentCount!: number;
}
addEntryFields(PotentialJob.prototype);
export type PotentialJobAnswer = PotentialJob & PotentialJobEntry;

@InputType('PotentialJobInput', {
  description: 'All of its fields: what is left out is cleared. State and approval are decided by the server',
})
export class PotentialJobArg {
  @Field(() => Int, { nullable: true, description: 'Left out for a new one' })
  id?: number | null;

  @Field(() => String, { nullable: true, description: 'Accepted and not heeded' })
  status?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Accepted and not heeded' })
  needsOfficeApproval?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'For the office; who adds one from the field is assigned to it' })
  assignedFieldUserId?: number | null;
}
addEntryFields(PotentialJobArg.prototype);

@ObjectType('PotentialJobSiteMatch', { simpleResolvers: true })
export class SiteMatch {
  @Field(() => String, { description: 'job or potentialJob' })
  kind!: string;

  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'The work order of a job, the number of a potential job' })
  name!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String)
  status!: string;

  @Field(() => Int, { description: '100: the same number; 50: the street alone is known' })
  score!: number;
}

@InputType('ChangePotentialJobsInput', { description: 'One move of the office for all of them' })
export class ChangePotentialJobsArg {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => String, { description: `One of: ${BULK_MOVES.join(', ')}` })
  move!: string;

  @Field(() => String, { nullable: true, description: 'What the field is asked for, or why they are rejected' })
  reason?: string | null;

  @Field(() => Int, { nullable: true, description: 'Nobody where it is left out' })
  assignedFieldUserId?: number | null;

  @Field(() => Int, { nullable: true })
  duplicateOfId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Says what would become of each and writes nothing' })
  isTrial?: boolean | null;
}

@InputType('UndoPotentialJobChangesInput')
export class UndoPotentialJobChangesArg {
  @Field(() => [Int])
  ids!: number[];

  @Field(() => [UuidScalar], { description: 'Of the actions that did it' })
  clientIds!: string[];
}

@ObjectType('PotentialJobVerdict', { simpleResolvers: true })
export class PotentialJobVerdict extends Verdict {
  @Field(() => String, { description: 'Empty where it is not there for this person' })
  address!: string;
}

@InputType('ConvertedPotentialJobInput')
class ConvertedPotentialJobArg {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  workOrder!: string;
}

@InputType('ConvertPotentialJobsInput', { description: 'All of them become jobs, or none' })
export class ConvertPotentialJobsArg {
  @Field(() => String)
  workType!: string;

  @Field(() => String, { nullable: true })
  contract?: string | null;

  @Field(() => [String], { nullable: true, description: 'Task templates of the work type: each job is given a task from each' })
  templates?: string[] | null;

  @Field(() => [ConvertedPotentialJobArg], { description: 'At most 200' })
  jobs!: ConvertedPotentialJobArg[];
}
