// Names in the store: made by the server, new for each attempt, with the ending by which images are told from documents (specification 1 §5).
import { randomUUID } from 'node:crypto';
import { extensionOf } from '@lotline/schema/domain/attachment/file-types';

/** 2026/11/0d9cf1a2-….jpg for 'Trench-3.JPG'. */
export function newStorageKey(name: string, now: Date): string {
  return `${now.toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}.${extensionOf(name)}`;
}
