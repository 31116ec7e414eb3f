import { createHash, randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { makeArchive, type Enclosed, type Gap } from './make-archive.ts';

const now = new Date('2026-11-20T01:00:00Z');
const record = (gaps: ReadonlyMap<string, Gap>) => ({ name: 'unsent-work.json', text: JSON.stringify([...gaps]) });
const bytesOf = (size: number): ArrayBuffer => Uint8Array.from(randomBytes(size)).buffer;
const hash = (bytes: ArrayBuffer | Uint8Array): string =>
  createHash('sha256')
    .update(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes))
    .digest('hex');
const file = (path: string, read: Enclosed['read']): Enclosed => ({ path, changedAt: now, read });

/** A file whose bytes cannot be read from there on. */
class CutFile extends Blob {
  readonly #readable: number;

  constructor(bytes: ArrayBuffer, readable: number) {
    super([bytes]);
    this.#readable = readable;
  }

  override slice(from = 0, to = this.size): Blob {
    return from < this.#readable
      ? super.slice(from, to)
      : Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('The file was moved')) });
  }
}

async function opened(enclosed: readonly Enclosed[]) {
  const counts: number[] = [];
  const { archive, gaps } = await makeArchive({ enclosed, record, now, onRead: (count) => counts.push(count) });
  return { parts: unzipSync(new Uint8Array(await archive.arrayBuffer())), gaps, counts };
}

test('every picture and file is in it, byte for byte, under its name, and the record is the last', async () => {
  const picture = bytesOf(300_000);
  const large = bytesOf(9_000_001);
  const { parts, gaps, counts } = await opened([
    file('photos/WO 7 · Lot 14/Trench-1.jpg', () => Promise.resolve(picture)),
    file('files/As built.pdf', () => Promise.resolve(new Blob([large]))),
  ]);
  expect(Object.keys(parts)).toEqual(['photos/WO 7 · Lot 14/Trench-1.jpg', 'files/As built.pdf', 'unsent-work.json']);
  expect(hash(parts['photos/WO 7 · Lot 14/Trench-1.jpg'] ?? new Uint8Array())).toBe(hash(picture));
  expect(hash(parts['files/As built.pdf'] ?? new Uint8Array())).toBe(hash(large));
  expect(gaps.size).toBe(0);
  expect(counts).toEqual([1, 2]);
});

test('what cannot be read is named, and all the rest is in it', async () => {
  const picture = bytesOf(100);
  const { parts, gaps } = await opened([
    file('photos/gone.jpg', () => Promise.resolve(null)),
    file('photos/broken.jpg', () => Promise.reject(new DOMException('', 'DataError'))),
    file('files/cut.pdf', () => Promise.resolve(new CutFile(bytesOf(5_000_000), 4_194_304))),
    file('files/moved.pdf', () => Promise.resolve(new CutFile(bytesOf(10), 0))),
    file('photos/whole.jpg', () => Promise.resolve(picture)),
  ]);
  expect([...gaps]).toEqual([
    ['photos/gone.jpg', 'missing'],
    ['photos/broken.jpg', 'missing'],
    ['files/cut.pdf', 'partly'],
    ['files/moved.pdf', 'missing'],
  ]);
  expect(Object.keys(parts)).toEqual(['files/cut.pdf', 'photos/whole.jpg', 'unsent-work.json']);
  expect(parts['files/cut.pdf']).toHaveLength(4_194_304);
  expect(hash(parts['photos/whole.jpg'] ?? new Uint8Array())).toBe(hash(picture));
  expect(JSON.parse(new TextDecoder().decode(parts['unsent-work.json']))).toEqual([...gaps]);
});

test('no picture is read before the one before it is in the archive', async () => {
  const steps: string[] = [];
  const enclosed = Array.from({ length: 5 }, (_, at) =>
    file(`photos/${String(at)}.jpg`, () => {
      steps.push(`read ${String(at)}`);
      return Promise.resolve(bytesOf(1_000));
    }),
  );
  await makeArchive({ enclosed, record, now, onRead: (count) => steps.push(`done ${String(count - 1)}`) });
  expect(steps).toEqual(['read 0', 'done 0', 'read 1', 'done 1', 'read 2', 'done 2', 'read 3', 'done 3', 'read 4', 'done 4']);
});
