// What a command works with, and what it has to tell.
import type { InstantBy } from '@lotline/schema/domain/kernel/press-instant';
import type { Transaction } from 'sequelize';
import type { RequestContext } from './request-context.ts';

export interface CommandContext extends RequestContext {
  readonly transaction: Transaction;
  /** What is to be told of this command when it ends (append-event.ts). */
  readonly events: NewEvent[];
  /**
   * One instant for everything that this command writes. The clock is read when it is first asked for, which is under the command's lock: of two
   * changes of one row the later one never has the earlier instant (decision 023).
   */
  readonly at: Date;
  readonly occurredAt: string | null;
  readonly sentAt: string | null;
  /**
   * When the press was made, on the server's clock (domain.md §2): what visits and the lifecycle's dates are given. The events say by what it is dated.
   * @param notBefore what it must have followed
   */
  readonly pressedAt: (notBefore: readonly (Date | null)[]) => Date;
  /** Null until `pressedAt` was asked: nothing that this command writes is dated by the press. */
  readonly instantBy: InstantBy | null;
  /** The versions of what it wrote, by entity, as the stored answer keeps them and the queue of the person carries them on. */
  readonly versions: Versions;
  /** The press's id, as the device made it: what it brings into being carries it. */
  readonly clientId: string | null;
  readonly expectedVersion: number | null;
}

/** By entity, as the wire names it: schedule, scheduleItem, construction … */
export type Versions = Record<string, number>;

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
