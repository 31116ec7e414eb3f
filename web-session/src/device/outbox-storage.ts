// The actions that the server has not answered yet: rows of the person's database, the one tab that sends them, and the messages between
// tabs (decision 035). The app decides what a row contains.
import { logProblem } from '../log.ts';
import { channelOf, type TabChannel } from './tab-channel.ts';
import { leadAmongTabs } from './tab-lead.ts';
import { databaseIfThere, openConnection, openDatabase } from './open-database.ts';
import { givingWay, writeFirst, writeTable } from './write-first.ts';
import type { PersonDatabase, ActionRow, ReceivedActionRow, RemovedActionRow } from './person-database.ts';

export type { ActionRow, ReceivedActionRow, RemovedActionRow } from './person-database.ts';

export interface OutboxWrites {
  readonly put?: readonly ActionRow[];
  readonly gone?: readonly string[];
  /** Removed by the person: stored apart. */
  readonly aside?: readonly RemovedActionRow[];
  /** Answered: the newest few are listed. */
  readonly received?: readonly ReceivedActionRow[];
}

/** More are not listed: all of them are in the office. */
export const MOST_RECEIVED = 10;

/** Each rejects when the device cannot store it. */
export interface StoredActions {
  /** In the order in which they were added. */
  readonly all: () => Promise<readonly ActionRow[]>;
  /**
   * Writes that row, and what it takes the place of, in the task of the call. Resolves once they are on the device, with whether no other row has its
   * position or a later one. Null: nothing was written, the database is not open.
   */
  readonly first: (row: ActionRow, replaced?: Pick<OutboxWrites, 'gone' | 'aside'>) => Promise<boolean> | null;
  /** Moves a row that was written first behind all others. Returns its position; null: it is here no more. */
  readonly toEnd: (id: string) => Promise<number | null>;
  /** At the end of all others. Returns its position. */
  readonly add: (id: string, entry: unknown) => Promise<number>;
  /**
   * In one transaction: `decide` gets those of these rows that still exist, and returns what is written. A press meanwhile is written before it, and `decide` is
   * asked again.
   */
  readonly change: (ids: readonly string[], decide: (rows: readonly ActionRow[]) => OutboxWrites) => Promise<OutboxWrites>;
  /** A removed row returns to the others, at that position or at the end. False when it no longer exists. */
  readonly putBack: (id: string, placeOf: (entry: unknown) => number | null) => Promise<boolean>;
  /** Newest first. */
  readonly removed: () => Promise<readonly RemovedActionRow[]>;
  readonly forgetRemoved: (ids: readonly string[]) => Promise<void>;
  /** The newest few answered ones, newest first. */
  readonly received: () => Promise<readonly ReceivedActionRow[]>;
}

export interface OutboxStorage {
  readonly actions: StoredActions;
  readonly channel: TabChannel;
  /** `begin` is called once this tab sends. Returns how to hand over to another tab. */
  readonly lead: (begin: () => void) => () => void;
}

export type OutboxOf = (personId: number) => OutboxStorage;

/** In a transaction of its own: a full device that cannot list what was received must still delete it from the outbox. */
async function storeReceived({ receivedPresses: table }: PersonDatabase, received: readonly ReceivedActionRow[]): Promise<void> {
  if (received.length === 0) return;
  const work = async (): Promise<void> => {
    await table.bulkPut([...received]);
    await table.bulkDelete(await table.orderBy('receivedAt').reverse().offset(MOST_RECEIVED).primaryKeys());
  };
  try {
    await writeTable(table, work);
  } catch (problem) {
    logProblem('What was received is not told of', problem);
  }
}

/** The row's position is shared, or passed, where another tab has added one meanwhile. */
function writeRowFirst(
  connection: IDBDatabase | null,
  row: ActionRow,
  { gone = [], aside = [] }: Pick<OutboxWrites, 'gone' | 'aside'>,
): Promise<boolean> | null {
  let others: IDBRequest<number> | null = null;
  const written = writeFirst(connection, {
    tables: aside.length > 0 ? ['presses', 'removedPresses'] : ['presses'],
    write: (tableOf) => {
      const actions = tableOf('presses');
      actions.put(row);
      for (const id of gone) actions.delete(id);
      for (const removed of aside) tableOf('removedPresses').put(removed);
      others = actions.index('order').count(IDBKeyRange.lowerBound(row.order));
    },
  });
  return written?.then(() => others?.result === 1) ?? null;
}

async function readAll(database: PersonDatabase | null): Promise<readonly ActionRow[]> {
  if (database === null) return [];
  const { dexie, presses: actions } = database;
  return givingWay(dexie, 'r', { tables: [actions], work: () => actions.orderBy('order').toArray() });
}

function moveToEnd({ dexie, presses: actions }: PersonDatabase, id: string): Promise<number | null> {
  const work = async (): Promise<number | null> => {
    const row = await actions.get(id);
    if (row === undefined) return null;
    const order = await behindAll(actions);
    await actions.put({ ...row, order });
    return order;
  };
  return givingWay(dexie, 'rw', { tables: [actions], work, givesPosition: true });
}

const behindAll = async (actions: PersonDatabase['presses']): Promise<number> => ((await actions.orderBy('order').last())?.order ?? 0) + 1;

function addRow({ dexie, presses: actions }: PersonDatabase, id: string, entry: unknown): Promise<number> {
  const work = async (): Promise<number> => {
    const order = await behindAll(actions);
    await actions.add({ id, order, entry });
    return order;
  };
  return givingWay(dexie, 'rw', { tables: [actions], work, givesPosition: true });
}

function putRowBack(
  { dexie, presses: actions, removedPresses: removedActions }: PersonDatabase,
  id: string,
  placeOf: (entry: unknown) => number | null,
): Promise<boolean> {
  const work = async (): Promise<boolean> => {
    const row = await removedActions.get(id);
    if (row === undefined) return false;
    const last = await behindAll(actions);
    await actions.put({ id, order: placeOf(row.entry) ?? last, entry: row.entry });
    await removedActions.delete(id);
    return true;
  };
  return givingWay(dexie, 'rw', { tables: [actions, removedActions], work, givesPosition: true });
}

async function changeRows(
  database: PersonDatabase,
  ids: readonly string[],
  decide: (rows: readonly ActionRow[]) => OutboxWrites,
): Promise<OutboxWrites> {
  const { dexie, presses: actions, removedPresses: removedActions } = database;
  const work = async (): Promise<OutboxWrites> => {
    const found = (await actions.bulkGet([...ids])).filter((row) => row !== undefined);
    const writes = decide(found.sort((a, b) => a.order - b.order));
    const { put = [], gone = [], aside = [] } = writes;
    if (gone.length > 0) await actions.bulkDelete([...gone]);
    if (put.length > 0) await actions.bulkPut([...put]);
    if (aside.length > 0) await removedActions.bulkPut([...aside]);
    return writes;
  };
  const written = await givingWay(dexie, 'rw', { tables: [actions, removedActions], work });
  await storeReceived(database, written.received ?? []);
  return written;
}

/**
 * @param ifThere skips the work where nothing was ever stored; without it the database is opened
 * @param connection null while it is not open
 */
export function actionsOf(
  database: () => Promise<PersonDatabase>,
  ifThere: () => Promise<PersonDatabase | null> = database,
  connection: () => IDBDatabase | null = () => null,
): StoredActions {
  return {
    first: (row, replaced = {}) => writeRowFirst(connection(), row, replaced),
    toEnd: async (id) => moveToEnd(await database(), id),
    all: async () => readAll(await ifThere()),
    add: async (id, entry) => addRow(await database(), id, entry),
    change: async (ids, decide) => changeRows(await database(), ids, decide),
    putBack: async (id, placeOf) => putRowBack(await database(), id, placeOf),
    removed: async () => {
      const { dexie, removedPresses: removed } = await database();
      return givingWay(dexie, 'r', { tables: [removed], work: () => removed.orderBy('removedAt').reverse().toArray() });
    },
    forgetRemoved: async (ids) => {
      const { removedPresses: removed } = await database();
      await writeTable(removed, () => removed.bulkDelete([...ids]));
    },
    received: async () => (await ifThere())?.receivedPresses.orderBy('receivedAt').reverse().toArray() ?? [],
  };
}

export const outboxOnDevice: OutboxOf = (personId) => {
  const name = `lotline.presses.${String(personId)}`;
  return {
    actions: actionsOf(
      () => openDatabase(personId),
      () => databaseIfThere(personId),
      () => openConnection(personId),
    ),
    channel: channelOf(name),
    lead: (begin) => leadAmongTabs(name, begin),
  };
};
