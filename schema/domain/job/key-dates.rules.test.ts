import { keyDates, taskDueWarning, type KeyDateFacts } from './key-dates.rules.ts';

const NONE: KeyDateFacts = {
  releaseDate: null,
  startDueDate: null,
  onsiteDate: null,
  laseDate: null,
  originalDueDate: null,
  updatedDueDate: null,
  dbydExpiryDate: null,
  crqDate: null,
  crqNumber: null,
  integrationDate: null,
  workTasksCompleteDate: null,
  status: 'Scheduled',
  builderApprovedDay: null,
  builderApprovalSentDay: null,
};
const TODAY = '2026-11-24';
const of = (label: string, part: Partial<KeyDateFacts>) => keyDates({ ...NONE, ...part }, TODAY).find((one) => one.label === label);

const told = (label: string, part: Partial<KeyDateFacts>) => {
  const { tone, note } = of(label, part) ?? {};
  return `${String(tone)}: ${String(note)}`;
};

const ENDED = ['Complete', 'Closed', 'Cancelled'] as const;
/** [status, the day, onsite, what is told] of a day by which the crew is to be onsite. */
const STARTS: readonly (readonly [string, string | null, string | null, string])[] = [
  ['Scheduled', null, null, 'plain: not set'],
  ['Scheduled', '2026-11-25', null, 'plain: tomorrow'],
  ['Scheduled', '2026-11-24', null, 'plain: today'],
  ['Scheduled', '2026-11-23', null, 'late: 1 day late'],
  ['Scheduled', '2026-11-23', '2026-11-26', 'late: 1 day late'],
  ['In progress', '2026-11-16', '2026-11-16', 'plain: met'],
  ['In progress', '2026-11-16', '2026-11-12', 'plain: met'],
  ['In progress', '2026-10-25', '2026-11-15', 'plain: done 21 days late'],
  ['In progress', '2026-11-16', '2026-11-17', 'plain: done 1 day late'],
  ['Closed', null, '2026-11-15', 'plain: not set'],
  ...ENDED.flatMap((status) => [
    [status, '2026-10-25', '2026-11-15', 'plain: done 21 days late'] as const,
    [status, '2026-11-16', '2026-11-12', 'plain: met'] as const,
    [status, '2026-11-16', null, 'plain: '] as const,
  ]),
];

test.each(STARTS)('a day to start by, of a job that is %s: %s, onsite %s, is %s', (status, day, onsiteDate, said) => {
  expect(told('LASE', { status, onsiteDate, laseDate: day })).toBe(said);
  expect(told('Start due', { status, onsiteDate, startDueDate: day })).toBe(said);
});

/** [status, due, the day of its last task, what is told]. */
test.each([
  ['Scheduled', '2026-11-20', null, 'late: 4 days late'],
  ['Office review', '2026-11-20', '2026-11-18', 'late: 4 days late'],
  ['Complete', '2026-11-20', '2026-11-20', 'plain: met'],
  ['Closed', '2026-11-20', '2026-11-23', 'plain: done 3 days late'],
  ['Closed', '2026-11-20', null, 'plain: '],
  ['Cancelled', '2026-11-20', '2026-11-18', 'plain: '],
])('of a job that is %s, due %s, last task done %s, the due day is %s', (status, originalDueDate, workTasksCompleteDate, said) => {
  expect(told('Due', { status, originalDueDate, workTasksCompleteDate })).toBe(said);
});

test('an ended job has no day that is late, soon, met without a reason, or still to come', () => {
  const day = '2026-11-20';
  const all = { releaseDate: day, startDueDate: day, laseDate: day, originalDueDate: day, dbydExpiryDate: day, crqDate: day };
  for (const status of ENDED)
    expect(keyDates({ ...NONE, ...all, status }, TODAY).map(({ label, tone, note }) => `${label} ${tone} ${note}`.trim())).toEqual([
      'Released plain',
      'Builder approved plain not asked',
      'Start due plain',
      'Onsite plain not set',
      'LASE plain',
      'Due plain',
      'DBYD expiry plain',
      'CRQ plain',
      'Integration plain not set',
    ]);
});

test('the due day is the one it was moved to, and the first is told', () => {
  expect(of('Due', { originalDueDate: '2026-11-20', updatedDueDate: '2026-11-24' })).toEqual({
    label: 'Due',
    day: '2026-11-24',
    tone: 'plain',
    note: 'was 20 Nov',
  });
  expect(of('Due', { originalDueDate: '2025-11-20', updatedDueDate: '2026-12-01' })?.note).toBe('was 20 Nov 2025');
});

test('DBYD plans are to be renewed ten days before, and have expired afterwards', () => {
  expect(of('DBYD expiry', { dbydExpiryDate: '2026-12-05' })?.tone).toBe('plain');
  expect(of('DBYD expiry', { dbydExpiryDate: '2026-12-04' })).toMatchObject({ tone: 'soon', note: 'in 10 days' });
  expect(of('DBYD expiry', { dbydExpiryDate: '2026-11-23' })).toMatchObject({ tone: 'late', note: 'expired yesterday' });
  expect(of('DBYD expiry', { dbydExpiryDate: '2026-11-20' })?.note).toBe('expired 4 days ago');
});

test('an approval says whether it was asked for', () => {
  expect(of('Builder approved', {})?.note).toBe('not asked yet');
  expect(of('Builder approved', { builderApprovalSentDay: '2026-11-10' })?.note).toBe('asked 10 Nov');
  expect(of('Builder approved', { builderApprovalSentDay: '2025-11-10' })?.note).toBe('asked 10 Nov 2025');
});

test('a task that is due after its job says so, by the day that the job was moved to', () => {
  const job = { originalDueDate: '2026-11-20', updatedDueDate: '2026-12-04' };
  expect(taskDueWarning('2026-12-05', job)).toBe('After the job’s due date, 4 Dec 2026.');
  expect(['2026-12-04', '2026-11-21', '', '2026-13-01'].map((day) => taskDueWarning(day, job))).toEqual(Array(4).fill(undefined));
  expect(taskDueWarning('2031-01-01', { originalDueDate: null, updatedDueDate: null })).toBeUndefined();
});
