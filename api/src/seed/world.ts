// What every part of the seed works with: the company that is there, the day it is, chance, and where rows go.
import type { Calendar } from './calendar.ts';
import type { CatalogueItem } from './data/catalogue.ts';
import type { Mailbox } from './data/people.ts';
import type { SeedEvents } from './seed-events.ts';
import type { Random } from './random.ts';
import type { RowBuffer } from './row-buffer.ts';

export interface Person {
  readonly id: number;
  readonly displayName: string;
}

export interface Group {
  readonly id: number;
  readonly name: string;
  readonly isSubcontractor: boolean;
  /** The primary contact first. */
  readonly members: readonly Person[];
}

export interface StockedItem extends CatalogueItem {
  readonly id: number;
}

export interface World {
  readonly calendar: Calendar;
  readonly random: Random;
  readonly rows: RowBuffer;
  readonly people: Readonly<Record<Mailbox, Person>>;
  readonly groups: ReadonlyMap<number, Group>;
  readonly itemsByCode: ReadonlyMap<string, StockedItem>;
  /** A group's own rate for a code, where it differs from everybody's. */
  readonly ownRates: ReadonlyMap<string, string>;
  /** Null in the large sizes, which start without a history. */
  readonly events: SeedEvents | null;
}

export const ownRateKey = (groupId: number, code: string): string => `${String(groupId)} ${code}`;
