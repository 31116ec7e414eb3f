// The wire shapes of a setting's page and of its save.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, JsonScalar } from '../../platform/graphql/scalars.ts';
import { PreviewedPersonOnWire, PreviewedTaskOnWire } from '../rights/role.type.ts';

@ObjectType('SettingVersion', { simpleResolvers: true })
class SettingVersionOnWire {
  @Field(() => Int, { description: '0: what was there before anyone saved it here' })
  version!: number;

  @Field(() => DateTimeScalar)
  savedAt!: string;

  @Field(() => String, { nullable: true })
  savedBy!: string | null;

  @Field(() => String, { nullable: true })
  why!: string | null;

  @Field(() => JsonScalar, { nullable: true, description: 'Null: the work type had none of its own' })
  config!: unknown;
}

@ObjectType('StatusUse', { simpleResolvers: true })
class StatusUseOnWire {
  @Field(() => String)
  status!: string;

  @Field(() => Int, { description: 'Jobs that stand in it, will be set to it, or return to it from a hold' })
  count!: number;
}

@ObjectType('MovedJobs', { simpleResolvers: true })
class MovedJobsOnWire {
  @Field(() => String, { description: 'That they got' })
  status!: string;

  @Field(() => Int)
  jobs!: number;
}

@ObjectType('SettingPage', { simpleResolvers: true, description: 'With CAN_MANAGE_SYSTEM_SETTINGS' })
export class SettingPageOnWire {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  workType!: string | null;

  @Field(() => Int)
  version!: number;

  @Field(() => Boolean, { description: 'False: the default holds' })
  isOwn!: boolean;

  @Field(() => JsonScalar, { description: 'What holds' })
  config!: unknown;

  @Field(() => [SettingVersionOnWire], { description: 'The newest first' })
  versions!: readonly SettingVersionOnWire[];

  @Field(() => [String], { description: 'Of jobs and of settings' })
  workTypes!: readonly string[];

  @Field(() => [String], { description: 'Those that have their own' })
  ownWorkTypes!: readonly string[];

  @Field(() => [StatusUseOnWire], { description: 'Of the statuses of jobs alone' })
  statusUses!: readonly StatusUseOnWire[];

  @Field(() => String, { nullable: true, description: 'Of the company alone: the picture that its setting names, as a data URL' })
  logo!: string | null;

  @Field(() => [MovedJobsOnWire], {
    nullable: true,
    description: 'Of a save alone: the jobs that it moved; a job counts once for each status',
  })
  moved?: readonly MovedJobsOnWire[] | null;

  @Field(() => Int, { nullable: true, description: 'Of a save alone: the jobs that it leaves to the queue' })
  queued?: number | null;
}

@ObjectType('OldDevice', { simpleResolvers: true })
class OldDeviceOnWire {
  @Field(() => String)
  person!: string;

  @Field(() => String)
  device!: string;

  @Field(() => String)
  appVersion!: string;
}

@ObjectType('SettingEffect', { simpleResolvers: true })
class SettingEffectOnWire {
  @Field(() => String, { description: 'moved (jobs get another status), section, status, hold, choice, fact, column, edit …' })
  kind!: string;

  @Field(() => String, { description: 'The status, fact, column, field or photo; empty where the kind says it all' })
  what!: string;

  @Field(() => String)
  before!: string;

  @Field(() => String)
  after!: string;

  @Field(() => Int, { description: '0 where it is told of jobs alone' })
  tasks!: number;

  @Field(() => Int)
  jobs!: number;

  @Field(() => [PreviewedTaskOnWire], { description: 'Of an effect that is told of jobs alone: jobs, by their address' })
  first!: readonly PreviewedTaskOnWire[];

  @Field(() => Int, { description: 'Whom it holds up' })
  people!: number;

  @Field(() => [PreviewedPersonOnWire])
  firstPeople!: readonly PreviewedPersonOnWire[];
}

@ObjectType('GoingPhotos', { simpleResolvers: true, description: 'Old enough to go by the setting as it would be saved' })
class GoingPhotosOnWire {
  @Field(() => Int)
  originals!: number;

  @Field(() => Int)
  stamped!: number;

  @Field(() => Int, { description: 'Old enough, and they stay as they decide pay' })
  kept!: number;
}

@ObjectType('SettingPreview', {
  simpleResolvers: true,
  description: 'What a save would do to tasks that are open or were done in the last 90 days',
})
export class SettingPreviewOnWire {
  @Field(() => Int, { description: 'Looked at' })
  tasks!: number;

  @Field(() => [SettingEffectOnWire], { description: 'The most frequent first' })
  effects!: readonly SettingEffectOnWire[];

  @Field(() => Int, { description: 'In use, with a version of the field app that does not know the setting' })
  devices!: number;

  @Field(() => [OldDeviceOnWire])
  firstDevices!: readonly OldDeviceOnWire[];

  @Field(() => GoingPhotosOnWire, { nullable: true, description: 'Of the setting of photos alone' })
  photos!: GoingPhotosOnWire | null;
}

@InputType('ReplacedStatusInput')
class ReplacedStatusArg {
  @Field(() => String)
  from!: string;

  @Field(() => String)
  to!: string;
}

@InputType('SettingPreviewInput')
export class SettingPreviewArg {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true, description: 'Left out: the default of all work types' })
  workType!: string | null;

  @Field(() => JsonScalar, { nullable: true, description: 'The whole setting; null: the work type has none of its own any more' })
  config!: unknown;

  @Field(() => [ReplacedStatusArg], { nullable: true, description: 'Where jobs would go from statuses that are gone' })
  replaced!: ReplacedStatusArg[] | null;
}

@InputType('SaveSettingInput')
export class SaveSettingArg {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true, description: 'Left out: the default of all work types' })
  workType!: string | null;

  @Field(() => JsonScalar, { nullable: true, description: 'The whole setting; null: the work type has none of its own any more' })
  config!: unknown;

  @Field(() => Int, { description: 'The version that its editor saw' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Refused without: REASON_REQUIRED' })
  why!: string | null;

  @Field(() => [ReplacedStatusArg], { nullable: true, description: 'Where jobs go from statuses that are gone' })
  replaced!: ReplacedStatusArg[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that this save takes back: jobs that it moved to another status return, but for those that have been changed since',
  })
  undoes!: number | null;
}

@InputType('CheckXeroInput', { description: 'As it stands in the form, saved or not' })
export class CheckXeroArg {
  @Field(() => String)
  accountCode!: string;

  @Field(() => String)
  taxWithGst!: string;

  @Field(() => String)
  taxWithoutGst!: string;
}

@ObjectType('XeroCheck', { simpleResolvers: true })
export class XeroCheckOnWire {
  @Field(() => String, { nullable: true, description: 'Who answered; null: nobody' })
  organisation!: string | null;

  @Field(() => String, { nullable: true, description: 'As a sentence; null: it was compared' })
  failure!: string | null;

  @Field(() => [String], { description: 'The fields of the setting whose value is unknown there' })
  unknown!: readonly string[];
}
