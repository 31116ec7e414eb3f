// The queue, the scheduled tasks and how the system stands, on the wire (screens.md §2.22).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { QUEUE_MOVES, QUEUE_STATES, SCHEDULED_TASK_NAMES } from '@lotline/schema/domain/log/queue.rules';
import { DateTimeScalar, DayScalar } from '../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true })
class QueueCounts {
  @Field(() => Int)
  failed!: number;

  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  running!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A background job' })
export class QueueJob {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'Its kind, by its name in the queue' })
  job!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String, { description: `One of: ${Object.keys(QUEUE_STATES).join(', ')}` })
  state!: string;

  @Field(() => Int)
  tries!: number;

  @Field(() => Int)
  mostTries!: number;

  @Field(() => DateTimeScalar)
  addedAt!: string;

  @Field(() => DateTimeScalar, { description: 'When it may begin, or began' })
  runAt!: string;

  @Field(() => DateTimeScalar)
  changedAt!: string;

  @Field(() => String, { nullable: true, description: 'Of the last try' })
  error!: string | null;
}

@ObjectType({ simpleResolvers: true })
class TaskRun {
  @Field(() => DateTimeScalar)
  startedAt!: string;

  @Field(() => DateTimeScalar)
  endedAt!: string;

  @Field(() => String, { description: 'Empty where there was nothing to do' })
  did!: string;

  @Field(() => String, { nullable: true, description: 'Null: it ended well' })
  error!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What runs each hour' })
class RecurringTask {
  @Field(() => String)
  task!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  about!: string;

  @Field(() => Int, { description: 'Of each hour' })
  minute!: number;

  @Field(() => Boolean, { description: 'It waits for its turn, or runs' })
  isQueued!: boolean;

  @Field(() => [TaskRun], { description: 'The last of them, the newest first' })
  runs!: readonly TaskRun[];
}

@ObjectType({ simpleResolvers: true, description: 'What is planned for an instant of its own, a job of the queue for each record' })
class PlannedTask {
  @Field(() => String)
  task!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  about!: string;

  @Field(() => Int, { description: 'How many wait for their instant' })
  planned!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The first of these instants' })
  nextAt!: string | null;

  @Field(() => [TaskRun], { description: 'The last of them, the newest first; what ended within one hour is one' })
  runs!: readonly TaskRun[];
}

@ObjectType({ simpleResolvers: true })
class VersionInUse {
  @Field(() => String, { description: 'field or console' })
  app!: string;

  @Field(() => String)
  appVersion!: string;

  @Field(() => String, { nullable: true })
  workerVersion!: string | null;

  @Field(() => Int)
  devices!: number;
}

@ObjectType({ simpleResolvers: true })
class SystemHealth {
  @Field(() => Int)
  databaseMegabytes!: number;

  @Field(() => Int, { description: 'Of all files that are kept, previews too' })
  fileMegabytes!: number;

  @Field(() => Int, { nullable: true, description: 'On the disk of DATA_DIR; null: it cannot be asked' })
  freeDiskMegabytes!: number | null;

  @Field(() => Int, { nullable: true })
  diskMegabytes!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last backup ended; null: none has left its mark' })
  backupAt!: string | null;

  @Field(() => Boolean, { description: 'False: this server was not told where backups leave their mark (BACKUP_MARK)' })
  isBackupTold!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a backup was last restored as a test, and everything was there; null: none has been',
  })
  restoreTestAt!: string | null;

  @Field(() => Boolean, { description: 'False: this server was not told where the test of a restore leaves its mark (RESTORE_MARK)' })
  isRestoreTestTold!: boolean;

  @Field(() => Int, { nullable: true, description: 'Of the background job that should have begun first; null: none waits' })
  longestWaitMinutes!: number | null;

  @Field(() => Int, { description: 'Live runners of background jobs' })
  runners!: number;

  @Field(() => Int, { description: 'Kinds of errors of the apps in the last 24 hours' })
  appErrorsToday!: number;

  @Field(() => Int, { description: 'Files that were announced a day ago or longer' })
  filesNotReceived!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Of what any device still has to send' })
  oldestUnsentAt!: string | null;

  @Field(() => [VersionInUse], { description: 'Of devices heard of in the last fortnight' })
  versionsInUse!: readonly VersionInUse[];
}

@ObjectType({ simpleResolvers: true, description: 'Reminders to builders: a person sends them, from the list builderApprovals' })
class BuilderReminders {
  @Field(() => Int, { description: 'Jobs whose builder is to be asked again' })
  due!: number;

  @Field(() => Int, { description: 'Jobs whose day is still to come' })
  planned!: number;

  @Field(() => DayScalar, { nullable: true, description: 'The first of these days' })
  nextDay!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'With CAN_ACCESS_ADMINISTRATOR_TASKS' })
export class AdminTasks {
  @Field(() => QueueCounts)
  counts!: QueueCounts;

  @Field(() => [RecurringTask])
  scheduled!: readonly RecurringTask[];

  @Field(() => [PlannedTask])
  planned!: readonly PlannedTask[];

  @Field(() => BuilderReminders)
  reminders!: BuilderReminders;

  @Field(() => SystemHealth)
  health!: SystemHealth;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What needs a look; null where its page is not open to this person. With CAN_ACCESS_ADMINISTRATION',
})
export class AdminHealth {
  @Field(() => Int, { nullable: true })
  failedJobs!: number | null;

  @Field(() => Int, { nullable: true, description: 'In the last 24 hours' })
  appErrors!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of those who may sign in' })
  peopleWithoutRole!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of those who have field work alone: they are given no task' })
  peopleWithoutGroup!: number | null;

  @Field(() => Int, { nullable: true, description: 'Saves of settings in the last seven days' })
  settingsChanged!: number | null;

  @Field(() => Int, { nullable: true, description: 'With a mandatory document that has expired' })
  expiredContractors!: number | null;

  @Field(() => Int, { nullable: true, description: 'Child codes in use by which nobody can be paid on this day' })
  codesWithoutRate!: number | null;
}

@InputType('MoveQueueJobsInput')
export class MoveQueueJobsArg {
  @Field(() => String, { description: `One of: ${QUEUE_MOVES.join(', ')}` })
  move!: string;

  @Field(() => [Int])
  ids!: number[];

  @Field(() => String, { nullable: true })
  why?: string | null;
}

@InputType('RunScheduledTaskInput')
export class RunScheduledTaskArg {
  @Field(() => String, { description: `One of: ${SCHEDULED_TASK_NAMES.join(', ')}` })
  task!: string;

  @Field(() => String, { nullable: true })
  why?: string | null;
}
