// What of an event reaches whom: amounts only those who may see them (specification 1 §6).
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { withoutAmounts } from '@lotline/schema/domain/history/history.rules';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import type { JobEventRow } from './job-event.queries.ts';
import type { JobEventPage } from './job-event.type.ts';

export function presentJobEvents(rows: readonly JobEventRow[], first: number, actor: Actor): JobEventPage {
  const shown = rows.slice(0, first);
  const last = shown.at(-1);
  const seen = hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION') ? (value: unknown) => value : withoutAmounts;
  return {
    events: shown.map(({ id, move, entity, entityId, userId, displayName, impersonatorId, ...row }) => ({
      id,
      recordedAt: wireInstant(row.recordedAt),
      occurredAt: wireInstant(row.occurredAt),
      move,
      entity,
      entityId,
      userId,
      displayName,
      impersonatorId,
      before: seen(row.before),
      after: seen(row.after),
    })),
    next: rows.length > first && last !== undefined ? `${last.place}|${last.id}` : null,
  };
}
