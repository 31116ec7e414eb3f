// Gives out the bytes of a file so that nothing in them can run in a browser (quality.md §2, hostile upload).
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { contentTypeOf, extensionOf } from '@lotline/schema/domain/attachment/file-types';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { FileStore } from '../../platform/storage/store.ts';
import { contentDisposition, wantedRange } from './serve-headers.ts';

export interface ServedFile {
  readonly storageKey: string;
  readonly title: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string | null;
}

/** @throws RefusalError NOT_FOUND when the store has lost the bytes. */
export async function serveFile(store: FileStore, file: ServedFile, req: Request, res: Response): Promise<void> {
  const { storageKey, sizeBytes } = file;
  const tag = `"${file.sha256 ?? storageKey}"`;
  // With every answer: a browser takes what a 304 says over what it kept, and would lose the sandbox with it.
  const headers = {
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file.contentType, nameOf(file)),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    // no-transform: a compressed part would no longer be the part that was asked for.
    'Cache-Control': 'private, max-age=3600, no-transform',
    'Accept-Ranges': 'bytes',
    ETag: tag,
  };
  if (req.get('if-none-match') === tag) {
    res.status(304).set(headers).end();
    return;
  }
  const wanted = [undefined, tag].includes(req.get('if-range')) ? wantedRange(req.get('range'), sizeBytes) : null;
  if (wanted === 'unsatisfiable') {
    res
      .status(416)
      .set({ ...headers, 'Content-Range': `bytes */${sizeBytes}` })
      .end();
    return;
  }
  const range = wanted ?? { start: 0, end: sizeBytes - 1 };
  const bytes = (await store.read(storageKey, range)) ?? refuse('NOT_FOUND');
  res.set({ ...headers, 'Content-Length': String(range.end - range.start + 1) });
  if (wanted !== null) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  if (req.method === 'HEAD') {
    bytes.destroy();
    res.end();
    return;
  }
  await pipeline(bytes, res);
}

/** A new name counts at once, its bytes may be on their way still: the ending is that of the bytes. */
export function nameOf({ title, contentType, storageKey }: Pick<ServedFile, 'title' | 'contentType' | 'storageKey'>): string {
  return contentTypeOf(title) === contentType ? title : `${title}.${extensionOf(storageKey)}`;
}
