// Where a potential job stands, as its worker reads it.
import { formatNearDay, type DayClock } from '@lotline/schema/domain/kernel/date-format';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { canMove, OPEN_STATUSES, POTENTIAL_JOB_STATUSES } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import type { ChipState } from '@lotline/shared-ui/components/StateChip/StateChip';
import type { OwnPotentialJob } from './own-potential-jobs.ts';

export interface ShownState {
  readonly chip: ChipState;
  readonly says: string;
  /** What it means, or what is asked of the worker; null where the words say all. */
  readonly note: string | null;
}

const OF_STATUS: Readonly<Record<string, ShownState>> = {
  New: { chip: 'Submitted', says: 'With the office', note: null },
  'In review': { chip: 'Work In Progress', says: 'In review', note: null },
  'Back to field': { chip: 'Rejected', says: 'Needs more from you', note: null },
  Approved: { chip: 'Accepted', says: 'Approved', note: null },
  Converted: { chip: 'Completed', says: 'Now a job', note: null },
  Rejected: { chip: 'Declined', says: 'Rejected', note: null },
  Duplicate: { chip: 'Declined', says: 'Already known', note: null },
};
const WAITING: ShownState = { chip: 'New Job', says: 'Saved on this phone', note: 'It is sent as soon as there is a connection.' };

/** @param clock of the device, for the day on which the builder was asked */
export function stateOf({ saved, unsent, refused }: OwnPotentialJob, { today, zone }: DayClock): ShownState {
  if (refused !== null && refused.state.kind === 'refused') return { chip: 'Rejected', says: 'Needs you', note: refused.state.sentence };
  if (unsent === 'waiting' || saved === null) return WAITING;
  const { status, reason, builderApprovalSentDate: sent, builderApprovedDate: approved } = saved;
  // another version of the server may know more states: its word is better than none
  const known = OF_STATUS[status] ?? { chip: 'New Job', says: status, note: null };
  const day = (instant: string): string => formatNearDay(dayInZone(instant, zone), today);
  const isWithOffice = status === 'New' || status === 'In review';
  if (approved !== null && isWithOffice) return { chip: 'Accepted', says: `Builder Approved ${day(approved)}`, note: reason };
  if (sent !== null && isWithOffice) return { chip: 'Work In Progress', says: `Builder Approval Sent ${day(sent)}`, note: reason };
  return { ...known, note: reason };
}

/** The worker may still change it: it is new to the office, or the office asks for more. */
export function mayChange(actor: Actor, { saved, unsent }: OwnPotentialJob): boolean {
  const status = POTENTIAL_JOB_STATUSES.find((known) => known === saved?.status);
  return saved !== null && status !== undefined && unsent === null && canMove(actor, 'edit', { status, entry: saved }).ok;
}

/** Refused, or back from the office for more. */
export const asksForWorker = ({ saved, unsent }: OwnPotentialJob): boolean =>
  unsent === 'refused' || (unsent === null && saved?.status === 'Back to field');

/** A job of its own, or put away: nothing is asked about it any more. */
export const isClosed = ({ saved }: OwnPotentialJob): boolean =>
  saved !== null && (saved.builderApprovedDate !== null || !OPEN_STATUSES.some((open) => open === saved.status));
