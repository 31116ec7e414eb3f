// What a person has pressed and the server has not answered yet: rows of their database, the tab among all of theirs that sends them, and what tabs
// tell each other (decision 035). What a row holds is the app's own.
import { logProblem } from '../log.ts';
import { channelOf, type TabChannel } from './tab-channel.ts';
import { leadAmongTabs } from './tab-lead.ts';
import { databaseIfThere, openDatabase } from './open-database.ts';
import type { PersonDatabase, PressRow, ReceivedPressRow, RemovedPressRow } from './person-database.ts';

export type { PressRow, ReceivedPressRow, RemovedPressRow } from './person-database.ts';

export interface PressWrites {
  readonly put?: readonly PressRow[];
  readonly gone?: readonly string[];
  /** Let go of by the person: kept apart. */
  readonly aside?: readonly RemovedPressRow[];
  /** Answered: the newest few are told. */
  readonly received?: readonly ReceivedPressRow[];
}

/** More are not told: all of them are in the office. */
export const MOST_RECEIVED = 10;

/** Each rejects when the device cannot keep it. */
export interface KeptPresses {
  /** In the order in which they were pressed. */
  readonly all: () => Promise<readonly PressRow[]>;
  /** Behind all others. Returns its place. */
  readonly add: (id: string, entry: unknown) => Promise<number>;
  /** In one transaction: `decide` gets those of these rows that are there by then, and says what is written. */
  readonly change: (ids: readonly string[], decide: (rows: readonly PressRow[]) => PressWrites) => Promise<PressWrites>;
  /** One that was let go of stands among the others again: at that place, or behind all. False when it is there no longer. */
  readonly putBack: (id: string, placeOf: (entry: unknown) => number | null) => Promise<boolean>;
  /** Newest first. */
  readonly removed: () => Promise<readonly RemovedPressRow[]>;
  readonly forgetRemoved: (ids: readonly string[]) => Promise<void>;
  /** The newest few that were answered, newest first. */
  readonly received: () => Promise<readonly ReceivedPressRow[]>;
}

export interface KeptOutbox {
  readonly presses: KeptPresses;
  readonly channel: TabChannel;
  /** `begin` is called once this tab is the one that sends. Returns how to leave that to another. */
  readonly lead: (begin: () => void) => () => void;
}

export type OutboxOf = (personId: number) => KeptOutbox;

/** @param ifThere does without it where nothing was ever kept; left out, it is opened */
/** Apart from letting go of them: a full phone that cannot tell of what was received must not hold on to it. */
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
