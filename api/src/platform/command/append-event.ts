// The event is the audit row, and its commit is what open screens hear of (house style, step 5; issue "Changes reach open screens").
import { writeExactJson } from '@lotline/schema/domain/kernel/exact-json';
import { prepared } from '../db/prepared.ts';
import type { Audience } from '../events/change-scope.ts';
import type { CommandContext } from './command.ts';

export interface NewEvent {
  readonly entity: 'schedule' | 'construction' | 'field_comment' | 'custom_task' | 'attachment' | 'app_user' | 'payment';
  readonly entityId: number;
  readonly constructionId: number | null;
  readonly version: number;
  /** The lifecycle's move or the mutation's stem. */
  readonly move: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Exactly who can read what changed. */
  readonly audience: Audience;
}

export const CHANGE_CHANNEL = 'lotline_change';

const APPEND_EVENT = prepared(
  'append-event',
  `with appended as (
       insert into event (recorded_at, occurred_at, actor_user_id, impersonator_user_id, entity, entity_id, construction_id, move, before, after, request_id)
       values ($at, $occurredAt, $userId, $impersonatorId, $entity, $entityId, $constructionId, $move, $before::jsonb, $after::jsonb, $requestId))
     select pg_notify('${CHANGE_CHANNEL}', $notice)`,
);

/** Appends the event and announces ids and versions, never contents, to listeners; both happen only if the transaction commits. */
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
      move: event.move,
      before: event.before === undefined ? null : writeExactJson(event.before),
      after: event.after === undefined ? null : writeExactJson(event.after),
      requestId: command.requestId,
      notice: JSON.stringify({
        entity: event.entity,
        id: event.entityId,
        constructionId: event.constructionId,
        version: event.version,
        ...event.audience,
      }),
    },
    transaction,
  });
}
