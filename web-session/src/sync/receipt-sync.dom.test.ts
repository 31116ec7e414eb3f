import type { ReceiptPage } from '@lotline/schema/domain/receipt/receipt';
import { ApiError } from '../api-error.ts';
import { readsOnDevice } from '../device/persisted-queries.ts';
import { personDatabase } from '../device/person-database.ts';
import { restBy } from '../testing/answered-by.ts';
import { createReceiptsOf } from './receipt-sync.ts';

const RUTH = 5;
const rest = jest.fn<Promise<unknown>, [path: string]>();
let here = RUTH;

const openTab = (personId = RUTH) => createReceiptsOf({ rest: restBy(rest), isHere: (id) => id === here })(personId);
const asked = () => rest.mock.calls.map(([path]) => path);

/** Its hashes do not matter here. */
function receipt(sequence: number, taskId: number | null = 9): ReceiptPage['receipts'][number] {
  const lines: readonly [string, unknown][] = [
    ['receipt', { id: 'a', kind: 'batch', sequence }],
    ['person', { id: RUTH, name: 'Ruth' }],
    ['job', { id: 1, workOrder: 'WO-1' }],
    ['task', taskId === null ? null : { id: taskId, name: 'Pit' }],
    ['counts', { moves: 0, items: 0, files: 0, awaited: 0 }],
    ['previous', null],
    ['key', 'k'],
    ['signed', '2026-11-22T00:00:00.000Z'],
  ];
  return {
    sequence,
    text: `${lines.map(([word, value]) => `${'0'.repeat(64)} ${word} ${JSON.stringify(value)}\n`).join('')}signature x\n`,
  };
}
const page = (receipts: ReceiptPage['receipts'], more = false): ReceiptPage => ({ receipts, more });
const KEYS = { keys: [{ id: 'k', publicKey: 'p', validFrom: '2026-01-01T00:00:00.000Z' }] };

beforeEach(async () => {
  rest.mockReset();
  here = RUTH;
  await personDatabase(RUTH).receipts.clear();
  await personDatabase(RUTH).receiptKeys.clear();
});

test('new receipts come in pages after the stored ones, once, with the keys that check them, and listeners are called', async () => {
  const tab = openTab();
  const heard = jest.fn();
  tab.subscribe(heard);
  rest
    .mockResolvedValueOnce(page([receipt(1), receipt(2)], true))
    .mockResolvedValueOnce(page([receipt(3, null)]))
    .mockResolvedValueOnce(KEYS);
  await Promise.all([tab.pull(), tab.pull()]);
  expect(asked()).toEqual(['/api/receipts?after=0', '/api/receipts?after=2', '/api/receipts/keys']);
  expect((await tab.all()).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect((await tab.newest(2)).map(({ sequence }) => sequence)).toEqual([3, 2]);
  expect((await tab.ofTask(9)).map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(await tab.keys()).toEqual(KEYS.keys);
  expect(heard).toHaveBeenCalledTimes(1);
  rest.mockResolvedValueOnce(page([]));
  expect(await tab.pull()).toBeNull();
  expect(asked().at(-1)).toBe('/api/receipts?after=3');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a chain is never stored with a gap, and nothing is stored for somebody who has left', async () => {
  const tab = openTab();
  rest.mockResolvedValueOnce(page([receipt(1), receipt(3)])).mockResolvedValueOnce(KEYS);
  await tab.pull();
  expect((await tab.all()).map(({ sequence }) => sequence)).toEqual([1]);
  here = 6;
  rest.mockResolvedValueOnce(page([receipt(2)]));
  await tab.pull();
  expect(await tab.all()).toHaveLength(1);
  expect(await openTab(6).all()).toEqual([]);
});

test('receipts stay without an answer, and when the person signs out and the persisted queries go', async () => {
  const tab = openTab();
  rest.mockResolvedValueOnce(page([receipt(1)])).mockResolvedValueOnce(KEYS);
  await tab.pull();
  const offline = new ApiError({ code: 'OFFLINE', status: 0 });
  rest.mockRejectedValueOnce(offline);
  expect(await tab.pull()).toBe(offline);
  await readsOnDevice(RUTH).clear();
  expect([await tab.all(), await tab.keys()]).toMatchObject([[receipt(1)], KEYS.keys]);
});
