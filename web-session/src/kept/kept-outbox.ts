// The actions that the server has not answered yet: rows of the person's database, the one tab that sends them, and the messages between
// tabs (decision 035). The app decides what a row contains.
import { logProblem } from '../log.ts';
import { channelOf, type TabChannel } from './tab-channel.ts';
import { leadAmongTabs } from './tab-lead.ts';
import { databaseIfThere, openDatabase } from './open-database.ts';
import type { PersonDatabase, PressRow, ReceivedPressRow, RemovedPressRow } from './person-database.ts';

export type { PressRow, ReceivedPressRow, RemovedPressRow } from './person-database.ts';

export interface PressWrites {
  readonly put?: readonly PressRow[];
  readonly gone?: readonly string[];
  /** Removed by the person: stored apart. */
  readonly aside?: readonly RemovedPressRow[];
  /** Answered: the newest few are listed. */
  readonly received?: readonly ReceivedPressRow[];
}

/** More are not listed: all of them are in the office. */
export const MOST_RECEIVED = 10;

/** Each rejects when the device cannot store it. */
export interface KeptPresses {
  /** In the order in which they were added. */
  readonly all: () => Promise<readonly PressRow[]>;
  /** At the end of all others. Returns its position. */
  readonly add: (id: string, entry: unknown) => Promise<number>;
  /** In one transaction: `decide` gets those of these rows that still exist, and returns what is written. */
  readonly change: (ids: readonly string[], decide: (rows: readonly PressRow[]) => PressWrites) => Promise<PressWrites>;
  /** A removed row returns to the others, at that position or at the end. False when it no longer exists. */
  readonly putBack: (id: string, placeOf: (entry: unknown) => number | null) => Promise<boolean>;
  /** Newest first. */
  readonly removed: () => Promise<readonly RemovedPressRow[]>;
  readonly forgetRemoved: (ids: readonly string[]) => Promise<void>;
  /** The newest few answered ones, newest first. */
  readonly received: () => Promise<readonly ReceivedPressRow[]>;
}

export interface KeptOutbox {
  readonly presses: KeptPresses;
  readonly channel: TabChannel;
  /** `begin` is called once this tab sends. Returns how to hand over to another tab. */
  readonly lead: (begin: () => void) => () => void;
}

export type OutboxOf = (personId: number) => KeptOutbox;

/** @param ifThere skips the work where nothing was ever stored; without it the database is opened */
/** In a transaction of its own: a full device that cannot list what was received must still delete it from the outbox. */
async function tellReceived(table: PersonDatabase['receivedPresses'], received: readonly ReceivedPressRow[]): Promise<void> {
  if (received.length === 0) return;
  try {
    await table.bulkPut([...received]);
    await table.bulkDelete(await table.orderBy('receivedAt').reverse().offset(MOST_RECEIVED).primaryKeys());
  } catch (problem) {
    logProblem('What was received is not told of', problem);
  }
}

export function pressesOf(database: () => Promise<PersonDatabase>, ifThere: () => Promise<PersonDatabase | null> = database): KeptPresses {
  return {
    all: async () => (await ifThere())?.presses.orderBy('order').toArray() ?? [],
    add: async (id, entry) => {
      const { dexie, presses } = await database();
      return dexie.transaction('rw', presses, async () => {
        const order = ((await presses.orderBy('order').last())?.order ?? 0) + 1;
        await presses.add({ id, order, entry });
        return order;
      });
    },
    change: async (ids, decide) => {
      const { dexie, presses, removedPresses, receivedPresses } = await database();
      const written = await dexie.transaction('rw', presses, removedPresses, async () => {
        const found = (await presses.bulkGet([...ids])).filter((row) => row !== undefined);
        const writes = decide(found.sort((a, b) => a.order - b.order));
        const { put = [], gone = [], aside = [] } = writes;
        if (gone.length > 0) await presses.bulkDelete([...gone]);
        if (put.length > 0) await presses.bulkPut([...put]);
        if (aside.length > 0) await removedPresses.bulkPut([...aside]);
        return writes;
      });
      await tellReceived(receivedPresses, written.received ?? []);
      return written;
    },
    putBack: async (id, placeOf) => {
      const { dexie, presses, removedPresses } = await database();
      return dexie.transaction('rw', presses, removedPresses, async () => {
        const row = await removedPresses.get(id);
        if (row === undefined) return false;
        const behindAll = ((await presses.orderBy('order').last())?.order ?? 0) + 1;
        await presses.put({ id, order: placeOf(row.entry) ?? behindAll, entry: row.entry });
        await removedPresses.delete(id);
        return true;
      });
    },
    removed: async () => (await database()).removedPresses.orderBy('removedAt').reverse().toArray(),
    forgetRemoved: async (ids) => {
      await (await database()).removedPresses.bulkDelete([...ids]);
    },
    received: async () => (await ifThere())?.receivedPresses.orderBy('receivedAt').reverse().toArray() ?? [],
  };
}

export const outboxOnDevice: OutboxOf = (personId) => {
  const name = `lotline.presses.${String(personId)}`;
  return {
    presses: pressesOf(
      () => openDatabase(personId),
      () => databaseIfThere(personId),
    ),
    channel: channelOf(name),
    lead: (begin) => leadAmongTabs(name, begin),
  };
};
