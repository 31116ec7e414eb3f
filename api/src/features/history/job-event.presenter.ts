// What of an event reaches whom: amounts only those who may see them (specification 1 §6).
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { eventFaults, type LeftOut } from '@lotline/schema/domain/history/event.rules';
import { withoutAmounts } from '@lotline/schema/domain/history/history.rules';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import type { JobEventRow, JobEventRows } from './job-event.queries.ts';
import type { JobEvent, JobEventPage } from './job-event.type.ts';
import type { PersonEventRows } from './person-event.queries.ts';
import type { PersonEventPage } from './person-event.type.ts';

const nextOf = ({ events, hasMore }: JobEventRows): string | null => {
  const last = events.at(-1);
  return hasMore && last !== undefined ? `${last.place}|${last.id}` : null;
};

export const presentJobEvents = (rows: JobEventRows, actor: Actor): JobEventPage => ({
  events: rows.events.map((row) => presentJobEvent(row, actor)),
  next: nextOf(rows),
});

export const presentPersonEvents = (rows: PersonEventRows, actor: Actor): PersonEventPage => ({
  events: rows.events.map((row) =>
    Object.assign(presentJobEvent(row, actor), {
      constructionId: row.constructionId,
      workOrder: row.workOrder,
      taskName: row.taskName,
    }),
  ),
  next: nextOf(rows),
});

export function presentJobEvent(row: JobEventRow, actor: Actor): JobEvent {
  const seen = hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION') ? (value: unknown) => value : withoutAmounts;
  return {
    id: row.id,
    recordedAt: wireInstant(row.recordedAt),
    occurredAt: wireInstant(row.occurredAt),
    move: row.move,
    entity: row.entity,
    entityId: row.entityId,
    actorKind: row.actorKind,
    userId: row.userId,
    displayName: row.displayName,
    impersonatorId: row.impersonatorId,
    device: row.device,
    why: row.why,
    ofMany: row.ofMany,
    // costs more than all else of an event: told to who asks for it
    get hasKnownShape() {
      return eventFaults(row, leftOutOf(row)).length === 0;
    },
    before: seen(row.before),
    beforeLeftOutBytes: row.beforeLeftOutBytes,
    after: seen(row.after),
    afterLeftOutBytes: row.afterLeftOutBytes,
    detail: seen(row.detail),
    detailLeftOutBytes: row.detailLeftOutBytes,
  };
}

function leftOutOf({ beforeLeftOutBytes, afterLeftOutBytes, detailLeftOutBytes }: JobEventRow): LeftOut {
  return { before: beforeLeftOutBytes !== null, after: afterLeftOutBytes !== null, detail: detailLeftOutBytes !== null };
}
