// The list of jobs as it is asked for and answered (screens.md §2.5).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { BUILDER_APPROVALS, JOB_DATES } from '@lotline/schema/domain/job/job-list.input';
import { DateTimeScalar, DayScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';
import { DateRangeInput, ListPage } from '../../platform/list/list.type.ts';

@InputType('JobFilterInput')
export class JobFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Work order, lot, unit, street, references, contact, phone: each word must be found',
  })
  search?: string | null;

  @Field(() => [Int], { nullable: true })
  ids?: number[] | null;

  @Field(() => [String], { nullable: true })
  statuses?: string[] | null;

  @Field(() => [String], { nullable: true })
  workTypes?: string[] | null;

  @Field(() => [String], { nullable: true })
  contracts?: string[] | null;

  @Field(() => [String], { nullable: true })
  regions?: string[] | null;

  @Field(() => [String], { nullable: true })
  states?: string[] | null;

  @Field(() => [String], { nullable: true })
  customers?: string[] | null;

  @Field(() => [String], { nullable: true })
  deliveryPartners?: string[] | null;

  @Field(() => [String], { nullable: true })
  deliveryPartnerPms?: string[] | null;

  @Field(() => [String], { nullable: true })
  developers?: string[] | null;

  @Field(() => [String], { nullable: true })
  schedulers?: string[] | null;

  @Field(() => [Int], { nullable: true, description: 'Jobs with a task of one of these groups' })
  groupIds?: number[] | null;

  @Field(() => Boolean, { nullable: true })
  accelerated?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  received?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  hasRejectedItems?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'A task of it was done and lacks photos that Expected Photos asks for. Without statuses: of jobs that are neither Complete nor Closed',
  })
  hasMissingPhotos?: boolean | null;

  @Field(() => String, { nullable: true, description: `One of: ${BUILDER_APPROVALS.join(', ')}` })
  builderApproval?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Its due day has passed and it is neither Complete nor Closed' })
  overdue?: boolean | null;

  @Field(() => [DateRangeInput], { nullable: true, description: `Fields: ${JOB_DATES.join(', ')}` })
  dates?: DateRangeInput[] | null;
}

@ObjectType('NextTask', { simpleResolvers: true })
class NextTask {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  group!: string | null;

  @Field(() => Boolean, { description: 'Somebody is onsite now' })
  isOnsite!: boolean;
}

@ObjectType('JobRow', { simpleResolvers: true })
export class JobRow {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String, { nullable: true })
  suburb!: string | null;

  @Field(() => String, { nullable: true })
  state!: string | null;

  @Field(() => String)
  status!: string;

  @Field(() => String)
  workType!: string;

  @Field(() => String, { nullable: true })
  customer!: string | null;

  @Field(() => String, { nullable: true })
  region!: string | null;

  @Field(() => String, { nullable: true })
  contract!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The updated one over the original' })
  dueDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  originalDueDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  updatedDueDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  bookedDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  dbydExpiryDate!: string | null;

  @Field(() => Boolean)
  acceleratedJob!: boolean;

  @Field(() => Boolean)
  isReceived!: boolean;

  @Field(() => String, { nullable: true })
  scheduler!: string | null;

  @Field(() => String, { nullable: true })
  developer!: string | null;

  @Field(() => String, { nullable: true })
  customerRef!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovalSentDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovedDate!: string | null;

  @Field(() => String, { nullable: true })
  siteContact!: string | null;

  @Field(() => String, { nullable: true })
  siteContactPhone!: string | null;

  @Field(() => Int)
  attachmentCount!: number;

  @Field(() => Int)
  rejectedItemCount!: number;

  @Field(() => NextTask, { nullable: true, description: 'The first of its tasks that is neither submitted nor set aside' })
  nextTask!: NextTask | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Quantities and variations that were not refused at their unit amounts; with CAN_VIEW_FINANCIAL_INFORMATION',
  })
  contractValue!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Left of the value after payments, materials and expenses, ex GST; with CAN_VIEW_FINANCIAL_INFORMATION',
  })
  margin!: string | null;
}

@ObjectType('JobPage', { simpleResolvers: true })
export class JobPage extends ListPage {
  @Field(() => [JobRow])
  rows!: JobRow[];
}

@ObjectType('FilterOptions', { simpleResolvers: true })
export class FilterOptions {
  @Field(() => [String])
  statuses!: string[];

  @Field(() => [String])
  workTypes!: string[];

  @Field(() => [String])
  contracts!: string[];

  @Field(() => [String])
  regions!: string[];

  @Field(() => [String])
  states!: string[];

  @Field(() => [String])
  customers!: string[];

  @Field(() => [String])
  deliveryPartners!: string[];

  @Field(() => [String])
  deliveryPartnerPms!: string[];

  @Field(() => [String])
  developers!: string[];

  @Field(() => [String])
  schedulers!: string[];
}
