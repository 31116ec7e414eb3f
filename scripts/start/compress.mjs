// What the server sends of a built app, compressed once: each file gets its .br and .gz beside it, so that no request pays for it.
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;
const COMPRESSED = /\.(br|gz)$/;
/** Below it the headers are most of the answer. */
const LEAST_BYTES = 1_024;

const WAYS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** The folder's files of which the pattern holds, those of folders with a dot (the build's own) left out. */
async function filesOf(folder, pattern) {
  const found = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter(
      (file) =>
        !path
          .relative(folder, file)
          .split(path.sep)
          .some((part) => part.startsWith('.')),
    );
}

/** Only where it is smaller. @param {string} folder */
export async function compressBuilt(folder) {
  await Promise.all(
    (await filesOf(folder, TEXT)).map(async (file) => {
      const bytes = await fs.readFile(file);
      if (bytes.length < LEAST_BYTES) return;
      for (const [ending, compress] of Object.entries(WAYS)) {
        const smaller = await compress(bytes);
        if (smaller.length < bytes.length) await fs.writeFile(`${file}.${ending}`, smaller);
      }
    }),
  );
}

/** Before something builds into the folder that does not compress: what is left would be sent for the new files. @param {string} folder */
export async function removeCompressed(folder) {
  for (const file of await filesOf(folder, COMPRESSED)) await fs.rm(file, { force: true });
}
