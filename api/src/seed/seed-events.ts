// The history of the seeded moves: collected in any order, written in the order in which they happened.
import { isoInstant } from './calendar.ts';
import type { RowBuffer } from './row-buffer.ts';

interface SeedEvent {
  readonly atMs: number;
  readonly actorUserId: number;
  readonly entity: 'schedule' | 'field_comment' | 'payment';
  readonly entityId: number;
  readonly constructionId: number;
  readonly move: string;
  readonly before: object | null;
  readonly after: object;
  readonly why?: string;
  readonly detail?: object;
}

export class SeedEvents {
  private readonly collected: SeedEvent[] = [];

  add(event: SeedEvent): void {
    this.collected.push(event);
  }

  flushTo(rows: RowBuffer): void {
    const ordered = this.collected.splice(0).sort((a, b) => a.atMs - b.atMs);
    for (const event of ordered) {
      rows.add('event', {
        recorded_at: isoInstant(event.atMs),
        actor_user_id: event.actorUserId,
        entity: event.entity,
        entity_id: event.entityId,
        construction_id: event.constructionId,
        move: event.move,
        before: event.before === null ? null : JSON.stringify(event.before),
        after: JSON.stringify(event.after),
        why: event.why ?? null,
        detail: event.detail === undefined ? null : JSON.stringify(event.detail),
      });
    }
  }
}
