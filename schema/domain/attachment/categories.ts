// What an uploaded file is, chosen by the person who adds it: the lookup 'Attachment category', else these (screens.md §2). It travels as the file's tag.
import { tagsOf } from './attachment.rules.ts';

/** Pictures of this one stand among the photos, everything else in the tree of documents. */
export const PHOTOS_CATEGORY = 'Photos';
/** What something cost: its files are for those who may see amounts, and for who sent them (decision 054). */
export const RECEIPTS_CATEGORY = 'Receipt';

const USUAL: readonly string[] = [PHOTOS_CATEGORY, 'Design', 'DBYD', 'Test results', 'Permit'];

/** @param lookup as the office wrote it; names that cannot be tags are left out. */
export function categoriesOf(lookup: unknown): readonly string[] {
  const names = (Array.isArray(lookup) ? lookup : []).filter((name): name is string => typeof name === 'string');
  const usable = names.map((name) => name.trim()).filter((name) => name !== '' && !name.includes(';') && name.length <= 100);
  return usable.length === 0 ? USUAL : [...new Set(usable)];
}

/** The first of its tags that is a category; null for a file without one. */
export function categoryOf(tags: string | null, categories: readonly string[]): string | null {
  return tagsOf(tags).find((tag) => categories.includes(tag)) ?? null;
}

/** Its tags with this category instead of any other, which stands first: the phone files a document under its first tag. */
export function withCategory(tags: string | null, category: string, categories: readonly string[]): string {
  return [category, ...tagsOf(tags).filter((tag) => tag !== category && !categories.includes(tag))].join(';');
}
