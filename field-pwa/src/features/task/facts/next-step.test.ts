import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { BEFORE, buildItem, buildTask, buildVisit } from '../testing/build-page-data.ts';
import { asksToConfirmFirst, nextStep, otherMoves } from './next-step.ts';
import type { Task } from './page-data.ts';
import { movesOf } from './task-facts.ts';

const crew = buildActor({ userId: 5, groupIds: [2] });
const sub = buildActor({ userId: 5, groupIds: [1], isSubcontractor: true });
const finance = buildActor({ userId: 5, groupIds: [], onlyClaims: ['CAN_VIEW_ALL_GROUPS', 'CAN_ACCESS_FINANCE'] });

const accepted = { groupId: 1, acceptedDate: BEFORE };
const open = { onsiteDate: BEFORE, taskUsers: [buildVisit()] };
const ended = buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE });
const confirmed = { ...ended, confirmItemQtys: true };
const done = { onsiteDate: BEFORE, completedDate: BEFORE };
const rejected = [buildItem(), buildItem({ id: 32, code: 'CON-50', rejectedDate: BEFORE })];

function factsOf(actor: Actor, part: Partial<Task>) {
  const task = buildTask(part);
  return { task, isSubcontracted: task.isSubcontracted, userId: actor.userId, may: movesOf(actor, task) };
}

const STEPS: readonly (readonly [stage: string, actor: Actor, task: Partial<Task>, label: string | null])[] = [
  ['new, subcontracted', sub, { groupId: 1 }, 'Accept'],
  ['new, our own crew', crew, {}, 'I’m Onsite'],
  ['accepted', sub, accepted, 'I’m Onsite'],
  ['onsite', sub, { ...accepted, ...open }, 'Is Complete'],
  ['a mate onsite', sub, { ...accepted, onsiteDate: BEFORE, taskUsers: [buildVisit({ userId: 6 })] }, 'I’m Onsite'],
  ['offsite', sub, { ...accepted, onsiteDate: BEFORE, taskUsers: [buildVisit({ offSiteUtc: BEFORE })] }, 'I’m Onsite'],
  ['completed, items not confirmed', sub, { ...accepted, ...done, taskUsers: [ended] }, 'Confirm'],
  ['completed by a mate, not confirmed by this person', crew, { ...done, taskUsers: [{ ...confirmed, userId: 6 }] }, 'Confirm'],
  ['completed, without items', sub, { ...accepted, ...done, items: [], taskUsers: [ended] }, 'Submit'],
  ['completed and confirmed', sub, { ...accepted, ...done, taskUsers: [confirmed] }, 'Submit'],
  ['completed, an item rejected', sub, { ...accepted, ...done, items: rejected, taskUsers: [ended] }, 'Correct CON-50'],
  ['reopened', sub, { ...accepted, onsiteDate: BEFORE, isReopened: true, taskUsers: [confirmed] }, 'I’m Onsite'],
  ['reopened while its completion stands', sub, { ...accepted, ...done, isReopened: true, taskUsers: [confirmed] }, 'I’m Onsite'],
  ['submitted', sub, { ...accepted, ...done, submittedDate: BEFORE, taskUsers: [confirmed] }, null],
  [
    'submitted, an item rejected',
    sub,
    { ...accepted, ...done, submittedDate: BEFORE, items: rejected, taskUsers: [confirmed] },
    'Correct CON-50',
  ],
  ['declined', sub, { groupId: 1, declinedDate: BEFORE }, null],
  ['set aside by the office', crew, { ignored: true }, null],
  ['completed, and with another group now', sub, { ...accepted, ...done, groupId: 2, taskUsers: [ended] }, null],
  ['seen by finance, who do no field work', finance, {}, null],
];

test.each(STEPS)('the next step, %s (Spec 1 §4)', (_, actor, task, label) => {
  expect(nextStep(factsOf(actor, task))?.label ?? null).toBe(label);
});

test('a step that can be taken has no reason against it (Spec 1 §4)', () => {
  for (const [, actor, task] of STEPS) {
    const next = nextStep(factsOf(actor, task));
    expect(next?.refusedBecause ?? null).toBeNull();
  }
});

test('what is rejected is corrected before Submit too, and before it is confirmed (Spec 1 §4)', () => {
  const next = nextStep(factsOf(sub, { ...accepted, ...done, items: rejected, taskUsers: [ended] }));
  expect(next).toMatchObject({ label: 'Correct CON-50', why: 'Submit opens when the quantity is corrected.', item: { id: 32 } });
});

test('the correction carries the rejected item (Spec 1 §4)', () => {
  expect(nextStep(factsOf(sub, { ...accepted, ...done, submittedDate: BEFORE, items: rejected }))?.item?.id).toBe(32);
});

test('beside Confirm stands that Submit opens after it (Spec 1 §4)', () => {
  expect(nextStep(factsOf(sub, { ...accepted, ...done, taskUsers: [ended] }))?.why).toBe('Submit opens when quantities are confirmed.');
});

test.each([
  ['not confirmed, with items', {}, true],
  ['confirmed', { taskUsers: [confirmed] }, false],
  ['without items', { items: [] }, false],
  ['already submitted', { submittedDate: BEFORE }, false],
] as const)('Submit asks to confirm the quantities first: %s (Spec 1 §4)', (_, part, asked) => {
  expect(asksToConfirmFirst(buildTask({ ...done, taskUsers: [ended], ...part } as Partial<Task>), 5)).toBe(asked);
});

test.each([
  ['new, subcontracted: the answer comes first', sub, { groupId: 1 }, []],
  ['accepted', sub, accepted, ['comment']],
  ['onsite, subcontracted', sub, { ...accepted, ...open }, ['completePartially', 'goOffsite', 'comment']],
  [
    'onsite, with a start card',
    sub,
    { ...accepted, ...open, externalJobLink: 'https://card.example' },
    ['completePartially', 'goOffsite', 'startCard', 'comment'],
  ],
  ['onsite, our own crew, who may confirm at any time', crew, open, ['completePartially', 'goOffsite', 'confirm', 'comment']],
  ['completed', sub, { ...accepted, ...done, taskUsers: [ended] }, ['submit', 'comment']],
  ['completed and confirmed', sub, { ...accepted, ...done, taskUsers: [confirmed] }, ['comment']],
  ['submitted', sub, { ...accepted, ...done, submittedDate: BEFORE, taskUsers: [confirmed] }, ['comment']],
  ['set aside', crew, { ignored: true }, []],
  [
    'with another group now, its own visit and a start card still open',
    sub,
    { ...accepted, ...done, ...open, groupId: 2, externalJobLink: 'https://card.example' },
    [],
  ],
] as const)('what stands in More: %s (Spec 1 §4)', (_, actor, part, moves) => {
  const facts = factsOf(actor, part as Partial<Task>);
  expect(otherMoves(facts, nextStep(facts))).toEqual(moves);
});

test('who goes onsite is told of a document that has expired; the step itself stays', () => {
  const step = nextStep(factsOf(sub, { ...accepted, expiredDocument: 'White card' }));
  expect(step).toMatchObject({ kind: 'goOnsite', refusedBecause: null, why: 'White card has expired. Send the new one to the office.' });
  expect(nextStep(factsOf(sub, accepted))?.why).toBeNull();
});
