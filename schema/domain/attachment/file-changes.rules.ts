// What a change of several files makes of each of them, and who may make it (decision 055): each is judged as if it were changed alone.
import type { Actor } from '../kernel/actor.ts';
import { hasClaim } from '../kernel/actor.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { canChangeAttachment, type AttachmentFacts } from './attachment.lifecycle.ts';
import { tagsOf } from './attachment.rules.ts';
import { categoryOf, withCategory } from './categories.ts';

const MOST_TAGS_CHARACTERS = 500;

export type FileChange =
  | { readonly of: 'category'; readonly category: string }
  | { readonly of: 'folder'; readonly folder: string | null }
  | { readonly of: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] };

/** How a file is found again. */
export interface FileLabels {
  readonly tags: string | null;
  readonly folder: string | null;
}

/** @param categories those of the lookup */
export function labelsAfter({ tags, folder }: FileLabels, change: FileChange, categories: readonly string[]): FileLabels {
  switch (change.of) {
    case 'category':
      return { tags: withCategory(tags, change.category, categories), folder };
    case 'folder':
      return { tags, folder: change.folder };
    case 'tags': {
      const kept = [...tagsOf(tags), ...change.add].filter((tag) => !change.remove.includes(tag));
      return { tags: [...new Set(kept)].join(';') || null, folder };
    }
  }
}

/** Who may change the file itself; what has a category keeps one. */
export function canLabelFile(actor: Actor, file: AttachmentFacts & FileLabels, change: FileChange, categories: readonly string[]): Verdict {
  const may = canChangeAttachment(actor, file);
  if (!may.ok) return may;
  if (change.of === 'category' && !categories.includes(change.category)) {
    return refused('INVALID_INPUT', { sentence: `“${change.category}” is not a category. Choose one of: ${categories.join(', ')}.` });
  }
  const after = labelsAfter(file, change, categories);
  if (categoryOf(file.tags, categories) !== null && categoryOf(after.tags, categories) === null) return refused('CATEGORY_REQUIRED');
  const isTooLong = (after.tags?.length ?? 0) > MOST_TAGS_CHARACTERS;
  return isTooLong ? refused('INVALID_INPUT', { sentence: 'A file would have too many tags.' }) : allowed;
}

/** One's own change of a file: its version as the change left it, and what stood there before. */
export interface OwnFileChange {
  readonly version: number;
  readonly before: FileLabels;
}

/**
 * Who may change the file itself, while it is as that change left it. It may be without a category again where it had none; a category that the list has no more
 * does not come back, since the file would lose the one that it has.
 */
export function canUndoFileChange(
  actor: Actor,
  file: AttachmentFacts & FileLabels & { readonly version: number },
  change: OwnFileChange,
  categories: readonly string[],
): Verdict {
  const had = tagsOf(file.tags);
  const isReplaced = tagsOf(change.before.tags).some((tag) => !had.includes(tag));
  const losesIt = categoryOf(file.tags, categories) !== null && categoryOf(change.before.tags, categories) === null;
  return all(
    canChangeAttachment(actor, file),
    unless(file.version === change.version, 'STALE_VERSION'),
    unless(!(losesIt && isReplaced), 'CATEGORY_REQUIRED'),
  );
}

/** Folders are the job's: who edits the job makes, renames and removes them. */
export function canChangeFolders(actor: Actor): Verdict {
  return unless(hasClaim(actor, 'CAN_EDIT_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_EDIT_CONSTRUCTION' });
}
