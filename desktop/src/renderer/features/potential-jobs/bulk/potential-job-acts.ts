// The moves of the office on potential jobs, as the person words them and as the server is asked (screens.md §2.9).
import { POTENTIAL_JOB_TABS } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import type { ChangePotentialJobsInput, ChangePotentialJobsMutation } from '@lotline/schema/generated/operations';
import type { Verdict } from '../../../platform/bulk/use-dry-run.ts';

export type Act = 'assign' | 'sendBack' | 'approve' | 'reject' | 'markDuplicate' | 'reopen';

export interface Wish {
  readonly act: Act;
  /** Who, or of which one. */
  readonly value: string;
  readonly words: string;
}

const countOf = (count: number): string => (count === 1 ? '1 potential job' : `${count.toLocaleString('en-AU')} potential jobs`);

interface ActWords {
  readonly label: string;
  readonly title: (what: string) => string;
  readonly said: (what: string) => string;
}
const WORDS: Readonly<Record<Act, ActWords>> = {
  assign: { label: 'Assign', title: (what) => `Assign ${what}`, said: (what) => `${what} assigned` },
  sendBack: { label: 'Back to field', title: (what) => `Send ${what} back to the field`, said: (what) => `${what} sent back to the field` },
  approve: {
    label: 'Builder approved',
    title: (what) => `Mark ${what} as approved`,
    said: (what) => `${what} moved to ${POTENTIAL_JOB_TABS.ready}`,
  },
  reject: { label: 'Reject', title: (what) => `Reject ${what}`, said: (what) => `${what} rejected` },
  markDuplicate: { label: 'Duplicate', title: (what) => `Mark ${what} as a duplicate`, said: (what) => `${what} marked as a duplicate` },
  reopen: { label: 'Open again', title: (what) => `Open ${what} again`, said: (what) => `${what} opened again` },
};

export const labelOf = (act: Act): string => WORDS[act].label;
export const titleOf = (act: Act, count: number): string => WORDS[act].title(countOf(count));
export const saidOf = (act: Act, count: number): string => WORDS[act].said(countOf(count));

/** The sentence about what is missing; null when it can be sent. */
export function missingIn({ act, value, words }: Wish): string | null {
  const isBlank = words.trim() === '';
  if (act === 'sendBack' && isBlank) return 'Write what the field should answer.';
  if (act === 'reject' && isBlank) return 'Give a reason for rejecting it.';
  if (act === 'markDuplicate' && !/^\d+$/.test(value)) return 'Choose the one that it is a duplicate of.';
  return act === 'assign' && value === '' ? 'Choose the person to assign it to.' : null;
}

export function changeInput({ act, value, words }: Wish, ids: readonly number[], isTrial: boolean): ChangePotentialJobsInput {
  const head = { ids: [...ids], move: act, isTrial };
  switch (act) {
    case 'assign':
      return { ...head, assignedFieldUserId: Number(value) };
    case 'markDuplicate':
      return { ...head, duplicateOfId: Number(value) };
    case 'sendBack':
    case 'reject':
      return { ...head, reason: words.trim() };
    case 'approve':
    case 'reopen':
      return head;
  }
}

export const asVerdicts = (told: ChangePotentialJobsMutation['changePotentialJobs']): readonly Verdict[] =>
  told.map(({ id, address, isAllowed, sentence }) => ({
    id,
    label: address === '' ? `Potential job ${String(id)}` : address,
    isAllowed,
    sentence,
  }));

/** What can be done with several of them, each with its key: in the bar of the selection and in the menu of a row alike. */
export const PICKED_ACTS: readonly (readonly [act: Act, hint: string])[] = [
  ['assign', 'A'],
  ['sendBack', 'B'],
  ['approve', 'Y'],
  ['reject', 'X'],
];
