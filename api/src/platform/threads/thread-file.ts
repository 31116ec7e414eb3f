// Where the file of a worker thread lies: beside the built server (scripts/build-api.mjs has an entry for each), or among the sources.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ThreadFile {
  readonly path: string;
  /** The TypeScript file that the thread is to read; null: the path itself is what was built. */
  readonly source: string | null;
}

/** @param from import.meta.url of the file that stands beside it @param name of `<name>.thread.ts` */
export function threadFile(from: string, name: string): ThreadFile {
  const built = fileURLToPath(new URL(`./${name}.thread.js`, from));
  if (existsSync(built)) return { path: built, source: null };
  return { path: fileURLToPath(new URL('./source-thread.mjs', import.meta.url)), source: new URL(`./${name}.thread.ts`, from).href };
}
