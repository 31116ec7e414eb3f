// Files that were chosen and not sent yet: problems are shown before anything is sent (specification 2 §5, §8).
import { MAX_FILE_BYTES } from '@lotline/schema/domain/attachment/file-limits';
import { contentTypeOf } from '@lotline/schema/domain/attachment/file-types';
import { sayError } from '@lotline/schema/errors/catalogue';
import type { ChosenFile } from './uploads.ts';

export interface Chosen extends ChosenFile {
  readonly key: string;
  /** '' until the person has chosen one. */
  readonly category: string;
}

export const WITHOUT_CATEGORY = sayError('CATEGORY_REQUIRED');
export const ONE_FILE_ONLY = 'Only one file can be chosen here.';

/** Why this file cannot be sent, or null. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (contentTypeOf(name) === null) return sayError('FILE_TYPE_NOT_ALLOWED');
  if (size > MAX_FILE_BYTES) return sayError('FILE_TOO_LARGE');
  return size === 0 ? 'This file is empty.' : null;
}

/** Why the list cannot be sent, or null. */
export function problemOf(chosen: readonly Chosen[]): string | null {
  return chosen.some(({ category, file }) => category === '' && faultOf(file) === null) ? WITHOUT_CATEGORY : null;
}

/** The first file alone where several are not allowed, and whether there were more (specification 2 §5: 'multiple'). */
export function limitToOne<T>(files: readonly T[], multiple: boolean): { files: readonly T[]; isTooMany: boolean } {
  return multiple || files.length <= 1 ? { files, isTooMany: false } : { files: [], isTooMany: true };
}
