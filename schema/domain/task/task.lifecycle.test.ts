import { buildActor } from '../../testing/build-actor.ts';
import { buildItem, buildTask, buildVisit, INSTANT } from '../../testing/build-task.ts';
import { TASK_STATES } from '../../testing/task-states.ts';
import { CATALOGUE } from '../../errors/catalogue.ts';
import {
  allowedMoves,
  canAccept,
  canChangeItems,
  canCompletePartially,
  canReopen,
  canSubmit,
  isVisitToCome,
  latestVisit,
  MOVE_RULES,
  MOVES,
  openVisit,
} from './task.lifecycle.ts';

const ROWS = TASK_STATES.flatMap(({ state, actor, task, answers }) =>
  Object.entries(answers).flatMap(([answer, moves]) => moves.map((move) => ({ state, actor, task, move, answer }))),
);

describe('every state × every move (Spec 1 §4, §5; domain.md §2)', () => {
  it.each(TASK_STATES.map((row) => [row.state, row] as const))('names each move once: %s', (_state, { answers }) => {
    expect(Object.values(answers).flat().sort()).toEqual([...MOVES].sort());
  });

  it.each(ROWS.map((row) => [row.state, row.move, row.answer, row] as const))(
    '%s: %s answers %s',
    (_state, move, answer, { actor, task }) => {
      const verdict = MOVE_RULES[move](actor, task);
      expect(verdict.ok ? 'ok' : verdict.code).toBe(answer);
    },
  );

  it('refuses only with codes of the catalogue', () => {
    expect(ROWS.filter((row) => row.answer !== 'ok' && !(row.answer in CATALOGUE))).toEqual([]);
  });

  it.each(TASK_STATES.map((row) => [row.state, row] as const))(
    'sends along exactly the moves that are open: %s',
    (_state, { actor, task, answers }) => {
      expect([...allowedMoves(actor, task)].sort()).toEqual([...(answers.ok ?? [])].sort());
    },
  );
});

describe('what a refusal tells', () => {
  const sub = buildActor({ isSubcontractor: true });

  it('names the expired document (domain.md §2)', () => {
    expect(canAccept(sub, buildTask({ isSubcontracted: true, expiredDocument: 'licence' }))).toMatchObject({
      details: { document: 'licence' },
    });
  });

  it.each([
    ['accept', 'not yet accepted', {}],
    ['accept', 'not yet accepted, and the contractor’s document expired', { expiredDocument: 'licence' }],
    ['onsite', 'accepted, nobody was onsite', { acceptedDate: INSTANT }],
    ['submitted', 'submitted', { acceptedDate: INSTANT, completedDate: INSTANT, submittedDate: INSTANT, taskUsers: [buildVisit()] }],
    [undefined, 'declined', { declinedDate: INSTANT }],
    [undefined, 'completed without a visit', { acceptedDate: INSTANT, completedDate: INSTANT }],
    [undefined, 'not to be accepted at all', { isSubcontracted: false }],
  ])('names the step %p that is missing before quantities can be changed: %s (Spec 1 §5)', (missing, _, facts) => {
    expect(canChangeItems(sub, buildTask({ isSubcontracted: true, ...facts }))).toEqual({
      ok: false,
      code: 'ITEM_CHANGE_NOT_ALLOWED',
      details: missing === undefined ? {} : { missing },
    });
  });

  it('names the rejected items, and only those', () => {
    const items = [
      buildItem({ code: 'A', rejectedDate: INSTANT }),
      buildItem({ code: 'B' }),
      buildItem({ code: 'C', rejectedDate: INSTANT }),
    ];
    expect(canSubmit(buildActor(), buildTask({ completedDate: INSTANT, items }))).toMatchObject({
      code: 'ITEMS_REJECTED',
      details: { codes: ['A', 'C'] },
    });
  });
});

describe('moves that need words', () => {
  const onsite = buildTask({ taskUsers: [buildVisit()] });
  const office = buildActor({ claims: ['CAN_EDIT_CONSTRUCTION'] });

  it.each(['', '  \n'])('refuses Is Partially Complete without a comment: %j (Spec 1 §5)', (reason) => {
    expect(canCompletePartially(buildActor(), onsite, reason)).toMatchObject({ code: 'COMMENT_REQUIRED' });
  });

  it('says that the task is completed before it asks for a comment', () => {
    expect(canCompletePartially(buildActor(), buildTask({ completedDate: INSTANT }), '')).toMatchObject({ code: 'TASK_COMPLETED' });
    expect(canCompletePartially(buildActor(), onsite, 'rain')).toEqual({ ok: true });
  });

  it('refuses to reopen without a reason (domain.md §2)', () => {
    const task = buildTask({ completedDate: INSTANT });
    expect(canReopen(office, task, ' ')).toMatchObject({ code: 'REASON_REQUIRED' });
    expect(canReopen(office, task, 'one crossing is missing')).toEqual({ ok: true });
  });
});

describe('visits (domain.md §2)', () => {
  it('finds the person’s own open visit only', () => {
    const mine = buildVisit();
    const task = { taskUsers: [buildVisit({ offSiteUtc: INSTANT }), buildVisit({ userId: 8 }), mine] };
    expect(openVisit(task, 7)).toBe(mine);
    expect(openVisit(task, 9)).toBeUndefined();
    expect(openVisit({ taskUsers: [buildVisit({ completedUtc: INSTANT })] }, 7)).toBeUndefined();
    expect(openVisit({ taskUsers: [buildVisit({ onSiteUtc: null })] }, 7)).toBeUndefined();
  });

  it('takes the newest record as the one that confirms', () => {
    const visits = [buildVisit({ confirmItemQtys: true }), buildVisit(), buildVisit({ userId: 8 })];
    expect(latestVisit({ taskUsers: visits }, 7)).toBe(visits[1]);
    expect(canSubmit(buildActor(), buildTask({ completedDate: INSTANT, taskUsers: visits }))).toMatchObject({
      code: 'ITEM_QTYS_NOT_CONFIRMED',
    });
  });
});

it.each([
  ['nobody has been there', {}, true],
  ['this person is onsite', { taskUsers: [buildVisit({ userId: 7 })] }, false],
  ['only somebody else is onsite', { taskUsers: [buildVisit({ userId: 6 })] }, true],
  ['this person has left', { taskUsers: [buildVisit({ userId: 7, offSiteUtc: INSTANT })] }, true],
  ['it is completed', { completedDate: INSTANT }, false],
  ['it is submitted', { submittedDate: INSTANT }, false],
])('whether a visit is to come: %s', (_, facts, isToCome) => {
  expect(isVisitToCome(buildTask(facts), 7)).toBe(isToCome);
});
