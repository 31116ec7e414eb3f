// What may be done with a value of a list (screens.md §2.20). The console asks by it, the server decides by it.
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { LookupList } from './lookup-lists.ts';
import { lookupKey } from './lookup-value.fields.ts';

/** Refusals: INVALID_INPUT, with the sentence for the field. A category is one of a file's tags, which semicolons part. */
export function canBeLabel(list: LookupList, label: string): Verdict {
  const isTag = list.uses.some(({ table }) => table === 'attachment');
  return all(
    unless(label.trim() !== '', 'INVALID_INPUT', { field: 'label', sentence: 'Name is missing.' }),
    unless(label.trim().length <= list.most, 'INVALID_INPUT', {
      field: 'label',
      sentence: `Name must be at most ${String(list.most)} characters.`,
    }),
    unless(!isTag || !label.includes(';'), 'INVALID_INPUT', {
      field: 'label',
      sentence: 'Name must not contain a semicolon: it separates the tags of a file.',
    }),
  );
}

/** The product shows by these names: renamed or archived, its files would be shown as another kind. Refusals: LOOKUP_VALUE_LOCKED. */
export const mustNotBeLocked = ({ locked }: LookupList, label: string): Verdict =>
  unless(!locked.some((name) => lookupKey(name) === lookupKey(label)), 'LOOKUP_VALUE_LOCKED', { label });

/** Whether a value may get another name, its own or that of another value. Refusals: LOOKUP_VALUE_LOCKED, LOOKUP_NAMES_FIXED. */
export const canChangeName = (list: LookupList, label: string): Verdict =>
  all(mustNotBeLocked(list, label), unless(list.isFixed !== true, 'LOOKUP_NAMES_FIXED', { label, one: list.one }));

/** Records that hold the old name get the new one: that is explained. Refusals: LOOKUP_VALUE_LOCKED, LOOKUP_NAMES_FIXED, INVALID_INPUT, REASON_REQUIRED. */
export const canRename = (list: LookupList, from: string, to: string, useCount: number, why: string | null): Verdict =>
  all(canChangeName(list, from), canBeLabel(list, to), unless(useCount === 0 || (why ?? '').trim() !== '', 'REASON_REQUIRED', {}));

/** Refusals: LOOKUP_VALUE_LOCKED, LOOKUP_NAMES_FIXED, LOOKUP_MERGE_ITSELF. */
export const canMerge = (list: LookupList, from: string, into: string): Verdict =>
  all(canChangeName(list, from), unless(from !== into, 'LOOKUP_MERGE_ITSELF', { label: into }));
