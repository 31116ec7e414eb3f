// The wire shapes of the job's edit form, and of what it sends.
import { LIKENESS_WORDS, type AddressLikeness } from '@lotline/schema/domain/job/address-likeness.rules';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar, FieldValuesScalar, JsonScalar } from '../../platform/graphql/scalars.ts';
import { JobInBrief } from './job-in-brief.type.ts';

@ObjectType('ConstructionEdit', { simpleResolvers: true, description: 'What the edit form of a job stands on' })
export class ConstructionEdit {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  status!: string;

  @Field(() => JsonScalar, { description: 'By field; a custom one under customFields.<its name>' })
  values!: unknown;

  @Field(() => Int, { description: 'How many of its tasks are issued: what a change of the work type asks about' })
  issuedTasks!: number;

  @Field(() => DayScalar, { nullable: true, description: 'The first day that a task which is not completed is booked for' })
  nextBooked!: string | null;

  @Field(() => DayScalar, { nullable: true })
  onsiteDate!: string | null;

  @Field(() => String, { nullable: true, description: 'From its quote: read, not edited here' })
  quoteNumber!: string | null;

  @Field(() => String, { nullable: true })
  prePaymentNumber!: string | null;
}

@ObjectType('JobAtAddress', { simpleResolvers: true })
export class JobAtAddress extends JobInBrief {
  @Field(() => String)
  workType!: string;

  @Field(() => String, { description: `How near it is: ${Object.keys(LIKENESS_WORDS).join(', ')}` })
  likeness!: AddressLikeness;
}

@InputType('AtAddressInput')
export class AtAddressInputType {
  @Field(() => Int, { nullable: true, description: 'The job that asks' })
  exceptId?: number | null;

  @Field(() => String, { nullable: true, description: 'In one line, where it is not structured' })
  address?: string | null;

  @Field(() => String, { nullable: true })
  lotNumber?: string | null;

  @Field(() => String, { nullable: true })
  unitNumber?: string | null;

  @Field(() => String, { nullable: true })
  streetNumber?: string | null;

  @Field(() => String, { nullable: true })
  streetName?: string | null;

  @Field(() => String, { nullable: true })
  suburb?: string | null;
}

@InputType('CreateConstructionInput')
export class CreateConstructionInput {
  @Field(() => FieldValuesScalar, { description: 'By field; a custom one under customFields.<its name>' })
  values!: unknown;

  @Field(() => [String], { nullable: true, description: 'Task templates of its work type: each is a task of the job, with its items' })
  templates?: string[] | null;
}

@InputType('DuplicateConstructionInput')
export class DuplicateConstructionInput {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  workOrder!: string;
}

@InputType('UpdateConstructionInput')
export class UpdateConstructionInput {
  @Field(() => Int)
  id!: number;

  @Field(() => FieldValuesScalar, { description: 'The changed fields as the editor saw them' })
  base!: unknown;

  @Field(() => FieldValuesScalar, { description: 'The changed fields as they are wanted' })
  changes!: unknown;

  @Field(() => String, { nullable: true, description: 'Reason for moving the due date' })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The change of the work type was asked about' })
  isConfirmed?: boolean | null;
}

@InputType('HoldConstructionInput')
export class HoldConstructionInput {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  reason!: string;

  @Field(() => DayScalar, { description: 'The day on which it goes back by itself' })
  until!: string;

  @Field(() => String, { nullable: true, description: 'Which of the hold statuses of its work type; without one, the first' })
  status?: string | null;
}

@InputType('ReleaseConstructionInput')
export class ReleaseConstructionInput {
  @Field(() => Int)
  id!: number;
}

@InputType('ResetConstructionInput')
export class ResetConstructionInput {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'The work order, typed by hand' })
  typed!: string;

  @Field(() => String)
  reason!: string;
}
