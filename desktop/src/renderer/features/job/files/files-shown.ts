// Which of the job's files are shown, by what they are, of which task and where they lie. Pure.
import { isImage, tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { categoryOf } from '@lotline/schema/domain/attachment/categories';
import { isWithin } from '@lotline/schema/domain/attachment/folders';
import type { JobFile } from '../job-data.ts';

/** No tag is called so: it would hold a semicolon. */
export const WITHOUT = ';';
export const ALL = '';

export interface FileFilter {
  /** A tag, ALL or WITHOUT a category. */
  readonly tag: string;
  /** A task's id, 'job' or ALL. */
  readonly task: string;
  /** Null: wherever they lie. */
  readonly folder: string | null;
}

export const NO_FILTER: FileFilter = { tag: ALL, task: ALL, folder: null };

/** What the phone takes is told by its title and task: only what was sent as a document needs a category. */
export const lacksCategory = (file: Pick<JobFile, 'key' | 'isDocAttachment' | 'tags'>, categories: readonly string[]): boolean =>
  !isImage(file) && categoryOf(file.tags, categories) === null;

const isOfTask = ({ taskId }: JobFile, task: string): boolean => task === ALL || String(taskId ?? 'job') === task;

/** Newest first. */
export function filesShown(files: readonly JobFile[], { tag, task, folder }: FileFilter, categories: readonly string[]): JobFile[] {
  return files
    .filter((file) => isOfTask(file, task) && (folder === null || isWithin(file.path, folder)))
    .filter((file) => tag === ALL || (tag === WITHOUT ? lacksCategory(file, categories) : tagsOf(file.tags).includes(tag)))
    .toSorted((a, b) => b.createdUtc.localeCompare(a.createdUtc) || b.id - a.id);
}
