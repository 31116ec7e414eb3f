// What a one-off does, in parts of one transaction each (screens.md §2.22).
import type { Logger } from 'pino';
import type { Sequelize, Transaction } from 'sequelize';
import type { NewEvent } from '../command/append-event.ts';
import type { BankSeal } from '../seal/bank-seal.ts';

export interface OneOffDeps {
  readonly sequelize: Sequelize;
  readonly bankSeal: BankSeal;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface OneOffPartDeps extends OneOffDeps {
  readonly transaction: Transaction;
  /** Who started it: what it writes for people is theirs. */
  readonly startedBy: number;
}

export interface OneOffCount {
  /** What it would change. */
  readonly count: number;
  /** What it cannot change. */
  readonly skipped: number;
}

export interface OneOffPart extends OneOffCount {
  /** The last record that was looked at; null: there is none behind `after`. */
  readonly last: number | null;
  /** One for each record that was changed. */
  readonly events: readonly NewEvent[];
}

export interface OneOffWork {
  /** Writes nothing. */
  readonly count: (deps: OneOffDeps) => Promise<OneOffCount>;
  /** What stands behind that record, some of it: in the caller's transaction, under the locks of what it changes. */
  readonly part: (deps: OneOffPartDeps, after: number) => Promise<OneOffPart>;
}
