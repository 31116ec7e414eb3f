// A change of many jobs at once, as the person words it and as the server is asked for it.
import { schedulerNamed } from '@lotline/schema/domain/job/scheduler.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import type { ChangeJobsInput, ChangeJobsMutation } from '@lotline/schema/generated/operations';
import { dayFault } from '../../../platform/form/day-fault.ts';
import type { Verdict } from '../../../platform/bulk/use-dry-run.ts';

export type BulkKind = 'status' | 'scheduler' | 'due';
/** What is done with the jobs that are picked, each by its own dialog. */
export type BulkAct = BulkKind | 'task';

export interface BulkChange {
  readonly kind: BulkKind;
  readonly value: string;
  readonly reason: string;
  /** The settings of some work type have the status as a hold: it is asked for with a reason and an end. */
  readonly isHold?: boolean;
  /** Of a hold, the day on which the jobs go back by themselves. */
  readonly until?: string;
  /** The dry run found finished jobs among them, which are opened again: it is asked why. */
  readonly isReopening?: boolean;
  /** Of a scheduler: the name is typed, and not chosen from those who are known. */
  readonly isTyped?: boolean;
  /** Nobody is known by the name, and it is meant all the same. */
  readonly isSure?: boolean;
}

/** Each job by its work order. */
export const asVerdicts = (told: ChangeJobsMutation['changeJobs']): readonly Verdict[] =>
  told.map(({ id, workOrder, isAllowed, sentence, effect }) => ({ id, label: workOrder, isAllowed, sentence, effect }));

export const countOfJobs = (count: number): string => (count === 1 ? '1 job' : `${count.toLocaleString('en-AU')} jobs`);

/** @param scheduler what one is called */
export function titleOf(kind: BulkKind, count: number, scheduler: string): string {
  const what = { status: 'Set the status', scheduler: `Set the ${scheduler}`, due: 'Set the due date' }[kind];
  return `${what} of ${countOfJobs(count)}`;
}

/** What the button says that does it: how many, and what they become. */
export function confirmWords({ kind, value }: BulkChange, count: number, schedulers: readonly string[] = []): string {
  if (kind === 'due') return `Set ${countOfJobs(count)} due on ${formatDate(value)}`;
  return kind === 'status'
    ? `Set ${countOfJobs(count)} to ${value}`
    : `Assign ${countOfJobs(count)} to ${schedulerNamed(value, schedulers).name}`;
}

/** The sentence about what is missing; null when it can be sent. @param scheduler what one is called @param schedulers who are known */
export function missingIn(change: BulkChange, scheduler: string, schedulers: readonly string[] = []): string | null {
  const { kind, value, reason, until = '', isHold = false, isReopening = false } = change;
  if (kind === 'scheduler') return missingName(change, scheduler, schedulers);
  if (value.trim() === '') return kind === 'status' ? 'Choose a status first.' : 'Choose the day first.';
  if (isReopening && reason.trim() === '') return 'Give a reason for reopening them.';
  if (isHold)
    return reason.trim() === ''
      ? 'Give a reason for the hold.'
      : until === ''
        ? 'Choose the day the hold ends.'
        : (dayFault(until) ?? null);
  if (kind === 'due' && dayFault(value) !== undefined) return dayFault(value) ?? null;
  return kind === 'due' && reason.trim() === '' ? 'Give a reason for moving the due date: it is shown in the history of each job.' : null;
}

function missingName(
  { value, isTyped = false, isSure = false }: BulkChange,
  scheduler: string,
  schedulers: readonly string[],
): string | null {
  if (value.trim() === '') return isTyped ? 'Type the name first.' : `Choose the ${scheduler} first.`;
  return isSure || schedulerNamed(value, schedulers).isKnown ? null : 'Confirm that the name is right: nobody has it yet.';
}

export function changeInput(
  change: BulkChange,
  ids: readonly number[],
  isTrial: boolean,
  schedulers: readonly string[] = [],
): ChangeJobsInput {
  const { kind, value, reason, until, isHold = false } = change;
  const what =
    kind === 'status'
      ? { status: value }
      : kind === 'scheduler'
        ? { scheduler: schedulerNamed(value, schedulers).name }
        : { updatedDueDate: value };
  return {
    ids: [...ids],
    ...what,
    ...(isHold && until !== undefined ? { holdUntil: until } : {}),
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    isTrial,
  };
}
