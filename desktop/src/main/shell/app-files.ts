// A file of the console as it was built, for a path of app://lotline. What is no file is a page of the console, as on the server.
import fs from 'node:fs/promises';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

interface AppFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @param root the built console @returns null where a file is asked for that is not there */
export async function readAppFile(root: string, pathname: string): Promise<AppFile | null> {
  const name = decodedPath(pathname);
  if (name === null) return null;
  const file = path.join(root, name);
  if (file !== root && !file.startsWith(root + path.sep)) return null;
  const type = TYPES[path.extname(file)];
  // a page's path has no such ending
  if (type === undefined) return path.extname(file) === '' ? read(path.join(root, 'index.html'), TYPES['.html'] ?? '') : null;
  return read(file, type);
}

async function read(file: string, type: string): Promise<AppFile | null> {
  try {
    return { type, bytes: new Uint8Array(await fs.readFile(file)) };
  } catch {
    return null;
  }
}

function decodedPath(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname);
    return /[\0\\]/.test(name) ? null : path.posix.normalize(name);
  } catch {
    return null;
  }
}
