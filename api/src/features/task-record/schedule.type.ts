// The wire shape of Schedule, ScheduleItem, TaskUser: names and nullability are the contract's.
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DayScalar, DecimalScalar, UuidScalar } from '../../platform/graphql/scalars.ts';
import { User } from '../people/user.type.ts';

@ObjectType('TaskUser', { simpleResolvers: true })
export class TaskUser {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  /** The id of the press that brought it; null for what came from elsewhere. */
  @Field(() => UuidScalar, { nullable: true })
  clientId!: string | null;

  @Field(() => Int)
  userId!: number;

  @Field(() => Int)
  scheduleId!: number;

  @Field(() => DateTimeScalar, { nullable: true })
  onSiteUtc!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  offSiteUtc!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  completedUtc!: string | null;

  @Field(() => Boolean)
  confirmItemQtys!: boolean;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => User, { nullable: true })
  user!: User | null;
}

@ObjectType('ScheduleItem', { simpleResolvers: true })
export class ScheduleItem {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  /** The id of the press that brought it; null for what came from elsewhere. */
  @Field(() => UuidScalar, { nullable: true })
  clientId!: string | null;

  @Field(() => Int, { nullable: true })
  boqId!: number | null;

  @Field(() => String, { nullable: true })
  childCode!: string | null;

  @Field(() => DecimalScalar)
  quantity!: string;

  @Field(() => DecimalScalar, { nullable: true })
  completedQty!: string | null;

  @Field(() => String, { nullable: true })
  variationReason!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  rejectedDate!: string | null;

  @Field(() => String, { nullable: true })
  rejectedBy!: string | null;

  @Field(() => String, { nullable: true })
  rejectReason!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of the item code: less is asked about' })
  minQuantity!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of the item code: more is asked about' })
  maxQuantity!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the item code: photos that it needs, separated by commas or lines' })
  shotList!: string | null;

  @Field(() => String, { nullable: true, description: 'The customer approves its line first: needed or given' })
  preapproval!: string | null;

  /** What the office approved, beside what was counted. */
  @Field(() => DecimalScalar, { nullable: true })
  approvedQty!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  approvedDate!: string | null;

  @Field(() => String, { nullable: true })
  approvedBy!: string | null;

  /** Why less was approved than was counted. */
  @Field(() => String, { nullable: true })
  reviewReason!: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  rate!: string | null;

  @Field(() => String, { nullable: true })
  code!: string | null;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  unitOfMeasure!: string | null;
}

@ObjectType('Schedule', { simpleResolvers: true })
export class Schedule {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  owner!: string | null;

  @Field(() => String, { nullable: true })
  resource!: string | null;

  @Field(() => Int, { nullable: true })
  groupId!: number | null;

  @Field(() => DateTimeScalar, { nullable: true })
  issuedDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  dueDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  completedDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  submittedDate!: string | null;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => Boolean)
  initial!: boolean;

  @Field(() => Boolean)
  ignored!: boolean;

  @Field(() => Boolean)
  isPayment!: boolean;

  @Field(() => Boolean)
  isReopened!: boolean;

  @Field(() => Boolean)
  isPartial!: boolean;

  @Field(() => DateTimeScalar, { nullable: true })
  onsiteDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  acceptedDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  declinedDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Why its group declined it, as long as it is declined' })
  declineReason!: string | null;

  @Field(() => String, { nullable: true })
  ticketOfWork!: string | null;

  @Field(() => Int, { nullable: true })
  childTaskId!: number | null;

  @Field(() => String, { nullable: true })
  externalJobLink!: string | null;

  @Field(() => DayScalar, { nullable: true })
  reminderDate!: string | null;

  @Field(() => String, { nullable: true })
  reminderComments!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  scheduledStartTime!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  scheduledEndTime!: string | null;

  @Field(() => [ScheduleItem])
  items!: ScheduleItem[];

  @Field(() => [TaskUser])
  taskUsers!: TaskUser[];

  /** The group's flag: the task must be accepted before work. */
  @Field(() => Boolean)
  isSubcontracted!: boolean;

  /** What is paid stays as it was approved. False for whom the task's moves do not concern. */
  @Field(() => Boolean)
  hasApprovedPayment!: boolean;

  /** The mandatory document of the contractor that has expired. Null for whom the task's moves do not concern. */
  @Field(() => String, { nullable: true })
  expiredDocument!: string | null;

  @Field(() => [String])
  allowedMoves!: string[];
}
