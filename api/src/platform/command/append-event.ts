// The event is the audit row: who did what, why and through which press (house style, step 5). What it changed stands in the rows' images of the
// same transaction, and open screens hear of those.
import { writeExactJson } from '@lotline/schema/domain/kernel/exact-json';
import { prepared } from '../db/prepared.ts';
import type { CommandContext } from './command.ts';

export interface NewEvent {
  readonly entity: 'schedule' | 'construction' | 'field_comment' | 'custom_task' | 'attachment' | 'app_user' | 'payment';
  readonly entityId: number;
  readonly constructionId: number | null;
  /** The task that it is of, if it is of one. */
  readonly scheduleId?: number | null;
  /** Of the entity, after the change. */
  readonly version: number;
  /** The lifecycle's move or the mutation's stem. */
  readonly move: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const APPEND_EVENT = prepared(
  'append-event',
  `insert into event (recorded_at, occurred_at, actor_user_id, impersonator_user_id, entity, entity_id, construction_id, schedule_id, version, move,
     before, after, client_id, request_id)
   values ($at, $occurredAt, $userId, $impersonatorId, $entity, $entityId, $constructionId, $scheduleId, $version, $move,
     $before::jsonb, $after::jsonb, $clientId, $requestId)`,
);

export async function appendEvent(command: CommandContext, event: NewEvent): Promise<void> {
  const { actor, sequelize, transaction } = command;
  await sequelize.query(APPEND_EVENT, {
    bind: {
      at: command.at,
      occurredAt: command.occurredAt,
      userId: actor.userId,
      impersonatorId: actor.impersonatorId ?? null,
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
    },
    transaction,
  });
}
