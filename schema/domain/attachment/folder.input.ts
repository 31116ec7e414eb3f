// What names a folder of a job's files, and one change of the folders.
import { z } from 'zod';
import { idInput, lineOf, refusing } from '../kernel/input.ts';
import { isWithin, MOST_FOLDER_CHARACTERS, MOST_FOLDER_DEPTH } from './folders.ts';

/** Nothing that turns the direction of reading, climbs, or divides a tag from the next. */
const isName = (name: string): boolean =>
  name !== '' && name.length <= MOST_FOLDER_CHARACTERS && name !== '.' && name !== '..' && !/[\\;\u202a-\u202e\u2066-\u2069]/.test(name);

/** 'Plans / As built' becomes 'Plans/As built'. */
export const folderInput = lineOf(MOST_FOLDER_DEPTH * (MOST_FOLDER_CHARACTERS + 1))
  .transform((path) =>
    path
      .split('/')
      .map((name) => name.trim())
      .join('/'),
  )
  .refine((path) => path.split('/').every(isName), {
    error: `must be names of at most ${String(MOST_FOLDER_CHARACTERS)} characters, divided by slashes.`,
  })
  .refine((path) => path.split('/').length <= MOST_FOLDER_DEPTH, { error: `goes at most ${String(MOST_FOLDER_DEPTH)} deep.` });

const optionalFolder = folderInput.nullish().transform((path) => path ?? null);

export const folderChangeInput = z
  .strictObject({ constructionId: idInput, from: optionalFolder, to: optionalFolder })
  .superRefine(({ from, to }, ctx) => {
    if (from === null && to === null) ctx.addIssue({ code: 'custom', ...refusing('INVALID_INPUT', { sentence: 'Name a folder.' }) });
    else if (from !== null && to !== null && isWithin(to, from))
      ctx.addIssue({ code: 'custom', ...refusing('INVALID_INPUT', { sentence: 'A folder cannot be put into itself.' }) });
  });
export type FolderChangeInput = z.output<typeof folderChangeInput>;
