// Every state of a potential job with every move, for the field and for the office; and in which tab each state stands (screens.md §2.9).
import { buildActor } from '../../testing/build-actor.ts';
import type { PotentialJobEntry } from './entry-fields.ts';
import { EMPTY_ENTRY, READY_ENTRY } from './testing/build-entry.ts';
import {
  canMove,
  edited,
  movedBy,
  OPEN_STATUSES,
  POTENTIAL_JOB_MOVES,
  POTENTIAL_JOB_STATUSES,
  POTENTIAL_JOB_TABS,
  processed,
  raised,
  tabOf,
  type PotentialJobMove,
  type PotentialJobStatus,
} from './potential-job.lifecycle.ts';

const office = buildActor({ onlyClaims: ['CAN_ACCESS_POTENTIAL_JOBS', 'CAN_EDIT_CONSTRUCTION'] });
const field = buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK'] });
const nobody = buildActor({ onlyClaims: [] });

const OFFICE_MOVES: Readonly<Record<PotentialJobMove, string>> = {
  edit: 'New, In review, Back to field, Approved',
  process: 'New, In review, Back to field, Approved',
  sendBack: 'New, In review, Approved',
  approve: 'In review',
  reject: 'New, In review, Back to field, Approved',
  markDuplicate: 'New, In review, Back to field, Approved',
  reopen: 'Rejected, Duplicate',
  assign: 'New, In review, Back to field, Approved',
  convert: 'In review, Approved',
};

const statesFor = (actor: typeof office, move: PotentialJobMove): string =>
  POTENTIAL_JOB_STATUSES.filter((status) => canMove(actor, move, { status, entry: READY_ENTRY }).ok).join(', ');

test.each(POTENTIAL_JOB_MOVES)('the office may %s in exactly these states', (move) => {
  expect(statesFor(office, move)).toBe(OFFICE_MOVES[move]);
});

test('the field edits what is new or came back to it, and makes no move of the office', () => {
  expect(POTENTIAL_JOB_MOVES.map((move) => [move, statesFor(field, move)])).toEqual(
    POTENTIAL_JOB_MOVES.map((move) => [move, move === 'edit' ? 'New, Back to field' : '']),
  );
  expect(canMove(field, 'edit', { status: 'In review', entry: READY_ENTRY })).toMatchObject({ code: 'POTENTIAL_JOB_STATE' });
  expect(canMove(nobody, 'edit', { status: 'New', entry: READY_ENTRY })).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('a job is made by whoever may edit jobs', () => {
  const reader = buildActor({ onlyClaims: ['CAN_ACCESS_POTENTIAL_JOBS'] });
  expect(canMove(reader, 'convert', { status: 'In review', entry: READY_ENTRY })).toMatchObject({
    code: 'CLAIM_REQUIRED',
    details: { claim: 'CAN_EDIT_CONSTRUCTION' },
  });
});

test.each<[string, PotentialJobEntry, string[]]>([
  ['without an address', EMPTY_ENTRY, ['street and suburb']],
  ['with a range', { ...READY_ENTRY, lotRangeLow: 1, lotRangeHigh: 4 }, ['single numbers in place of the range']],
])('one %s is neither approved nor made into a job, and what it needs is named', (_, entry, missing) => {
  for (const move of ['approve', 'convert'] as const)
    expect(canMove(office, move, { status: 'In review', entry })).toEqual({
      ok: false,
      code: 'POTENTIAL_JOB_INCOMPLETE',
      details: { missing },
    });
  expect(canMove(office, 'reject', { status: 'In review', entry }).ok).toBe(true);
});

test('the office looks first at a new one whose address is in the worker’s words (specification 2 §4)', () => {
  expect(raised({ ...EMPTY_ENTRY, addressFromField: 'Corner of Wattle and Ferry' })).toEqual({ status: 'New', needsOfficeApproval: true });
  expect(raised(READY_ENTRY)).toEqual({ status: 'New', needsOfficeApproval: false });
});

test('saved as processed it needs no approval of the office, and what the builder approved stays approved', () => {
  expect(processed('New')).toEqual({ status: 'In review', needsOfficeApproval: false });
  expect(processed('Approved')).toEqual({ status: 'Approved', needsOfficeApproval: false });
});

test('the answer of the field goes back to the office; an edit of the office leaves it with the field', () => {
  const asked = { status: 'Back to field', needsOfficeApproval: false } as const;
  expect(edited(asked, false)).toEqual({ status: 'New', needsOfficeApproval: true });
  expect(edited(asked, true)).toEqual(asked);
  expect(edited({ status: 'New', needsOfficeApproval: false }, false)).toEqual({ status: 'New', needsOfficeApproval: false });
});

test('each state stands in one tab; what was sent to its builder in its own', () => {
  const tabs = (status: PotentialJobStatus) =>
    [
      { needsOfficeApproval: true, builderApprovalSentDate: null },
      { needsOfficeApproval: false, builderApprovalSentDate: null },
      { needsOfficeApproval: false, builderApprovalSentDate: '2026-11-20' },
    ].map((facts) => tabOf({ status, ...facts }));
  expect(Object.fromEntries(POTENTIAL_JOB_STATUSES.map((status) => [status, tabs(status)]))).toEqual({
    New: ['new', 'processing', 'processing'],
    'In review': ['processing', 'processing', 'builder'],
    'Back to field': ['processing', 'processing', 'processing'],
    Approved: ['ready', 'ready', 'ready'],
    Converted: ['converted', 'converted', 'converted'],
    Rejected: ['rejected', 'rejected', 'rejected'],
    Duplicate: ['rejected', 'rejected', 'rejected'],
  });
  expect(Object.keys(POTENTIAL_JOB_TABS)).toEqual(['new', 'processing', 'builder', 'ready', 'converted', 'rejected']);
});

test('what is put away or made into a job is open no more, and comes back in review', () => {
  const moves = ['reject', 'markDuplicate', 'convert'] as const;
  expect(moves.map((move) => OPEN_STATUSES.some((status) => status === movedBy(move).status))).toEqual([false, false, false]);
  expect(movedBy('reopen')).toEqual({ status: 'In review', needsOfficeApproval: false });
});
