// Where the file of a worker thread lies: beside the built server (scripts/build-api.mjs has an entry for each), or among the sources.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ThreadFile {
  readonly path: string;
  /** The TypeScript file that the thread is to read; null: the path itself is what was built. */
  readonly source: string | null;
}

/** @param name below the sources, without its ending: 'features/ticket/ticket-paper' */
export function threadFile(name: string): ThreadFile {
  const built = fileURLToPath(new URL(`./${name.slice(name.lastIndexOf('/') + 1)}.thread.js`, import.meta.url));
  if (existsSync(built)) return { path: built, source: null };
  return {
    path: fileURLToPath(new URL('./source-thread.mjs', import.meta.url)),
    source: new URL(`../../${name}.thread.ts`, import.meta.url).href,
  };
}
