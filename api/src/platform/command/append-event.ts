// The event is the audit row: who did what, why and through which press (house style, step 5). What it changed stands in the rows' images of the
// same transaction, and open screens hear of those.
import { writeExactJson } from '@lotline/schema/domain/kernel/exact-json';
import { prepared } from '../db/prepared.ts';
import type { CommandContext, NewEvent } from './command-context.ts';

/** Written with the end of the command, in the order in which they were told. */
export function appendEvent(command: CommandContext, event: NewEvent): void {
  command.events.push(event);
}

const INSERT = `insert into event (recorded_at, occurred_at, sent_at, instant, actor_user_id, impersonator_user_id, entity, entity_id, construction_id, schedule_id, version, move,
     before, after, client_id, request_id)
   values ($at, $occurredAt, $sentAt, $instantBy, $userId, $impersonatorId, $entity, $entityId, $constructionId, $scheduleId, $version, $move,
     $before::jsonb, $after::jsonb, $clientId, $requestId)`;
const APPEND_EVENT = prepared('append-event', INSERT);
const KEEP_RESULT = prepared(
  'keep-result',
  'update idempotency set result = $result::jsonb where user_id = $userId and client_id = $clientId',
);
const APPEND_AND_KEEP = prepared(
  'append-event-and-keep-result',
  `with kept as (update idempotency set result = $result::jsonb where user_id = $userId and client_id = $clientId) ${INSERT}`,
);

/** The command's events and the answer that it is remembered by: nearly always one of each, in one statement. @param result null: it is not remembered */
export async function writeEnd(command: CommandContext, result: string | null): Promise<void> {
  const { sequelize, transaction, events, actor, clientId } = command;
  const last = events.at(-1);
  for (const event of events.slice(0, -1)) await sequelize.query(APPEND_EVENT, { bind: bindOf(command, event), transaction });
  if (last === undefined) {
    if (result !== null) await sequelize.query(KEEP_RESULT, { bind: { result, userId: actor.userId, clientId }, transaction });
    return;
  }
  const bind = bindOf(command, last);
  if (result === null) await sequelize.query(APPEND_EVENT, { bind, transaction });
  else await sequelize.query(APPEND_AND_KEEP, { bind: { ...bind, result }, transaction });
}

function bindOf(command: CommandContext, event: NewEvent): Record<string, unknown> {
  return {
    at: command.at,
    occurredAt: command.occurredAt,
    sentAt: command.sentAt,
    instantBy: command.instantBy,
    userId: command.actor.userId,
    impersonatorId: command.actor.impersonatorId ?? null,
    entity: event.entity,
    entityId: event.entityId,
    constructionId: event.constructionId,
    scheduleId: event.scheduleId ?? null,
    version: event.version,
    move: event.move,
    before: event.before === undefined ? null : writeExactJson(event.before),
    after: event.after === undefined ? null : writeExactJson(event.after),
    clientId: command.clientId,
    requestId: command.requestId,
  };
}
