// Which version and build is running: /auth/version, /auth/config and the log's first line.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** "0.2.0 (build 3f9c1a20)": the product's version, as both apps say theirs, and a hash of the file that is running. */
export function describeBuild(runningFile: string = fileURLToPath(import.meta.url)): string {
  const build = createHash('sha256').update(readFileSync(runningFile)).digest('hex').slice(0, 8);
  return `${productVersion(dirname(runningFile))} (build ${build})`;
}

/** Of the package that holds all others: those inside have numbers of their own. */
function productVersion(folder: string): string {
  for (let place = folder; place !== dirname(place); place = dirname(place)) {
    try {
      const { name, version } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as { name?: unknown; version?: unknown };
      if (name === 'lotline' && typeof version === 'string') return version;
    } catch {
      continue;
    }
  }
  return 'unknown';
}
