// The uploads of a person on this device: their order, pausing, a reload, and the record of one that ends (specification 2 §8).
import { ApiError } from '../api-error.ts';
import type { UploadStorage, UploadRow } from '../device/upload-storage.ts';
import { restBy } from '../testing/answered-by.ts';
import { Uploads } from './uploads.ts';
import type { UploadRecord } from './upload-record.ts';

const fileOf = (name: string, lastModified = 1): File => new File(['a'.repeat(100)], name, { lastModified });

function storageIn(rows: Map<string, UploadRow>): UploadStorage {
  return {
    all: () => Promise.resolve([...rows.values()]),
    put: (row) => Promise.resolve(void rows.set(row.id, row)),
    remove: (id) => Promise.resolve(void rows.delete(id)),
  };
}

interface Put {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly end: (error?: Error) => void;
}

interface Given {
  readonly rows?: Map<string, UploadRow>;
  readonly refusal?: ApiError;
  readonly here?: { readonly isHere: boolean };
}

function open({ rows = new Map<string, UploadRow>(), refusal, here = { isHere: true } }: Given = {}) {
  let made = 0;
  const puts: Put[] = [];
  const calls: string[] = [];
  const rest = restBy((path, { method = 'GET', body } = {}) => {
    calls.push(`${method} ${path}`);
    if (!path.endsWith('getPresignedUploadParams')) return Promise.resolve({});
    const { name } = body as { name: string };
    return Promise.resolve({
      uploadUrl: `/${name}`,
      contentType: 'text/plain',
      parts: null,
      attachment: { id: 40 + calls.length, state: 'reserved' },
    });
  });
  const put = ({ url, signal }: { url: string; signal: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      if (refusal !== undefined) reject(refusal);
      puts.push({ url, signal, end: (error) => (error === undefined ? resolve() : reject(error)) });
    });
  const arrived: UploadRecord[] = [];
  const uploads = new Uploads({
    rest,
    put,
    hash: () => Promise.resolve('a'.repeat(64)),
    pause: () => Promise.resolve(),
    storage: storageIn(rows),
    freshId: () => `id-${String((made += 1))}`,
    now: () => 1000 + made,
    isHere: () => here.isHere,
    alone: async (_, work) => {
      await work();
      return true;
    },
    onArrived: (upload) => void arrived.push(upload),
  });
  const add = (...names: string[]) =>
    uploads.add(names.map((name) => ({ file: fileOf(name), handle: null, constructionId: 7, taskId: 9, category: 'Design' })));
  const states = () => uploads.shown.get().map(({ name, state }) => `${name} ${state}`);
  return { uploads, rows, puts, calls, add, states, arrived };
}
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

test('one after the other, oldest first; a file that has arrived is reported and no longer stored', async () => {
  const { add, states, puts, rows, arrived } = open();
  await add('a.txt', 'b.txt');
  await settle();
  expect(states()).toEqual(['a.txt sending', 'b.txt queued']);
  expect([...rows.keys()]).toEqual(['id-1', 'id-2']);
  puts[0]?.end();
  await settle();
  expect(states()).toEqual(['a.txt done', 'b.txt sending']);
  expect([...rows.keys()]).toEqual(['id-2']);
  expect(arrived.map(({ name }) => name)).toEqual(['a.txt']);
});

test('a paused upload lets the next one run; resumed, it continues with the same record', async () => {
  const { uploads, add, states, puts, rows } = open();
  await add('a.txt', 'b.txt');
  await settle();
  await uploads.pause('id-1');
  await settle();
  expect(states()).toEqual(['a.txt paused', 'b.txt sending']);
  expect(rows.get('id-1')?.upload).toMatchObject({ isPaused: true, attachmentId: 41 });
  await uploads.resume('id-1');
  puts[1]?.end();
  await settle();
  expect(states()).toEqual(['a.txt sending', 'b.txt done']);
});

test('after a reload the person chooses the same file again, and the upload continues', async () => {
  const before = open();
  await before.add('a.txt');
  await settle();
  const after = open({ rows: before.rows });
  await after.uploads.open();
  expect(after.states()).toEqual(['a.txt needsFile']);
  await after.uploads.choose('id-1', { file: fileOf('a.txt'), handle: null });
  await settle();
  expect(after.states()).toEqual(['a.txt sending']);
  after.puts[0]?.end();
  await settle();
  expect(after.states()).toEqual(['a.txt done']);
});

test('aborted: stopped by the person, its record in the office is deleted unless it is complete (Spec 2 §8)', async () => {
  const { uploads, add, states, calls, puts, rows } = open();
  await add('a.txt');
  await settle();
  await uploads.stop('id-1');
  await settle();
  expect(puts[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual([]);
  expect(rows.size).toBe(0);
  expect(calls.at(-1)).toBe('DELETE /api/attachments/41?ifIncomplete=true');
});

test('error upload: the record is deleted, the reason stays, and trying again is a new record (Spec 2 §8)', async () => {
  const refusal = new ApiError({ code: 'BODY_TOO_LARGE', status: 413, details: { limit: '1 byte' } });
  const { uploads, add, calls, states, rows } = open({ refusal });
  await add('a.txt');
  await settle();
  expect(states()).toEqual(['a.txt failed']);
  expect(uploads.shown.get()[0]?.failure).toEqual({ status: 'error upload', sentence: refusal.message });
  expect(calls.at(-1)).toBe('DELETE /api/attachments/41?ifIncomplete=true');
  expect(rows.get('id-1')?.upload).toMatchObject({ failure: { status: 'error upload' } });
  await uploads.retry('id-1');
  expect([...rows.keys()]).toEqual(['id-2']);
});

test('signing out stops sending; the upload stays on the device and continues when the person is back', async () => {
  const here = { isHere: true };
  const { uploads, add, rows, puts, states } = open({ here });
  await add('a.txt');
  await settle();
  here.isHere = false;
  uploads.halt();
  await settle();
  expect(puts[0]?.signal.aborted).toBe(true);
  expect(rows.size).toBe(1);
  expect(states()).toEqual(['a.txt queued']);
  here.isHere = true;
  uploads.wake();
  await settle();
  expect(states()).toEqual(['a.txt sending']);
});
