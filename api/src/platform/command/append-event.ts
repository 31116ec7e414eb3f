// The event is the audit row: who did what, why and by which action (house style, step 5). The images of the rows, in the
// same transaction, have what changed, and open screens are notified by those. An action may have several: what it did, and what followed.
import { writeExactJson, type ExactJsonText } from '@lotline/schema/domain/kernel/exact-json';
import type { ChangePayload, LifecycleDates, MoveDetail } from '@lotline/schema/domain/history/event-shapes';
import type { InstantBy } from '@lotline/schema/domain/kernel/action-instant';
import type { Move } from '@lotline/schema/domain/task/task.lifecycle';
import type { Sequelize, Transaction } from 'sequelize';
import { prepared } from '../db/prepared.ts';
import type { ActorKind } from './request-context.ts';
import type { CommandContext, WrittenEvent } from './command-context.ts';

interface EventHead {
  readonly entityId: number;
  readonly constructionId: number | null;
  /** The task that it belongs to, if any. */
  readonly scheduleId?: number | null;
  /** Of the entity, after the change. */
  readonly version: number;
  /** The reason that was given with it. */
  readonly why?: string | null;
}

export type NewEvent = EventHead & ChangePayload;

export interface NewMove<M extends Move> extends EventHead {
  readonly move: M;
  readonly before: LifecycleDates;
  readonly after: LifecycleDates;
  readonly detail: MoveDetail<M> | ExactJsonText;
}

/** Written at the end of the command, in the order in which they were appended. */
export function appendEvent(command: CommandContext, event: NewEvent): void {
  command.events.push(event);
}

/** The same for a move of the task's lifecycle. */
export function appendMove<M extends Move>(command: CommandContext, move: NewMove<M>): void {
  command.events.push({ entity: 'schedule', ...move });
}

const BY =
  '$at::timestamptz, $occurredAt::timestamptz, $sentAt::timestamptz, $instantBy::text, $actorKind, $userId::integer, $impersonatorId::integer, $clientId::uuid, $batchId::uuid, $requestId, $device::text';
const COLUMNS = `insert into event (recorded_at, occurred_at, sent_at, instant, actor_kind, actor_user_id, impersonator_user_id, client_id, batch_id, request_id, device,
     entity, entity_id, construction_id, schedule_id, version, move, why, before, after, detail)`;
const ONE = `${COLUMNS} values (${BY},
     $entity, $entityId, $constructionId, $scheduleId, $version, $move, $why, $before::jsonb, $after::jsonb, $detail::jsonb)`;
const MANY = `${COLUMNS} select ${BY}, e.entity, e."entityId", e."constructionId", e."scheduleId", e.version, e.move, e.why, e.before, e.after, e.detail
   from rows from (json_to_recordset($events::json) as (entity text, "entityId" integer, "constructionId" integer, "scheduleId" integer,
     version integer, move text, why text, before jsonb, after jsonb, detail jsonb)) with ordinality e order by e.ordinality`;
const KEPT = `with kept as (update idempotency set result = $result::jsonb where user_id = $userId and client_id = $clientId) `;

const APPEND_EVENT = prepared('append-event', ONE);
const APPEND_EVENTS = prepared('append-events', MANY);
const APPEND_AND_KEEP = prepared('append-event-and-keep-result', KEPT + ONE);
const APPEND_ALL_AND_KEEP = prepared('append-events-and-keep-result', KEPT + MANY);
const KEEP_RESULT = prepared(
  'keep-result',
  'update idempotency set result = $result::jsonb where user_id = $userId and client_id = $clientId',
);

/** The command's events and its stored answer, in one statement. @param result null: it is not stored */
export async function writeEnd(command: CommandContext, result: string | null): Promise<void> {
  const { sequelize, transaction, events, actor, clientId, batchId } = command;
  const by: EventBy = {
    at: command.at,
    occurredAt: command.occurredAt,
    sentAt: command.sentAt,
    instantBy: command.instantBy,
    actorKind: command.actorKind ?? 'person',
    userId: actor.userId,
    impersonatorId: actor.impersonatorId ?? null,
    clientId,
    batchId,
    requestId: command.requestId,
    device: command.device ?? null,
  };
  if (events.length > 0) return insertEvents({ sequelize, transaction }, by, events, result);
  if (result !== null) await sequelize.query(KEEP_RESULT, { bind: { result, userId: actor.userId, clientId }, transaction });
}

/** By whom, when and through what: a type alias, as Sequelize's binds need an index signature. */
type EventBy = {
  readonly at: Date;
  readonly occurredAt: string | null;
  readonly sentAt: string | null;
  readonly instantBy: InstantBy | null;
  readonly actorKind: ActorKind;
  readonly userId: number | null;
  readonly impersonatorId: number | null;
  readonly clientId: string | null;
  readonly batchId: string | null;
  readonly requestId: string;
  readonly device: string | null;
};

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

/** The system's own, in the transaction that changes the rows. @param job its name among the jobs */
export function writeSystemEvents(within: Within, job: string, at: Date, events: readonly NewEvent[]): Promise<void> {
  return writeNobodysEvents(within, 'system', job, at, events);
}

/** Of a builder who came by a link. @param requestId of the request that brought the answer */
export function writeLinkEvents(within: Within, requestId: string, at: Date, events: readonly NewEvent[]): Promise<void> {
  return writeNobodysEvents(within, 'link', requestId, at, events);
}

async function writeNobodysEvents(
  within: Within,
  actorKind: 'system' | 'link',
  requestId: string,
  at: Date,
  events: readonly NewEvent[],
): Promise<void> {
  const by: EventBy = {
    at,
    occurredAt: null,
    sentAt: null,
    instantBy: null,
    actorKind,
    userId: null,
    impersonatorId: null,
    clientId: null,
    batchId: null,
    requestId,
    device: null,
  };
  if (events.length > 0) await insertEvents(within, by, events, null);
}

async function insertEvents(
  { sequelize, transaction }: Within,
  by: EventBy,
  events: readonly WrittenEvent[],
  result: string | null,
): Promise<void> {
  const [first] = events;
  const kept = result === null ? {} : { result };
  if (first !== undefined && events.length === 1) {
    const said = { before: json(first.before), after: json(first.after), detail: json(first.detail) };
    const bind = { ...by, ...headOf(first), ...said, ...kept };
    await sequelize.query(result === null ? APPEND_EVENT : APPEND_AND_KEEP, { bind, transaction });
    return;
  }
  const rows = events.map((event) => ({ ...headOf(event), before: event.before, after: event.after, detail: event.detail }));
  const bind = { ...by, events: writeExactJson(rows), ...kept };
  await sequelize.query(result === null ? APPEND_EVENTS : APPEND_ALL_AND_KEEP, { bind, transaction });
}

const headOf = ({ entity, entityId, constructionId, scheduleId = null, version, move, why = null }: WrittenEvent) => ({
  entity,
  entityId,
  constructionId,
  scheduleId,
  version,
  move,
  why,
});

const json = (value: unknown): string | null => (value === undefined || value === null ? null : writeExactJson(value));
