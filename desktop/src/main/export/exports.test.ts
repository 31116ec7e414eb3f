// A list to disk: the server's file where it is reached, this computer's copy where it is not, each with its event, and never half of one.
import { jest } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NotHere } from '../cache/list-conditions.ts';
import type { CopiedRows } from '../cache/copied-rows.ts';
import type { ArgsOf } from '../../ipc/contract.ts';
import { Exports, type ExportsParts } from './exports.ts';
import type { Taken } from './taken-exports.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-exports-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const AT = '2026-11-25T01:00:00.000Z';
/** Of the company: this machine's is another one. */
const ZONE = 'Australia/Perth';
const ROWS = [
  { id: 1, workOrder: '=1+1', address: '1 Ferry St', dueDate: '2026-11-24', contractValue: null },
  { id: 2, workOrder: '42', address: 'Café, "Nord"', dueDate: null, contractValue: null },
];
const wish = (query: object, more: Partial<ArgsOf<'saveExport'>> = {}): ArgsOf<'saveExport'> => ({
  path: `/api/exports/jobs.csv?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
  ...{ fileName: 'Jobs.csv', isOnline: false },
  by: { personName: 'Leanne Hart', claims: ['CAN_ACCESS_CONSTRUCTION'] },
  ...more,
});

async function* batches(during: () => void): CopiedRows['batches'] {
  yield ROWS.slice(0, 1);
  await new Promise((resolve) => setImmediate(resolve));
  during();
  yield ROWS.slice(1);
}

function desk(given: Partial<ExportsParts> & { during?: () => void } = {}) {
  const { during = () => undefined, ...parts } = given;
  const seen = { taken: new Map<string, Taken>(), told: 0, asked: new Array<unknown>() };
  const exports = new Exports({
    choosePath: () => Promise.resolve(path.join(folder, 'Jobs.csv')),
    ask: () => Promise.reject(new Error('no network')),
    rowsOfCopy: (asked) => {
      seen.asked.push(asked);
      return Promise.resolve({ batches: batches(during), written: () => ROWS.length, asOf: AT, timeZone: ZONE });
    },
    storedAnswer: () => Promise.resolve(null),
    taken: {
      add: (one) => {
        // nothing stands under the name that has no note
        expect(fs.existsSync(path.join(folder, 'Jobs.csv'))).toBe(false);
        seen.taken.set('a', one);
        return Promise.resolve('a');
      },
      remove: (id) => {
        seen.taken.delete(id);
        return Promise.resolve();
      },
      tell: () => {
        seen.told += 1;
        return Promise.resolve();
      },
    },
    ...parts,
  });
  return { exports, seen };
}
const read = () => fs.readFileSync(path.join(folder, 'Jobs.csv'), 'utf8');
const COLUMNS = { columns: 'workOrder,address,dueDate,contractValue' };

test('without a network the copy is written: typed cells, no formula, no amounts without their claim, and its event waits', async () => {
  const { exports, seen } = desk();
  const asked = wish({ ...COLUMNS, filter: '{"search":"ferry"}', sort: '{"field":"dueDate","descending":true}' });
  expect(await exports.save({}, asked)).toEqual({ outcome: 'copied', asOf: AT });
  expect(read()).toBe('\ufeffWork order,Address,Due\r\n\'=1+1,1 Ferry St,2026-11-24\r\n42,"Café, ""Nord""",\r\n');
  expect([...seen.taken.values()]).toEqual([
    {
      ...{ list: 'jobs', format: 'csv', filter: { search: 'ferry' }, sort: { field: 'dueDate', descending: true } },
      ...{ columns: ['workOrder', 'address', 'dueDate'], rows: 2, copyOf: AT },
    },
  ]);
  expect([seen.told, seen.asked]).toEqual([1, [expect.objectContaining({ personName: 'Leanne Hart' })]]);
});

test('instants stand in the zone of the company, whatever this computer’s is', async () => {
  const row = { id: 1, builderApprovalSentDate: '2026-11-24T17:30:00.000Z' };
  const { exports } = desk({
    rowsOfCopy: () =>
      Promise.resolve({
        batches: (async function* () {
          yield await Promise.resolve([row]);
        })(),
        ...{ written: () => 1, asOf: AT, timeZone: ZONE },
      }),
  });
  await exports.save({}, wish({ columns: 'builderApprovalSentDate' }));
  expect(read().split('\r\n')[1]).toBe('2026-11-25 01:30');
});

test('with the claim amounts have their column', async () => {
  const { exports } = desk();
  const by = { ...wish({}).by, claims: ['CAN_VIEW_FINANCIAL_INFORMATION'] };
  await exports.save({}, wish(COLUMNS, { by }));
  expect(read().split('\r\n')[0]).toBe('\ufeffWork order,Address,Due,Value');
});

test('what fields are called stands in the head, as in the server’s file', async () => {
  const config = { fields: { customerRef: { displayName: 'Carrier ref' } } };
  const data = JSON.stringify({ systemSettings: [{ name: 'Optional Construction Fields', workType: null, config }] });
  const { exports } = desk({ storedAnswer: (key) => Promise.resolve(key === 'JobFieldNames []' ? { data } : null) });
  await exports.save({}, wish({ columns: 'workOrder,customerRef' }));
  expect(read().split('\r\n')[0]).toMatch(/^\ufeffWork order,C/);
});

test('the server’s file comes from the server, which has its own event; where it is not reached the copy is written', async () => {
  const server = desk({ ask: () => Promise.resolve(new Response('of the server')) });
  expect(await server.exports.save({}, wish(COLUMNS, { isOnline: true }))).toEqual({ outcome: 'saved' });
  expect([read(), server.seen.taken.size]).toEqual(['of the server', 0]);
  fs.rmSync(path.join(folder, 'Jobs.csv'));
  expect(await desk().exports.save({}, wish(COLUMNS, { isOnline: true }))).toMatchObject({ outcome: 'copied' });
  const refusing = desk({ ask: () => Promise.resolve(new Response('{"code":"CLAIM_REQUIRED"}', { status: 403 })) });
  expect(await refusing.exports.save({}, wish(COLUMNS, { isOnline: true }))).toMatchObject({ outcome: 'refused', status: 403 });
});

test('an .xlsx of the copy is a workbook', async () => {
  const { exports } = desk();
  expect(await exports.save({}, wish({}, { path: '/api/exports/jobs.xlsx?columns=workOrder' }))).toMatchObject({ outcome: 'copied' });
  const bytes = fs.readFileSync(path.join(folder, 'Jobs.csv'));
  // its entries are of 1 January 1980, 00:00: no part of the file is of when it was written
  expect([bytes.toString('latin1', 0, 2), bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual(['PK', 0, 0x21]);
});

describe('nothing is left, and no event waits', () => {
  const nothing = ({ seen }: ReturnType<typeof desk>) => expect([fs.readdirSync(folder), seen.taken.size]).toEqual([[], 0]);

  it('of what was cancelled midway', async () => {
    const window = {};
    const one = desk({ during: () => one.exports.cancel(window) });
    expect(await one.exports.save(window, wish(COLUMNS))).toEqual({ outcome: 'cancelled' });
    nothing(one);
  });
  it('of a filter that only the server knows: it is said', async () => {
    const one = desk({ rowsOfCopy: () => Promise.reject(new NotHere('Only the server knows.')) });
    expect(await one.exports.save({}, wish(COLUMNS))).toEqual({ outcome: 'cannot', sentence: 'Only the server knows.' });
    nothing(one);
  });
  it('of a list that has no copy, and of a copy that is not whole yet', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const one = desk({ rowsOfCopy: () => Promise.resolve(null) });
    expect(await one.exports.save({}, wish({}, { path: '/api/exports/tasks.csv?' }))).toEqual({ outcome: 'failed' });
    expect(await one.exports.save({}, wish(COLUMNS))).toEqual({ outcome: 'failed' });
    nothing(one);
    said.mockRestore();
  });
  it('where the note cannot be stored', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { taken } = {
      taken: { add: () => Promise.reject(new Error('disk full')), remove: () => Promise.resolve(), tell: () => Promise.resolve() },
    };
    const one = desk({ taken });
    expect(await one.exports.save({}, wish(COLUMNS))).toEqual({ outcome: 'failed' });
    nothing(one);
    said.mockRestore();
  });
});
