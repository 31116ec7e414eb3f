// Photos and files of this device, hashed by the browser itself beside the page: some at a time, so that neither memory nor the page is filled.
import type { ReceiptCrypto } from '@lotline/schema/domain/receipt/receipt-crypto';
import type { HashedFile } from '@lotline/schema/domain/receipt/verify-files';

const MOST_AT_ONCE = 3;
/** Together in memory; a larger one is read alone. */
const MOST_BYTES_AT_ONCE = 256 * 1024 * 1024;
/** Read as one: each reading asks another process of the browser, which takes longer than the bytes of a photo. */
const TOGETHER_BYTES = 32 * 1024 * 1024;
/** No larger one is taken by the server. */
export const MOST_FILE_BYTES = 1_100_000_000;
export const MOST_CHOSEN = 5_000;

/** The bytes of all of them, one after the other. @throws where one of them cannot be read */
export type ReadTogether<F> = (files: readonly F[]) => Promise<ArrayBuffer>;
export const readBlobs: ReadTogether<Blob> = (files) => new Blob([...files]).arrayBuffer();

type Named = Pick<File, 'name' | 'size'>;
interface Place<F> {
  readonly file: F;
  readonly at: number;
}

/** Null: too large, or it could not be read. In the order given. @param tell how many are done */
export async function hashFiles<F extends Named>(
  files: readonly F[],
  crypto: ReceiptCrypto,
  tell: (done: number) => void,
  read: ReadTogether<F>,
): Promise<(HashedFile | null)[]> {
  const hashed = files.map((): HashedFile | null => null);
  const lots = lotsOf(files);
  const room = new Room();
  let [next, done] = [0, 0];
  const readLot = async (lot: readonly Place<F>[]): Promise<void> => {
    try {
      const bytes = await read(lot.map(({ file }) => file));
      let from = 0;
      for (const { file, at } of lot) {
        const sha256 = await crypto.sha256(new Uint8Array(bytes, from, file.size));
        hashed[at] = { name: file.name, sizeBytes: file.size, sha256 };
        from += file.size;
      }
    } catch {
      // one was taken away meanwhile, or it is more than this device holds: each alone, and that one is told as unread
      if (lot.length > 1) for (const one of lot) await readLot([one]);
    }
  };
  const work = async (): Promise<void> => {
    for (let lot = lots[next]; lot !== undefined; lot = lots[next]) {
      next += 1;
      const size = sizeOf(lot);
      if (size <= MOST_FILE_BYTES) {
        await room.take(size);
        await readLot(lot);
        room.give(size);
      }
      tell((done += lot.length));
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
  return hashed;
}

const sizeOf = (lot: readonly Place<Named>[]): number => lot.reduce((sum, { file }) => sum + file.size, 0);

/** Neighbours that are read as one; what is larger than that is alone. */
function lotsOf<F extends Named>(files: readonly F[]): Place<F>[][] {
  const lots: Place<F>[][] = [];
  let bytes = Infinity;
  for (const [at, file] of files.entries()) {
    bytes += file.size;
    const last = lots.at(-1);
    if (last !== undefined && bytes <= TOGETHER_BYTES) last.push({ file, at });
    else {
      lots.push([{ file, at }]);
      bytes = file.size;
    }
  }
  return lots;
}

/** Memory for what is read. */
class Room {
  #taken = 0;
  #waiting: (() => void)[] = [];

  async take(size: number): Promise<void> {
    while (this.#taken > 0 && this.#taken + size > MOST_BYTES_AT_ONCE) await new Promise<void>((wake) => this.#waiting.push(wake));
    this.#taken += size;
  }

  give(size: number): void {
    this.#taken -= size;
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
