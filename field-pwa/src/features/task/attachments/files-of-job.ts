// A job's files as its screens group them: pictures apart from documents, documents in folders, both by tag (specification 1 §2, §5).
import { isImage, tagCounts, tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { folderTree as treeOf, type Folder } from '@lotline/schema/domain/attachment/folders';
import type { Job } from '../facts/page-data.ts';

export type JobFile = Job['attachments'][number];

export type DocumentFolder = Folder<JobFile>;

const LOOSE = 'Without a category';

export const picturesOf = (files: readonly JobFile[]): JobFile[] => files.filter(isImage);
export const documentsOf = (files: readonly JobFile[]): JobFile[] => files.filter((file) => !isImage(file));

/** Null: all. */
export function filesOfTag(files: readonly JobFile[], tag: string | null): readonly JobFile[] {
  return tag === null ? files : files.filter((file) => tagsOf(file.tags).includes(tag));
}

export const filterButtons = (files: readonly JobFile[]): { tag: string; count: number }[] => tagCounts(files);

/** Where a document lies: in its own folder, else in that of its category, which is its first tag. */
function placeOf({ path, tags }: JobFile): string {
  return path ?? tagsOf(tags)[0] ?? LOOSE;
}

/** Folders by name, files newest first as they came. */
export const folderTree = (documents: readonly JobFile[]): readonly DocumentFolder[] => treeOf(documents, placeOf);

/** The small picture of a picture, made by the server. */
export const thumbnailOf = ({ url }: JobFile): string | undefined => (url === null ? undefined : `${url}?variant=thumbnail`);
export const previewOf = ({ url }: JobFile): string | undefined => (url === null ? undefined : `${url}?variant=preview`);
export const originalOf = ({ url }: JobFile): string | undefined => (url === null ? undefined : `${url}?variant=original`);
