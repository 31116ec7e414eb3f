// One event of a job's history, and a page of them.
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, JsonScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('ChangeOfMany', {
  simpleResolvers: true,
  description: 'One change of this person that several jobs, tasks, potential jobs, files or items of a job had',
})
class ChangeOfMany {
  @Field(() => String, {
    description: 'Of the action, or of the whole that was sent in parts: for changedRows, and among the client ids of what takes it back',
  })
  actionId!: string;

  @Field(() => String, {
    description:
      'What takes it back: undoJobChanges or undoAddedTasks (of the jobs), undoTaskChanges (of the tasks), undoPotentialJobChanges, undoFileChanges, undoRemovedItems (of the items)',
  })
  undoneBy!: string;

  @Field(() => Boolean, { description: 'It was an undo: what takes it back does again what was undone' })
  isOfUndo!: boolean;

  @Field(() => Int, { description: 'Of how many it was, counted to 1,001' })
  count!: number;
}

@ObjectType('ChangedRows', { simpleResolvers: true })
export class ChangedRows {
  @Field(() => Int, { description: 'Of all of them' })
  count!: number;

  @Field(() => [Int], { description: 'In their order, after the named one; at most as many as one undo takes' })
  ids!: readonly number[];
}

@ObjectType('JobEvent', { simpleResolvers: true })
export class JobEvent {
  @Field(() => String)
  id!: string;

  @Field(() => DateTimeScalar, { description: 'The server’s clock' })
  recordedAt!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'What the device’s own clock said' })
  occurredAt!: string | null;

  @Field(() => String, { description: 'The lifecycle’s move, or the change’s name' })
  move!: string;

  @Field(() => String)
  entity!: string;

  @Field(() => Int)
  entityId!: number;

  @Field(() => String, { description: 'person, link (a builder’s) or system (a job of the server)' })
  actorKind!: string;

  @Field(() => Int, { nullable: true, description: 'Nobody where a builder or the system acted' })
  userId!: number | null;

  @Field(() => String)
  displayName!: string;

  @Field(() => Int, { nullable: true, description: 'Who acted in that person’s name' })
  impersonatorId!: number | null;

  @Field(() => String, { nullable: true, description: 'The device that it was sent from, as people call it: Chrome on Android' })
  device!: string | null;

  @Field(() => String, { nullable: true, description: 'The reason that was given' })
  why!: string | null;

  @Field(() => ChangeOfMany, { nullable: true, description: 'Where the person who asks changed several jobs with it' })
  ofMany!: ChangeOfMany | null;

  @Field(() => Boolean, { description: 'Its words have the shape that its move has today; older ones are answered as they were written' })
  hasKnownShape!: boolean;

  @Field(() => JsonScalar, { nullable: true, description: 'Fields of the entity before it' })
  before!: unknown;

  @Field(() => Int, { nullable: true, description: `How long \`before\` is where a page leaves it out; jobEvent has it` })
  beforeLeftOutBytes!: number | null;

  @Field(() => JsonScalar, { nullable: true, description: 'The same after it; never what was before' })
  after!: unknown;

  @Field(() => Int, { nullable: true, description: `How long \`after\` is where a page leaves it out; jobEvent has it` })
  afterLeftOutBytes!: number | null;

  @Field(() => JsonScalar, { nullable: true, description: 'What else the move has to say, as the rates that were accepted' })
  detail!: unknown;

  @Field(() => Int, { nullable: true, description: `How long \`detail\` is where a page leaves it out; jobEvent has it` })
  detailLeftOutBytes!: number | null;
}

@ObjectType('JobEventPage', { simpleResolvers: true })
export class JobEventPage {
  @Field(() => [JobEvent])
  events!: JobEvent[];

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page; null at the end' })
  next!: string | null;
}
