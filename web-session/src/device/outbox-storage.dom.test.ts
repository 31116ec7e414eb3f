import { MOST_RECEIVED, actionsOf, type ActionRow } from './outbox-storage.ts';
import { personDatabase } from './person-database.ts';

function of(person: number) {
  const database = () => Promise.resolve(personDatabase(person));
  return actionsOf(database, database, () => personDatabase(person).dexie.backendDB());
}
const [ruth, sam] = [of(5), of(6)];

beforeEach(async () => {
  for (const person of [5, 6]) {
    await personDatabase(person).presses.clear();
    await personDatabase(person).removedPresses.clear();
    await personDatabase(person).receivedPresses.clear();
  }
});

const ids = async (kept = ruth) => (await kept.all()).map(({ id }) => id);

test('actions come back in the order in which they were added, by several tabs at once', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((id) => ruth.add(id, { id })));
  expect(await ids()).toEqual(['a', 'b', 'c', 'd']);
  expect((await ruth.all()).map(({ order }) => order)).toEqual([1, 2, 3, 4]);
});

test('a change reads the present rows, and writes all of it or nothing', async () => {
  await ruth.add('a', 1);
  await ruth.add('b', 2);
  await ruth.change(['a', 'gone'], (rows) => ({
    put: rows.map((row) => ({ ...row, entry: 10 })),
    gone: ['b'],
    aside: [{ id: 'b', removedAt: 7, entry: 2 }],
  }));
  expect(await ruth.all()).toEqual([{ id: 'a', order: 1, entry: 10 }]);
  expect(await ruth.removed()).toEqual([{ id: 'b', removedAt: 7, entry: 2 }]);
  const fails = ruth.change(['a'], () => {
    throw new Error('no');
  });
  await expect(fails).rejects.toThrow('no');
  const cannotBeKept = ruth.change(['a'], (rows) => ({
    gone: ['a'],
    put: rows.map((row) => ({ ...row, id: 'x', entry: () => undefined })),
  }));
  await expect(cannotBeKept).rejects.toThrow();
  expect(await ids()).toEqual(['a']);
});

test('a row is on its way to the device before the call returns, with what it takes the place of, and says whether its position is its own', async () => {
  const asked = jest.spyOn(IDBObjectStore.prototype, 'put');
  const alone = ruth.first({ id: 'a', order: 1, entry: 'old' });
  expect(asked).toHaveBeenCalledWith({ id: 'a', order: 1, entry: 'old' });
  asked.mockRestore();
  expect(await alone).toBe(true);
  const aside = [{ id: 'a', removedAt: 7, entry: 'old' }];
  expect(await ruth.first({ id: 'b', order: 1, entry: 'new' }, { gone: ['a'], aside })).toBe(true);
  expect([await ruth.all(), await ruth.removed()]).toEqual([[{ id: 'b', order: 1, entry: 'new' }], aside]);
  expect(await ruth.first({ id: 'c', order: 1, entry: 'of another tab' })).toBe(false);
  expect([await ruth.toEnd('c'), await ruth.toEnd('gone'), await ids()]).toEqual([2, null, ['b', 'c']]);
});

test('what cannot be written at the press leaves nothing half done; a database that is not open takes nothing yet', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await ruth.add('a', 1);
  expect(ruth.first({ id: 'b', order: 2, entry: () => undefined }, { gone: ['a'] })).toBeNull();
  expect(await ids()).toEqual(['a']);
  expect(actionsOf(() => Promise.resolve(personDatabase(5))).first({ id: 'b', order: 2, entry: 1 })).toBeNull();
  jest.restoreAllMocks();
});

/** Pressed once while the table is read: amid whatever reads it. */
function pressAmid(table: 'presses' | 'removedPresses', row: ActionRow, onWritten = (): void => undefined): () => void {
  let isPressed = false;
  const press = <Row>(read: Row): Row => {
    if (!isPressed) void ruth.first(row, { aside: [{ ...row, removedAt: 7 }] })?.then(onWritten);
    isPressed = true;
    return read;
  };
  personDatabase(5)[table].hook('reading', press);
  return () => personDatabase(5)[table].hook('reading').unsubscribe(press);
}

test('a press waits for no change that its own page is amid: that gives way, and is done again on what is there then', async () => {
  await ruth.add('a', 1);
  const log: string[] = [];
  const end = pressAmid('presses', { id: 'b', order: 2, entry: 2 }, () => void log.push('pressed'));
  await ruth.change(['a', 'b'], (rows) => {
    log.push(rows.map(({ id }) => id).join(' '));
    return { put: rows.map((row) => ({ ...row, entry: 'changed' })) };
  });
  end();
  expect(log).toEqual(['a', 'pressed', 'a b']);
  expect((await ruth.all()).map(({ id, entry }) => [id, entry])).toEqual([
    ['a', 'changed'],
    ['b', 'changed'],
  ]);
});

test.each([
  ['the actions', 'presses', () => ruth.all()],
  ['the removed ones', 'removedPresses', () => ruth.removed()],
] as const)('a press waits for no reading of %s: begun before it, that reads it as well', async (_, table, read) => {
  await ruth.add('a', 1);
  await ruth.change([], () => ({ aside: [{ id: 'a', removedAt: 6, entry: 1 }] }));
  const end = pressAmid(table, { id: 'b', order: 2, entry: 2 });
  const found = await read();
  end();
  expect(found.map(({ id }) => id).sort()).toEqual(['a', 'b']);
});

test('removed actions are forgotten by their ids', async () => {
  await ruth.change([], () => ({ aside: [7, 8].map((removedAt) => ({ id: String(removedAt), removedAt, entry: null })) }));
  await ruth.forgetRemoved(['7']);
  expect((await ruth.removed()).map(({ id }) => id)).toEqual(['8']);
});

test('a removed action that is put back returns to its position, or to the end, and leaves the list of removed ones', async () => {
  const aside = [
    { id: 'a', removedAt: 7, entry: { order: 1 } },
    { id: 'c', removedAt: 8, entry: {} },
  ];
  await ruth.add('a', { order: 1 });
  await ruth.add('b', {});
  await ruth.change(['a'], () => ({ gone: ['a'], aside }));
  const placeOf = (entry: unknown) => (entry as { readonly order?: number }).order ?? null;
  expect([await ruth.putBack('a', placeOf), await ruth.putBack('c', placeOf), await ruth.putBack('a', placeOf)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await ruth.all()).map(({ id, order }) => [id, order])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect(await ruth.removed()).toEqual([]);
});

test('nobody reads another person’s actions', async () => {
  await ruth.add('a', 'Ruth’s');
  expect(await ids(sam)).toEqual([]);
  expect(await sam.add('b', 'Sam’s')).toBe(1);
});

test('of the answered actions the newest few are stored, newest first', async () => {
  const answered = (at: number) => ({ received: [{ id: String(at), receivedAt: at, received: { what: 'Submit task' } }] });
  for (let at = 1; at <= MOST_RECEIVED + 2; at += 1) await ruth.change([], () => answered(at));
  const received = await ruth.received();
  expect(received.map(({ receivedAt }) => receivedAt)).toEqual(Array.from({ length: MOST_RECEIVED }, (_, at) => MOST_RECEIVED + 2 - at));
  expect(await sam.received()).toEqual([]);
});

test('a full device that cannot store what was received still deletes the action', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await ruth.add('a', 'Accept');
  const { receivedPresses: receivedActions } = personDatabase(5);
  const full = jest.spyOn(receivedActions, 'bulkPut').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
  await ruth.change(['a'], () => ({ gone: ['a'], received: [{ id: 'a', receivedAt: 1, received: { what: 'Accept' } }] }));
  expect(full).toHaveBeenCalled();
  expect(await ids(ruth)).toEqual([]);
  expect(await ruth.received()).toEqual([]);
  jest.restoreAllMocks();
});
