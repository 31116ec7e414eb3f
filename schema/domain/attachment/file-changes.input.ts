// One change of several of a job's files at once: their category, their folder, or tags that come and go; and which files are taken out together.
import { z } from 'zod';
import { idInput, lineOf, refusing } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { folderInput } from './folder.input.ts';
import type { FileChange } from './file-changes.rules.ts';

const tagInput = lineOf(100)
  .min(1)
  .refine((tag) => !tag.includes(';'), { error: 'cannot contain a semicolon.' });
const tagsInput = z
  .array(tagInput)
  .max(20)
  .nullish()
  .transform((tags) => tags ?? []);

export const fileChangesInput = z
  .strictObject({
    ids: z.array(idInput).min(1).max(entryLimit('ids')),
    category: tagInput.nullish(),
    // empty: out of every folder
    folder: z.union([z.literal(''), folderInput]).nullish(),
    addTags: tagsInput,
    removeTags: tagsInput,
  })
  .transform(({ ids, category, folder, addTags, removeTags }, ctx) => {
    const changes: FileChange[] = [
      ...(typeof category === 'string' ? [{ of: 'category', category } as const] : []),
      ...(typeof folder === 'string' ? [{ of: 'folder', folder: folder === '' ? null : folder } as const] : []),
      ...(addTags.length + removeTags.length > 0 ? [{ of: 'tags', add: addTags, remove: removeTags } as const] : []),
    ];
    const [change] = changes;
    if (change === undefined || changes.length > 1) {
      ctx.addIssue({ code: 'custom', ...refusing('INVALID_INPUT', { sentence: 'Give one change: a category, a folder or tags.' }) });
      return z.NEVER;
    }
    return { ids: [...new Set(ids)], change };
  });
export type FileChangesInput = z.output<typeof fileChangesInput>;

/** Without ids: all files of the job. */
export const zipInput = z.strictObject({
  constructionId: idInput,
  ids: z
    .array(idInput)
    .min(1)
    .max(entryLimit('ids'))
    .nullish()
    .transform((ids) => ids ?? null),
});
