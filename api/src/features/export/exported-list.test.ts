// However long a list is and however slowly it is taken, few batches of it are in memory; who hangs up ends the reading.
import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeWorkbook } from '@lotline/schema/node/workbook';
import { writeCsv } from './csv.ts';
import { EXPORT_BATCH, EXPORT_KEYS, readByKeys } from '../../platform/list/read-by-keys.ts';
import { exportBatches, type ExportedList } from './exported-list.ts';
import { readWorkbook } from './testing/read-workbook.ts';

interface Row {
  readonly n: number;
}
const BATCHES = 40;
/** Of what does not grow small when it is packed. */
const DENSE_BYTES = 300;

function listOf(told: (rows: number, isComplete: boolean) => void, onRead: (batch: number) => void): ExportedList<Row> {
  return {
    columns: [
      { key: 'n', header: 'N', kind: 'number', of: ({ n }) => n },
      { key: 'word', header: 'Word, said', kind: 'text', of: () => '=a "b"' },
    ],
    timeZone: 'Australia/Sydney',
    read: (after) => {
      const batch = Number(after ?? '0');
      onRead(batch + 1);
      const rows = Array.from({ length: EXPORT_BATCH }, (_, n) => ({ n: batch * EXPORT_BATCH + n }));
      return Promise.resolve({ rows, after: batch + 1 < BATCHES ? String(batch + 1) : null });
    },
    append: (rows, isComplete) => Promise.resolve(told(rows, isComplete)),
  };
}

const csvBatches = (list: ExportedList<Row>) => writeCsv(list, exportBatches(list));
const workbookOf = (list: ExportedList<Row>) => writeWorkbook(list, exportBatches(list));

const linesIn = (text: string): number => text.split('\r\n').length - 1;

test('what lies in memory does not grow with the list', async () => {
  let read = 0;
  let most = 0;
  let taken = 0;
  const told: unknown[] = [];
  const reader = new Writable({
    highWaterMark: 1,
    write: (chunk: Buffer, _encoding, done) => {
      most = Math.max(most, read * EXPORT_BATCH - taken);
      taken += linesIn(chunk.toString());
      setImmediate(done);
    },
  });
  const list = listOf(
    (...said) => void told.push(said),
    (batch) => {
      read = batch;
    },
  );
  await pipeline(csvBatches(list), reader);
  expect(taken).toBe(BATCHES * EXPORT_BATCH + 1);
  // what the reader has not taken, what is written, what is read meanwhile
  expect(most).toBeLessThanOrEqual(3 * EXPORT_BATCH);
  expect(told).toEqual([[BATCHES * EXPORT_BATCH, true]]);
});

test('who hangs up ends the reading, and what was handed out is told', async () => {
  let read = 0;
  const told: unknown[] = [];
  const reader = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => {
      if (read === 3) reader.destroy();
      setImmediate(done);
    },
  });
  const list = listOf(
    (...said) => void told.push(said),
    (batch) => {
      read = batch;
    },
  );
  await expect(pipeline(csvBatches(list), reader)).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(read).toBeLessThanOrEqual(4);
  // the one that was read ahead was not handed out
  expect(told).toEqual([[(read - 1) * EXPORT_BATCH, false]]);
});

async function firstOf(written: AsyncIterable<string | Uint8Array>): Promise<readonly (string | Uint8Array)[]> {
  for await (const chunk of written) return [chunk];
  return [];
}

test('begins with the mark of UTF-8 and a header, and quotes what needs it', async () => {
  const [first] = await firstOf(
    csvBatches(
      listOf(
        () => undefined,
        () => undefined,
      ),
    ),
  );
  expect(String(first).slice(0, 34)).toBe(`\ufeffN,"Word, said"\r\n0,"'=a ""b"""\r\n1,`);
});

test('what cannot be told of is not exported whole', async () => {
  const list: ExportedList<Row> = {
    ...listOf(
      () => undefined,
      () => undefined,
    ),
    append: () => Promise.reject(new Error('no record')),
  };
  const take = async (): Promise<void> => {
    for await (const batch of csvBatches(list)) expect(batch).not.toBe('');
  };
  await expect(take()).rejects.toThrow('no record');
});

describe('as a workbook', () => {
  const dense = (read: (batch: number) => void, append: ExportedList<Row>['append']): ExportedList<Row> => ({
    ...listOf(() => undefined, read),
    columns: [{ key: 'word', header: 'Word', kind: 'text', of: () => randomBytes(DENSE_BYTES).toString('base64') }],
    append,
  });

  test('what lies in memory does not grow with the list', async () => {
    let read = 0;
    let bytes = 0;
    const seen: { readonly read: number; readonly bytes: number }[] = [];
    const told: unknown[] = [];
    const reader = new Writable({
      highWaterMark: 1,
      write: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        seen.push({ read, bytes });
        setImmediate(done);
      },
    });
    const onRead = (batch: number): void => {
      read = batch;
    };
    await pipeline(workbookOf(dense(onRead, (...said) => Promise.resolve(void told.push(said)))), reader);
    const ofBatch = bytes / BATCHES;
    // the batch that is read, the one that is written, and what the packing holds back
    expect(Math.max(...seen.map((one) => one.read - one.bytes / ofBatch))).toBeLessThanOrEqual(3);
    expect(told).toEqual([[BATCHES * EXPORT_BATCH, true]]);
  });

  test('who hangs up ends the reading, and what was handed out is told', async () => {
    let read = 0;
    const told: unknown[] = [];
    const reader = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        if (read === 3) reader.destroy();
        setImmediate(done);
      },
    });
    const onRead = (batch: number): void => {
      read = batch;
    };
    const batches = exportBatches(dense(onRead, (...said) => Promise.resolve(void told.push(said))));
    await expect(
      pipeline(
        writeWorkbook(
          dense(onRead, () => Promise.resolve()),
          batches,
        ),
        reader,
      ),
    ).rejects.toMatchObject({
      code: 'ERR_STREAM_PREMATURE_CLOSE',
    });
    await batches.return();
    expect(read).toBeLessThanOrEqual(6);
    // the one that was read ahead was not handed out
    expect(told).toEqual([[(read - 1) * EXPORT_BATCH, false]]);
  });

  test('what cannot be told of is not exported whole', async () => {
    const append = (): Promise<void> => Promise.reject(new Error('no record'));
    const untold: ExportedList<Row> = { ...dense(() => undefined, append), read: () => Promise.resolve({ rows: [{ n: 1 }], after: null }) };
    await expect(bytesOf(workbookOf(untold))).rejects.toThrow('no record');
  });

  test('holds a header, a figure and a text that is no formula, and opens anew', async () => {
    const { cells, rows, sheet, parts } = readWorkbook(
      await bytesOf(
        workbookOf(
          listOf(
            () => undefined,
            () => undefined,
          ),
        ),
      ),
    );
    expect(rows).toBe(BATCHES * EXPORT_BATCH + 1);
    expect([cells.get('A1'), cells.get('B1'), cells.get('A3'), cells.get('B3')].map((cell) => [cell?.type, cell?.text])).toEqual([
      ['inlineStr', 'N'],
      ['inlineStr', 'Word, said'],
      ['', '1'],
      ['inlineStr', '=a "b"'],
    ]);
    expect(sheet).not.toContain('<f');
    expect([...parts.keys()]).toContain('[Content_Types].xml');
    const last = String(BATCHES * EXPORT_BATCH + 1);
    expect([cells.get('A1')?.isBold, cells.get('A2')?.isBold]).toEqual([true, false]);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain(`<autoFilter ref="A1:B${last}"/>`);
    expect(parts.get('xl/workbook.xml')).toContain(`Export!$A$1:$B$${last}`);
  });
});

test('goes through all keys, many at a time, and reads the rows of few; one that is gone by then is left out', async () => {
  const all = EXPORT_KEYS + EXPORT_BATCH + 1;
  const gone = 5;
  const asked: unknown[] = [];
  const read = readByKeys(
    {
      keys: (first, after) => {
        asked.push(after);
        const from = Number(after ?? '0');
        const ids = Array.from({ length: Math.min(first, all - from) }, (_, n) => from + n);
        return Promise.resolve({ ids, after: from + first < all ? String(from + first) : null });
      },
      rows: (ids) => Promise.resolve(ids.filter((id) => id !== gone)),
    },
    (id) => ({ n: id }),
  );
  const found: number[] = [];
  const told: unknown[] = [];
  for await (const rows of exportBatches({ read, append: (...said) => Promise.resolve(void told.push(said)) })) {
    expect(rows.length).toBeLessThanOrEqual(EXPORT_BATCH);
    found.push(...rows.map(({ n }) => n));
  }
  expect(found).toEqual(Array.from({ length: all }, (_, n) => n).filter((n) => n !== gone));
  expect(asked).toEqual([null, String(EXPORT_KEYS)]);
  expect(told).toEqual([[all - 1, true]]);
});

async function bytesOf(written: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of written) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
