// The wire shapes of a group's page and of what its forms send.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { RecordEditArg } from '../../platform/record/record-edit.type.ts';
import { DayScalar, FieldValuesScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('GroupMember', { simpleResolvers: true })
class GroupMember {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Boolean)
  canLogIn!: boolean;

  @Field(() => Boolean)
  isPrimaryContact!: boolean;

  @Field(() => Boolean, { description: 'At a task of the group' })
  isOnsite!: boolean;

  @Field(() => [String])
  otherGroups!: readonly string[];
}

@ObjectType('GroupTask', { simpleResolvers: true })
class GroupTask {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  constructionId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  workOrder!: string | null;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => DayScalar, { nullable: true })
  dueDate!: string | null;

  @Field(() => Boolean, { description: 'Issued, neither accepted nor completed' })
  isUnaccepted!: boolean;
}

@ObjectType('GroupAbsence', { simpleResolvers: true })
class GroupAbsence {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => Int, { nullable: true, description: 'Null: the whole group' })
  userId!: number | null;

  @Field(() => String, { nullable: true })
  userName!: string | null;

  @Field(() => String)
  kind!: string;

  @Field(() => DayScalar)
  fromDate!: string;

  @Field(() => DayScalar)
  toDate!: string;

  @Field(() => String, { nullable: true })
  note!: string | null;
}

@ObjectType('GroupDetail', { simpleResolvers: true, description: 'With CAN_MANAGE_GROUPS' })
export class GroupDetail {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => FieldValuesScalar, { description: 'Its fields by name, each a text or null' })
  values!: unknown;

  @Field(() => String, { nullable: true })
  contractor!: string | null;

  @Field(() => Boolean)
  isArchived!: boolean;

  @Field(() => Int)
  openTasks!: number;

  @Field(() => Int)
  unacceptedTasks!: number;

  @Field(() => [GroupMember])
  members!: readonly GroupMember[];

  @Field(() => [GroupTask], { description: 'The first 50 of those that are open; none without CAN_VIEW_ALL_GROUPS' })
  tasks!: readonly GroupTask[];

  @Field(() => [GroupAbsence])
  absences!: readonly GroupAbsence[];
}

@ObjectType('NamedRow', { simpleResolvers: true })
export class NamedRow {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;
}

@ObjectType('GroupCandidate', { simpleResolvers: true })
export class GroupCandidate extends NamedRow {
  @Field(() => String)
  email!: string;

  @Field(() => [String])
  groups!: readonly string[];
}

@InputType('GroupEditInput')
export class GroupEditArg extends RecordEditArg {
  @Field(() => String, { nullable: true, description: 'Asked where rights, money or the way of working change: REASON_REQUIRED' })
  why!: string | null;
}

@InputType('GroupMembersInput')
export class GroupMembersArg {
  @Field(() => Int)
  groupId!: number;

  @Field(() => [Int], { nullable: true })
  join!: number[] | null;

  @Field(() => [Int], { nullable: true })
  leave!: number[] | null;

  @Field(() => Int, { nullable: true, description: 'The primary contact. Left out: whoever it is stays' })
  primaryUserId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The primary contact that the editor saw' })
  basePrimaryUserId!: number | null;

  @Field(() => String, { nullable: true, description: 'Refused without: REASON_REQUIRED' })
  why!: string | null;
}

@InputType('AbsenceEditInput')
export class AbsenceEditArg extends RecordEditArg {
  @Field(() => Int)
  groupId!: number;
}
