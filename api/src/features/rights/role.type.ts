// The wire shapes of the roles and of who hold them.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('RoleWithClaims', { simpleResolvers: true, description: 'With CAN_MANAGE_ROLE_CLAIMS' })
class RoleWithClaims {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => Boolean)
  isArchived!: boolean;

  @Field(() => Int, { description: 'Those too who may not log in' })
  holderCount!: number;

  @Field(() => [String])
  claims!: readonly string[];
}

@ObjectType('RoleHolders', { simpleResolvers: true, description: 'Those who can log in and hold exactly these roles' })
class RoleHoldersOnWire {
  @Field(() => [Int])
  roleIds!: readonly number[];

  @Field(() => Int)
  count!: number;

  @Field(() => [String], { description: 'Of some of them' })
  names!: readonly string[];
}

@ObjectType('LastRoleChange', { simpleResolvers: true })
class LastRoleChange {
  @Field(() => String, { nullable: true })
  by!: string | null;

  @Field(() => DateTimeScalar)
  at!: string;
}

@ObjectType('RoleMatrix', { simpleResolvers: true })
export class RoleMatrix {
  @Field(() => [RoleWithClaims])
  roles!: readonly RoleWithClaims[];

  @Field(() => [RoleHoldersOnWire])
  holders!: readonly RoleHoldersOnWire[];

  @Field(() => LastRoleChange, { nullable: true })
  lastChange!: LastRoleChange | null;
}

@ObjectType('PreviewedPerson', { simpleResolvers: true })
export class PreviewedPersonOnWire {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  displayName!: string;
}

@ObjectType('PreviewedTask', { simpleResolvers: true })
export class PreviewedTaskOnWire {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  jobId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  workOrder!: string;
}

@ObjectType('BlockedPerson', { simpleResolvers: true })
class BlockedPersonOnWire extends PreviewedPersonOnWire {
  @Field(() => Int, { description: 'Those that they could no longer do, or open' })
  tasks!: number;

  @Field(() => [PreviewedTaskOnWire])
  first!: readonly PreviewedTaskOnWire[];
}

@ObjectType('RatesShown', { simpleResolvers: true, description: 'Of tasks that are open or were done in the last 90 days' })
class RatesShownOnWire {
  @Field(() => Int)
  tasks!: number;

  @Field(() => Int)
  contractors!: number;
}

@ObjectType('RolePreview', {
  simpleResolvers: true,
  description: 'What a change of roles would do to people; at most 50 of each are named',
})
export class RolePreviewOnWire {
  @Field(() => Int)
  seeMoneyCount!: number;

  @Field(() => [PreviewedPersonOnWire])
  seeMoney!: readonly PreviewedPersonOnWire[];

  @Field(() => RatesShownOnWire, { description: 'Where someone sees the rates of contractors who saw none' })
  ratesOn!: RatesShownOnWire;

  @Field(() => Boolean, { description: 'Everyone whose rights change is told by email; false: this server sends none' })
  isMailed!: boolean;

  @Field(() => Int)
  seeMoneyNoMoreCount!: number;

  @Field(() => [PreviewedPersonOnWire])
  seeMoneyNoMore!: readonly PreviewedPersonOnWire[];

  @Field(() => Int)
  blockedCount!: number;

  @Field(() => [BlockedPersonOnWire], { description: 'Whoever has most to do comes first' })
  blocked!: readonly BlockedPersonOnWire[];

  @Field(() => Int)
  closedCount!: number;

  @Field(() => [BlockedPersonOnWire], { description: 'Likewise, of tasks that were done in the last 90 days' })
  closed!: readonly BlockedPersonOnWire[];
}

@InputType('RoleEditInput', { description: 'A new role without an id; of one that is there what is changed' })
export class RoleEditInput {
  @Field(() => Int, { nullable: true })
  id!: number | null;

  @Field(() => String, { nullable: true, description: 'Left out: it stays' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'The name that its editor saw' })
  baseName!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Left out: it stays' })
  isArchived!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'As its editor saw it; left out: false' })
  wasArchived!: boolean | null;

  @Field(() => [String], { nullable: true })
  give!: string[] | null;

  @Field(() => [String], { nullable: true })
  take!: string[] | null;
}

@InputType('SaveRolesInput')
export class SaveRolesArg {
  @Field(() => String, { nullable: true, description: 'The reason, which the history keeps. Refused without: REASON_REQUIRED' })
  why!: string | null;

  @Field(() => [RoleEditInput])
  roles!: RoleEditInput[];
}
