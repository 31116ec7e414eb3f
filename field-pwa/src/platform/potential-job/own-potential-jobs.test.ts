// The worker's potential jobs: the server's list with what this phone has not sent yet.
import { READY_ENTRY } from '@lotline/schema/domain/potential-job/testing/build-entry';
import { buildActor } from '@lotline/schema/testing/build-actor';
import type { PotentialJobFieldsFragment } from '@lotline/schema/generated/operations';
import { newEntry, type Entry, type EntryState } from '../outbox/outbox-entry.ts';
import { ownPotentialJobs, potentialJobBy } from './own-potential-jobs.ts';
import { asksForWorker, mayChange, stateOf } from './potential-job-state.ts';

const CLOCK = { today: '2026-11-20', zone: 'Australia/Sydney' };
const WORKER = buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK'] });
const REFUSED: EntryState = { kind: 'refused', code: 'INVALID_INPUT', sentence: 'Enter one range.', details: {} };

const saved = (part: Partial<PotentialJobFieldsFragment> = {}): PotentialJobFieldsFragment => ({
  ...READY_ENTRY,
  ...{ id: 12, version: 1, clientId: 'first', status: 'New', needsOfficeApproval: true, assignedFieldUserId: 5, assignedTo: null },
  ...{ raisedByUserId: 5, raisedBy: 'Ruth Okafor', createdUtc: '2026-11-20T01:00:00Z', reason: null, duplicateOfId: null },
  ...{ constructionId: null, expandedFromId: null, builderApprovalSentDate: null, builderApprovedDate: null, attachmentCount: 0 },
  ...part,
});

const action = (id: string, of: number | undefined, rest: Partial<Entry> = {}): Entry =>
  newEntry(
    {
      id,
      name: 'savePotentialJob',
      input: { ...READY_ENTRY, streetName: 'Rosella', ...(of === undefined ? {} : { id: of }) },
      subject: { kind: 'potentialJob', id: of ?? 0, jobId: null },
      base: of === undefined ? null : { version: 1 },
      occurredAt: '2026-11-20T02:00:00Z',
    },
    { isSheet: true, draft: null },
    rest,
  );

test('one that is not sent yet stands first, and once: not beside its answer', () => {
  const unsent = ownPotentialJobs([saved()], [action('second', undefined)]);
  expect(unsent.map(({ key, unsent: state }) => [key, state])).toEqual([
    ['second', 'waiting'],
    ['12', null],
  ]);
  expect(ownPotentialJobs([saved()], [action('first', undefined)])).toHaveLength(1);
});

test('a change that is not sent yet shows; a refused one does not, and asks for the worker', () => {
  const [changed] = ownPotentialJobs([saved()], [action('a', 12)]);
  expect(changed).toMatchObject({ unsent: 'waiting', entry: { streetName: 'Rosella' }, refused: null });
  const [refused] = ownPotentialJobs([saved()], [action('a', 12, { state: REFUSED })]);
  expect(refused).toMatchObject({ unsent: 'refused', entry: { streetName: 'Wattle' } });
  expect(refused === undefined ? null : stateOf(refused, CLOCK)).toMatchObject({ says: 'Needs you', note: 'Enter one range.' });
  expect(refused !== undefined && asksForWorker(refused)).toBe(true);
});

test('a refused one that was corrected keeps the address under which its photos name it', () => {
  const [corrected] = ownPotentialJobs([], [action('second', undefined, { inPlaceOf: 'first' })]);
  expect(corrected).toMatchObject({ key: 'first', clientId: 'first' });
});

test('it is found by the action that added it and by its number', () => {
  const jobs = ownPotentialJobs([saved()], []);
  expect([potentialJobBy(jobs, 'first')?.id, potentialJobBy(jobs, '12')?.id, potentialJobBy(jobs, 'x')?.id]).toEqual([12, 12, undefined]);
});

test.each([
  ['New', 'With the office', true],
  ['In review', 'In review', false],
  ['Back to field', 'Needs more from you', true],
  ['Approved', 'Approved', false],
  ['Converted', 'Now a job', false],
  ['Rejected', 'Rejected', false],
  ['Duplicate', 'Already known', false],
  ['Of a later version', 'Of a later version', false],
])('%s reads “%s”; the worker may change it: %s', (status, words, may) => {
  const [job] = ownPotentialJobs([saved({ status, reason: 'Which lot?' })], []);
  if (job === undefined) throw new Error('no job');
  expect(stateOf(job, CLOCK)).toMatchObject({ says: words, note: 'Which lot?' });
  expect(mayChange(WORKER, job)).toBe(may);
  expect(asksForWorker(job)).toBe(status === 'Back to field');
});

test('the builder’s word stands with its day while the office has it', () => {
  const of = (part: Partial<PotentialJobFieldsFragment>) => ownPotentialJobs([saved(part)], []).map((job) => stateOf(job, CLOCK).says);
  const sent = { builderApprovalSentDate: '2026-11-17T01:00:00Z' };
  expect(of(sent)).toEqual(['Builder Approval Sent 17 Nov']);
  expect(of({ ...sent, builderApprovedDate: '2026-11-18T01:00:00Z' })).toEqual(['Builder Approved 18 Nov']);
  expect(of({ builderApprovalSentDate: '2025-11-17T01:00:00Z' })).toEqual(['Builder Approval Sent 17 Nov 2025']);
  expect(of({ ...sent, status: 'Converted' })).toEqual(['Now a job']);
});
