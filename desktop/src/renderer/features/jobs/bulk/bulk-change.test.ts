import { changeInput, confirmWords, missingIn, titleOf } from './bulk-change.ts';

test('what is to be done names how many jobs, and what they become', () => {
  expect(titleOf('status', 1, 'Planner')).toBe('Set the status of 1 job');
  expect(confirmWords({ kind: 'status', value: 'Scheduled', reason: '' }, 2)).toBe('Set 2 jobs to Scheduled');
  expect(confirmWords({ kind: 'scheduler', value: 'Rob Castellano', reason: '' }, 1)).toBe('Assign 1 job to Rob Castellano');
  expect(confirmWords({ kind: 'due', value: '2026-12-01', reason: 'Rain' }, 1200)).toBe('Set 1,200 jobs due on 1 Dec 2026');
});

test('a new due date needs its reason, the others do not', () => {
  expect(missingIn({ kind: 'due', value: '2026-12-01', reason: ' ' }, 'Planner')).toMatch(/Give a reason/);
  expect(missingIn({ kind: 'due', value: '', reason: 'Rain' }, 'Planner')).toMatch(/Choose the day/);
  expect(missingIn({ kind: 'status', value: 'Scheduled', reason: '' }, 'Planner')).toBeNull();
});

test('a hold needs its reason and its end, and is asked for with both', () => {
  const hold = { kind: 'status', value: 'On Hold - power', reason: 'no power', until: '2026-12-01', isHold: true } as const;
  expect(missingIn({ ...hold, reason: ' ' }, 'Planner')).toBe('Give a reason for the hold.');
  expect(missingIn({ ...hold, until: '' }, 'Planner')).toBe('Choose the day the hold ends.');
  expect(missingIn(hold, 'Planner')).toBeNull();
  expect(changeInput(hold, [1], true)).toEqual({
    ids: [1],
    status: 'On Hold - power',
    holdUntil: '2026-12-01',
    reason: 'no power',
    isTrial: true,
  });
  expect(changeInput({ ...hold, value: 'Scheduled', reason: '', isHold: false }, [1], true)).toEqual({
    ids: [1],
    status: 'Scheduled',
    isTrial: true,
  });
});

test('the server is asked for exactly one change', () => {
  expect(changeInput({ kind: 'due', value: '2026-12-01', reason: ' Rain ' }, [1, 2], true)).toEqual({
    ids: [1, 2],
    updatedDueDate: '2026-12-01',
    reason: 'Rain',
    isTrial: true,
  });
  expect(changeInput({ kind: 'scheduler', value: ' Rob ', reason: '' }, [1], false)).toEqual({
    ids: [1],
    scheduler: 'Rob',
    isTrial: false,
  });
});

test('a scheduler is one who is known, or a name that is meant', () => {
  const rob = { kind: 'scheduler', value: 'rob castellano', reason: '' } as const;
  expect(missingIn({ ...rob, value: '' }, 'Planner', [])).toBe('Choose the Planner first.');
  expect(missingIn({ ...rob, value: ' ', isTyped: true }, 'Planner', [])).toBe('Type the name first.');
  expect(missingIn({ ...rob, isTyped: true }, 'Planner', ['Mina Farouk'])).toMatch(/nobody has it yet/);
  expect(missingIn({ ...rob, isTyped: true, isSure: true }, 'Planner', ['Mina Farouk'])).toBeNull();
  expect(missingIn(rob, 'Planner', ['Rob Castellano'])).toBeNull();
  expect(confirmWords(rob, 2, ['Rob Castellano'])).toBe('Assign 2 jobs to Rob Castellano');
});
