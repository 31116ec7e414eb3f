// What this person may do with a file, as the server says and the specification limits it.
import { isImage } from '@lotline/schema/domain/attachment/attachment.rules';
import type { JobFile } from './files-of-job.ts';

/** The delete control is hidden when syncStatus is 'synced' (specification 2 §5). */
export const mayDelete = ({ mayChange, syncStatus }: Pick<JobFile, 'mayChange' | 'syncStatus'>): boolean =>
  mayChange && syncStatus !== 'synced';

/** A picture is edited by who added it, and by the office; a document never. */
export const mayEdit = (file: Pick<JobFile, 'mayChange' | 'key' | 'isDocAttachment'>): boolean => file.mayChange && isImage(file);
