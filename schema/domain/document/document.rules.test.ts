import fc from 'fast-check';
import { buildActor } from '../../testing/build-actor.ts';
import { addDays } from '../kernel/dates.ts';
import { canKeepDocumentsOf } from './document.fields.ts';
import { canGiveWork, dueNotice, lightOf, lightOfKind, NOTICE_DAYS } from './document.rules.ts';

const TODAY = '2026-11-25';

test.each([
  ['2026-11-24', 'expired'],
  ['2026-11-25', 'soon'],
  ['2026-12-25', 'soon'],
  ['2026-12-26', 'valid'],
  [null, 'valid'],
] as const)('one that is valid through %s is: %s', (expiresOn, light) => {
  expect(lightOf(expiresOn, TODAY)).toBe(light);
});

const held = (kind: string, expiresOn: string | null, isArchived = false) => ({ kind, expiresOn, isArchived });

test('of a kind the one that lasts longest counts, and what was taken away does not', () => {
  const documents = [held('whiteCard', '2026-01-01'), held('whiteCard', '2027-06-30'), held('vehicle', '2026-01-01')];
  expect(lightOfKind(documents, 'whiteCard', TODAY)).toBe('valid');
  expect(lightOfKind(documents, 'vehicle', TODAY)).toBe('expired');
  expect(lightOfKind(documents, 'asbestos', TODAY)).toBe('missing');
  expect(lightOfKind([held('whiteCard', '2027-06-30', true)], 'whiteCard', TODAY)).toBe('missing');
  expect(lightOfKind([held('whiteCard', '2026-01-01'), held('whiteCard', null)], 'whiteCard', TODAY)).toBe('valid');
});

test.each([
  [31, [], null],
  [30, [], 30],
  [29, [30], null],
  [14, [30], 14],
  [7, [30, 14], 7],
  [0, [30, 14, 7], null],
  [5, [], 7],
  [4, [7], null],
  [-1, [], 0],
  [-1, [30, 14, 7], 0],
  [-2, [30, 14, 7, 0], null],
  [-31, [], null],
] as const)('with %i days left and notices %j given, the notice due is %s', (left, given, due) => {
  expect(dueNotice(addDays(TODAY, left), TODAY, given)).toBe(due);
});

test('whenever the job runs, no notice is given twice, and after the last day only that it has expired', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40, max: 60 }), { maxLength: 40 }), (runs) => {
      const given: number[] = [];
      for (const left of [...runs].sort((a, b) => b - a)) {
        const due = dueNotice(addDays(TODAY, left), TODAY, given);
        if (due === null) continue;
        expect(due === 0).toBe(left < 0);
        expect(given).not.toContain(due);
        given.push(due);
      }
      expect(given).toEqual(NOTICE_DAYS.filter((days) => given.includes(days)));
    }),
  );
});

test('work is given to who is at work with documents that count; an own crew needs neither', () => {
  const standing = { contractor: 'Kestrel', state: 'active', expiredDocument: null } as const;
  expect(canGiveWork(null).ok).toBe(true);
  expect(canGiveWork(standing).ok).toBe(true);
  expect(canGiveWork({ ...standing, state: 'suspended', expiredDocument: 'White card' })).toMatchObject({ code: 'CONTRACTOR_NOT_ACTIVE' });
  expect(canGiveWork({ ...standing, expiredDocument: 'White card' })).toMatchObject({
    code: 'CONTRACTOR_NOT_COMPLIANT',
    details: { contractor: 'Kestrel', document: 'White card' },
  });
});

test('each owner’s documents are kept by whoever keeps the owner', () => {
  const keeper = buildActor({ onlyClaims: ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'] });
  expect(canKeepDocumentsOf(keeper, 'contractor').ok).toBe(true);
  expect(canKeepDocumentsOf(keeper, 'person')).toMatchObject({ code: 'CLAIM_REQUIRED', details: { claim: 'CAN_MANAGE_USERS' } });
});
