// What a command works with, and the events and versions that it collects.
import type { EventEntity, EventMove } from '@lotline/schema/domain/history/event-shapes';
import type { InstantBy } from '@lotline/schema/domain/kernel/action-instant';
import type { Transaction } from 'sequelize';
import type { RequestContext } from './request-context.ts';

export interface CommandContext extends RequestContext {
  readonly transaction: Transaction;
  /** The events of this command, written when it ends (append-event.ts). */
  readonly events: WrittenEvent[];
  /**
   * One instant for everything that this command writes. The clock is read at the first use, which is under the command's lock: of two
   * changes of one row the later one never has the earlier instant (decision 023).
   */
  readonly at: Date;
  readonly occurredAt: string | null;
  readonly sentAt: string | null;
  /**
   * When the action was made, on the server's clock (domain.md §2): the instant of visits and of the lifecycle's dates. The events say which instant was used.
   * @param notBefore what it must have followed
   */
  readonly datedAt: (notBefore: readonly (Date | null)[]) => Date;
  /** Null until `pressedAt` was called: nothing that this command writes is dated by the action. */
  readonly instantBy: InstantBy | null;
  /** The versions of what it wrote, by entity, as the stored answer has them and the person's outbox carries them on. */
  readonly versions: Versions;
  /** The action's id, as the device made it: rows that it creates carry it. */
  readonly clientId: string | null;
  /** The whole change that the action is a part of, where it is sent in parts; its events name it. */
  readonly batchId: string | null;
  readonly expectedVersion: number | null;
}

/** By entity, as the wire names it: schedule, scheduleItem, construction … */
export type Versions = Record<string, number>;

/** As `appendEvent` got it: each event's shape is checked there (schema/domain/history/event-shapes.ts). */
export interface WrittenEvent {
  readonly entity: EventEntity;
  readonly entityId: number;
  readonly constructionId: number | null;
  readonly scheduleId?: number | null;
  readonly version: number;
  readonly move: EventMove;
  readonly why?: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly detail?: unknown;
}
