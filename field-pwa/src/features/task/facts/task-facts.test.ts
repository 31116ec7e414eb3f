import { buildActor } from '@lotline/schema/testing/build-actor';
import { BEFORE, buildItem, buildTask, buildVisit } from '../testing/build-page-data.ts';
import { itemCode, itemName } from './page-data.ts';
import { movesOf, taskFacts } from './task-facts.ts';

const sub = buildActor({ groupIds: [1], isSubcontractor: true });

test('the rules are asked with the task’s own facts', () => {
  const visit = buildVisit();
  const facts = taskFacts(
    buildTask({
      groupId: 1,
      acceptedDate: BEFORE,
      isReopened: true,
      items: [buildItem({ childCode: 'R-7', rejectedDate: BEFORE })],
      taskUsers: [visit],
    }),
  );
  expect(facts).toMatchObject({
    groupId: 1,
    isSubcontracted: true,
    acceptedDate: BEFORE,
    completedDate: null,
    isReopened: true,
    taskUsers: [visit],
  });
  expect(facts.items).toEqual([{ code: 'R-7', rejectedDate: BEFORE }]);
});

test('the rule decides alone, and says why not (Spec 1 §4)', () => {
  const may = movesOf(sub, buildTask({ groupId: 1 }));
  expect(may('accept')).toEqual({ ok: true });
  expect(may('goOnsite')).toMatchObject({ ok: false, code: 'TASK_NOT_ACCEPTED' });
});

test('what a phone cannot know comes as facts: an expired document, an approved payment', () => {
  const late = movesOf(sub, buildTask({ groupId: 1, expiredDocument: 'White card' }));
  expect(late('accept')).toMatchObject({ code: 'CONTRACTOR_NOT_COMPLIANT', details: { document: 'White card' } });
  expect(late('decline')).toEqual({ ok: true });
  const paid = movesOf(buildActor({ groupIds: [1] }), buildTask({ groupId: 1, isSubcontracted: false, hasApprovedPayment: true }));
  expect(paid('changeItem')).toMatchObject({ code: 'PAYMENT_APPROVED' });
});

test('an item goes by the contractor’s code and the job’s description, else by the catalogue’s', () => {
  expect(
    [
      { childCode: 'R-7', code: 'PIT' },
      { childCode: null, code: 'PIT' },
      { childCode: null, code: null },
    ].map(itemCode),
  ).toEqual(['R-7', 'PIT', 'Item']);
  expect(
    [
      { description: 'Pit, size 5', name: 'Pit' },
      { description: null, name: 'Pit' },
      { description: null, name: null },
    ].map(itemName),
  ).toEqual(['Pit, size 5', 'Pit', '']);
});
