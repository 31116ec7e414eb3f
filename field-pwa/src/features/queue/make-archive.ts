// One .zip of what lies on this device, made while it is read: never more than one picture in hand. Loaded when somebody exports.
import { makeZip } from 'client-zip';
import { logProblem } from '@lotline/web-session/log';

export interface Enclosed {
  readonly path: string;
  readonly changedAt: Date;
  /** Null: it is not here. */
  readonly read: () => Promise<ArrayBuffer | Blob | null>;
}

/** missing: it is not in the archive. partly: only its beginning is. */
export type Gap = 'missing' | 'partly';

interface Wished {
  readonly enclosed: readonly Enclosed[];
  /** Written last, when it is known what could not be read. */
  readonly record: (gaps: ReadonlyMap<string, Gap>) => { readonly name: string; readonly text: string };
  readonly now: Date;
  /** So many have been read. */
  readonly onRead: (count: number) => void;
}

/** So much is held by the page before the browser takes it over, which keeps large ones on the disk. */
const IN_HAND_BYTES = 4_194_304;

export async function makeArchive(wished: Wished): Promise<{ readonly archive: Blob; readonly gaps: ReadonlyMap<string, Gap> }> {
  const gaps = new Map<string, Gap>();
  const archive = await blobOf(makeZip(contents(wished, gaps)));
  return { archive, gaps };
}

async function* contents({ enclosed, record, now, onRead }: Wished, gaps: Map<string, Gap>) {
  for (const [index, { path, changedAt, read }] of enclosed.entries()) {
    const input = await tryToRead(read);
    if (input === null) gaps.set(path, 'missing');
    else {
      const content = input instanceof Blob ? beginningOf(input, () => gaps.set(path, 'partly')) : input;
      yield { name: path, lastModified: changedAt, input: content };
    }
    onRead(index + 1);
  }
  const { name, text } = record(gaps);
  yield { name, lastModified: now, input: text };
}

async function tryToRead(read: Enclosed['read']): Promise<ArrayBuffer | Blob | null> {
  try {
    const input = await read();
    // a file that was moved since is found out by its first byte
    if (input instanceof Blob) await input.slice(0, 1).arrayBuffer();
    return input;
  } catch (problem) {
    logProblem('One of the files could not be read for the export', problem);
    return null;
  }
}

/** As much of it as can be read: the others are in the archive all the same. */
async function* beginningOf(file: Blob, onCut: () => void): AsyncGenerator<ArrayBuffer> {
  for (let from = 0; from < file.size; from += IN_HAND_BYTES) {
    try {
      yield await file.slice(from, from + IN_HAND_BYTES).arrayBuffer();
    } catch (problem) {
      logProblem('A file could not be read to its end for the export', problem);
      onCut();
      return;
    }
  }
}

async function blobOf(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const reader = stream.getReader();
  const taken: Blob[] = [];
  let inHand: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (value !== undefined) {
      inHand.push(new Uint8Array(value));
      bytes += value.byteLength;
    }
    if (done || bytes >= IN_HAND_BYTES) {
      taken.push(new Blob(inHand));
      inHand = [];
      bytes = 0;
    }
    if (done) return new Blob(taken, { type: 'application/zip' });
  }
}
