// The open tasks of some jobs with what a crew needs on its way (screens.md §2.5). No amounts: it is paper.
import { Field, Int, ObjectType } from 'type-graphql';
import { MOST_RUN_JOBS } from '@lotline/schema/domain/job/run-sheet.rules';
import { DateTimeScalar, DayScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('RunItem', { simpleResolvers: true })
class RunItem {
  @Field(() => String)
  code!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  unitOfMeasure!: string | null;

  @Field(() => DecimalScalar)
  quantity!: string;
}

@ObjectType('RunTask', { simpleResolvers: true })
class RunTask {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { nullable: true })
  groupId!: number | null;

  @Field(() => String, { nullable: true })
  group!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  issuedDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  scheduledStartTime!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  scheduledEndTime!: string | null;

  @Field(() => DayScalar, { nullable: true })
  dueDate!: string | null;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => [RunItem])
  items!: RunItem[];
}

@ObjectType('RunJob', { simpleResolvers: true })
export class RunJob {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String)
  status!: string;

  @Field(() => Boolean)
  acceleratedJob!: boolean;

  @Field(() => String)
  address!: string;

  @Field(() => String, { nullable: true })
  lotNumber!: string | null;

  @Field(() => String, { nullable: true })
  unitNumber!: string | null;

  @Field(() => String, { nullable: true })
  streetNumber!: string | null;

  @Field(() => String, { nullable: true })
  streetName!: string | null;

  @Field(() => String, { nullable: true })
  roadType!: string | null;

  @Field(() => String, { nullable: true })
  suburb!: string | null;

  @Field(() => String, { nullable: true })
  state!: string | null;

  @Field(() => String, { nullable: true })
  postCode!: string | null;

  @Field(() => String, { nullable: true })
  siteContact!: string | null;

  @Field(() => String, { nullable: true })
  siteContactPhone!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovalSentDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovedDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  dbydExpiryDate!: string | null;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => String, { nullable: true, description: 'What is said about materials' })
  bomComments!: string | null;

  @Field(() => [RunTask], { description: 'Neither completed nor declined nor set aside' })
  tasks!: RunTask[];
}

@ObjectType('RunSheet', { simpleResolvers: true })
export class RunSheet {
  @Field(() => [RunJob], { description: `At most ${MOST_RUN_JOBS}, those that are due first` })
  jobs!: RunJob[];

  @Field(() => Boolean, { description: 'The filter finds more of them' })
  isCut!: boolean;
}
