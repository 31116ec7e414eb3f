// A potential job: site work that the field has found and that is no job yet (screens.md §2.9). Its states, the tabs that show them, and who may make which
// move in which state.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, allowed, unless, type Verdict } from '../kernel/verdict.ts';
import type { DeclaredRecord } from '../record/record-declaration.ts';
import { hasDetailedAddress } from './detailed-address.rules.ts';
import { ENTRY_FIELDS, rangeOf, type PotentialJobEntry } from './entry-fields.ts';

export const OFFICE_CLAIM = 'CAN_ACCESS_POTENTIAL_JOBS';

export const POTENTIAL_JOB_STATUSES = ['New', 'In review', 'Back to field', 'Approved', 'Converted', 'Rejected', 'Duplicate'] as const;
export type PotentialJobStatus = (typeof POTENTIAL_JOB_STATUSES)[number];

/** Neither a job yet nor put away. */
export const OPEN_STATUSES = ['New', 'In review', 'Back to field', 'Approved'] as const satisfies readonly PotentialJobStatus[];

/** As the wire has it. */
export const isPotentialJobStatus = (text: string): text is PotentialJobStatus => POTENTIAL_JOB_STATUSES.some((status) => status === text);
export const isOpen = (status: PotentialJobStatus): boolean => OPEN_STATUSES.some((open) => open === status);

/** What the tabs of the office show; each potential job is in exactly one. */
export const POTENTIAL_JOB_TABS = {
  new: 'New',
  processing: 'Processing',
  builder: 'With builder',
  ready: 'Ready',
  converted: 'Converted',
  rejected: 'Rejected',
} as const;
export type PotentialJobTab = keyof typeof POTENTIAL_JOB_TABS;

export interface PotentialJobFacts {
  readonly status: PotentialJobStatus;
  readonly needsOfficeApproval: boolean;
  readonly builderApprovalSentDate: unknown;
}

/** The list says the same in SQL (potential-job-list.sql). */
export function tabOf({ status, needsOfficeApproval, builderApprovalSentDate }: PotentialJobFacts): PotentialJobTab {
  switch (status) {
    case 'Converted':
      return 'converted';
    case 'Rejected':
    case 'Duplicate':
      return 'rejected';
    case 'Approved':
      return 'ready';
    case 'New':
      if (needsOfficeApproval) return 'new';
      break;
    case 'In review':
      if (builderApprovalSentDate !== null) return 'builder';
      break;
    case 'Back to field':
      break;
  }
  return 'processing';
}

/** Who writes one down at all: the field and the office. Refusals: CLAIM_REQUIRED. */
export function canRaise(actor: Actor): Verdict {
  const may = hasClaim(actor, 'CAN_ACCESS_FIELD_WORK') || hasClaim(actor, OFFICE_CLAIM);
  return unless(may, 'CLAIM_REQUIRED', { claim: OFFICE_CLAIM });
}

/** Its fields as a declared record (decision 080): labels, limits and columns. */
export const POTENTIAL_JOB = {
  entity: 'potential_job',
  called: 'potential job',
  claim: canRaise,
  fields: ENTRY_FIELDS,
} as const satisfies DeclaredRecord;

export const POTENTIAL_JOB_MOVES = [
  'edit',
  'process',
  'sendBack',
  'approve',
  'reject',
  'markDuplicate',
  'reopen',
  'assign',
  'convert',
] as const;
export type PotentialJobMove = (typeof POTENTIAL_JOB_MOVES)[number];

const FROM: Readonly<Record<PotentialJobMove, readonly PotentialJobStatus[]>> = {
  edit: OPEN_STATUSES,
  process: OPEN_STATUSES,
  sendBack: ['New', 'In review', 'Approved'],
  approve: ['In review'],
  reject: OPEN_STATUSES,
  markDuplicate: OPEN_STATUSES,
  reopen: ['Rejected', 'Duplicate'],
  assign: OPEN_STATUSES,
  convert: ['In review', 'Approved'],
};
/** The field answers what it was asked; once the office has it in hand, the office alone changes it. */
const FIELD_EDITS: readonly PotentialJobStatus[] = ['New', 'Back to field'];

export type MoveFacts = Pick<PotentialJobFacts, 'status'> & { readonly entry: PotentialJobEntry };

/** Refusals: CLAIM_REQUIRED, POTENTIAL_JOB_STATE, POTENTIAL_JOB_INCOMPLETE. */
export function canMove(actor: Actor, move: PotentialJobMove, facts: MoveFacts): Verdict {
  const { status, entry } = facts;
  const isOffice = hasClaim(actor, OFFICE_CLAIM);
  const isEdit = move === 'edit';
  const from = isEdit && !isOffice ? FIELD_EDITS : FROM[move];
  return all(
    isEdit ? canRaise(actor) : unless(isOffice, 'CLAIM_REQUIRED', { claim: OFFICE_CLAIM }),
    move === 'convert' ? unless(hasClaim(actor, 'CAN_EDIT_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_EDIT_CONSTRUCTION' }) : allowed,
    unless(from.includes(status), 'POTENTIAL_JOB_STATE', { status, move }),
    move === 'approve' || move === 'convert' ? mustBeOneAddress(entry) : allowed,
  );
}

/** A job has one address: street and suburb are known, and a range has been made into its single numbers. */
function mustBeOneAddress(entry: PotentialJobEntry): Verdict {
  const missing = [
    ...(hasDetailedAddress(entry) ? [] : ['street and suburb']),
    ...(rangeOf(entry) === null ? [] : ['single numbers in place of the range']),
  ];
  return unless(missing.length === 0, 'POTENTIAL_JOB_INCOMPLETE', { missing });
}

export interface PotentialJobState {
  readonly status: PotentialJobStatus;
  readonly needsOfficeApproval: boolean;
}

/** A new one: the office looks first where the address is in the worker's own words (specification 2 §4). */
export const raised = (entry: PotentialJobEntry): PotentialJobState => ({ status: 'New', needsOfficeApproval: !hasDetailedAddress(entry) });

/** Saved by the office as processed (processedFromOffice); one that the builder has approved stays approved. */
export const processed = (status: PotentialJobStatus | null): PotentialJobState => ({
  status: status === 'Approved' ? 'Approved' : 'In review',
  needsOfficeApproval: false,
});

/** Saved without that. What the field was asked for goes back to the office with its answer. */
export const edited = ({ status, needsOfficeApproval }: PotentialJobState, isOffice: boolean): PotentialJobState =>
  status === 'Back to field' && !isOffice ? { status: 'New', needsOfficeApproval: true } : { status, needsOfficeApproval };

const LEADS_TO = {
  sendBack: 'Back to field',
  approve: 'Approved',
  reject: 'Rejected',
  markDuplicate: 'Duplicate',
  reopen: 'In review',
  convert: 'Converted',
} as const satisfies Readonly<Partial<Record<PotentialJobMove, PotentialJobStatus>>>;
export type StatusMove = keyof typeof LEADS_TO;

/** Every one of them is the office's, which has seen it then. */
export const movedBy = (move: StatusMove): PotentialJobState => ({ status: LEADS_TO[move], needsOfficeApproval: false });
