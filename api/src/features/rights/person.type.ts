// The wire shape of one person as the page of people shows them.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PERSON_STATES } from '@lotline/schema/domain/rights/person.columns';
import { DateTimeScalar, DayScalar } from '../../platform/graphql/scalars.ts';
import { RecordEditArg } from '../../platform/record/record-edit.type.ts';

@ObjectType('RoleOfPerson', { simpleResolvers: true })
class RoleOfPerson {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => [String])
  claims!: readonly string[];
}

@ObjectType('GroupOfPerson', { simpleResolvers: true })
class GroupOfPerson {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  isPrimaryContact!: boolean;

  @Field(() => Boolean, { description: 'Nobody else of it can sign in' })
  isAlone!: boolean;

  @Field(() => Int)
  openTasks!: number;
}

@ObjectType('OpenTaskOfPerson', { simpleResolvers: true })
class OpenTaskOfPerson {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  constructionId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String)
  group!: string;

  @Field(() => DayScalar, { nullable: true })
  dueDate!: string | null;

  @Field(() => Boolean, { description: 'The person is onsite at it now' })
  isOnsite!: boolean;
}

@ObjectType('DeviceOfPerson', { simpleResolvers: true, description: 'A device as it last reported itself' })
class DeviceOfPerson {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { nullable: true, description: 'As its browser names itself' })
  device!: string | null;

  @Field(() => String, { description: 'field or console' })
  app!: string;

  @Field(() => String)
  appVersion!: string;

  @Field(() => String, { nullable: true })
  workerVersion!: string | null;

  @Field(() => Int, { description: 'What it has not sent yet' })
  unsent!: number;

  @Field(() => Int, { nullable: true, description: 'Of these; null where the app does not tell them apart' })
  unsentPhotos!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of these; null where the app does not tell them apart' })
  unsentFiles!: number | null;

  @Field(() => DateTimeScalar, { nullable: true })
  oldestUnsentAt!: string | null;

  @Field(() => String, { nullable: true })
  lastError!: string | null;

  @Field(() => DateTimeScalar)
  lastSeenAt!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'It signs out once it has sent what it holds' })
  resetAskedAt!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  resetDoneAt!: string | null;
}

@ObjectType('PersonDetail', { simpleResolvers: true, description: 'With CAN_MANAGE_USERS' })
export class PersonDetail {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { description: `One of: ${PERSON_STATES.join(', ')}` })
  state!: string;

  @Field(() => Boolean)
  isSubcontractor!: boolean;

  @Field(() => DateTimeScalar, { nullable: true })
  lastSignInAt!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  invitedAt!: string | null;

  @Field(() => [RoleOfPerson])
  roles!: readonly RoleOfPerson[];

  @Field(() => [GroupOfPerson])
  groups!: readonly GroupOfPerson[];

  @Field(() => [OpenTaskOfPerson], { description: 'Of their groups, those first at which they are onsite; at most 50' })
  openTasks!: readonly OpenTaskOfPerson[];

  @Field(() => [DeviceOfPerson], { description: 'The one heard last first; at most 50' })
  devices!: readonly DeviceOfPerson[];

  @Field(() => String, { description: 'The company’s under a message to them, by the host of this call' })
  signature!: string;

  @Field(() => String, { description: 'The company’s words of a message that invites, with parts to fill in' })
  invitation!: string;

  @Field(() => String, { description: 'The server’s public address, at which sign-in is set up; no path' })
  signInAddress!: string;
}

@ObjectType('ChoosableGroup', { simpleResolvers: true })
class ChoosableGroup {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;
}

@ObjectType('PersonChoices', { simpleResolvers: true, description: 'What the form of a person offers. With CAN_MANAGE_USERS' })
export class PersonChoices {
  @Field(() => [RoleOfPerson])
  roles!: readonly RoleOfPerson[];

  @Field(() => [ChoosableGroup])
  groups!: readonly ChoosableGroup[];
}

@InputType('SavePersonInput')
export class SavePersonArg extends RecordEditArg {
  @Field(() => String, { nullable: true, description: 'The reason, which the history keeps. Refused without: REASON_REQUIRED' })
  why!: string | null;

  @Field(() => [Int], { nullable: true })
  giveRoleIds!: number[] | null;

  @Field(() => [Int], { nullable: true })
  takeRoleIds!: number[] | null;

  @Field(() => [Int], { nullable: true })
  joinGroupIds!: number[] | null;

  @Field(() => [Int], { nullable: true })
  leaveGroupIds!: number[] | null;
}
