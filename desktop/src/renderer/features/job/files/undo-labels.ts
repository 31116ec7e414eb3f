// What takes a change of several files back: for each of them what stood there before, those with the same together. Pure.
import type { ChangeFilesInput } from '@lotline/schema/generated/operations';
import { tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { categoryOf } from '@lotline/schema/domain/attachment/categories';
import type { FileChange } from '@lotline/schema/domain/attachment/file-changes.rules';
import type { JobFile } from '../job-data.ts';

type Labelled = Pick<JobFile, 'id' | 'tags' | 'path'>;

/** Null where it cannot be taken back whole: what had no category may not lose it again. */
export function undoOf(change: FileChange, before: readonly Labelled[], categories: readonly string[]): readonly ChangeFilesInput[] | null {
  const inputs = before.map(({ id, ...file }) => ({ id, back: backTo(change, file, categories) }));
  if (inputs.some(({ back }) => back === null)) return null;
  const together = new Map<string, ChangeFilesInput>();
  for (const { id, back } of inputs) {
    const key = JSON.stringify(back);
    const known = together.get(key);
    if (back !== null) together.set(key, { ...back, ids: [...(known?.ids ?? []), id] });
  }
  // of some nothing was added and nothing taken away
  return [...together.values()].filter(
    ({ addTags, removeTags }) => addTags === undefined || [...(addTags ?? []), ...(removeTags ?? [])].length > 0,
  );
}

type Back = Omit<ChangeFilesInput, 'ids'>;

function backTo(change: FileChange, { tags, path }: Omit<Labelled, 'id'>, categories: readonly string[]): Back | null {
  switch (change.of) {
    case 'folder':
      return { folder: path ?? '' };
    case 'category': {
      const category = categoryOf(tags, categories);
      return category === null ? null : { category };
    }
    case 'tags': {
      const had = tagsOf(tags);
      return { addTags: change.remove.filter((tag) => had.includes(tag)), removeTags: change.add.filter((tag) => !had.includes(tag)) };
    }
  }
}
