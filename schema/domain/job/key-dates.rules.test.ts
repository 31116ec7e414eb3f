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
  status: 'Scheduled',
  builderApprovedDay: null,
  builderApprovalSentDay: null,
};
const TODAY = '2026-11-24';
const of = (label: string, part: Partial<KeyDateFacts>) => keyDates({ ...NONE, ...part }, TODAY).find((one) => one.label === label);

test('a day that has passed is late by so many days, until the job is done', () => {
  expect(of('LASE', { laseDate: '2026-11-23' })).toMatchObject({ tone: 'late', note: '1 day late' });
  expect(of('Due', { originalDueDate: '2026-11-20' })).toMatchObject({ tone: 'late', note: '4 days late' });
  expect(of('LASE', { laseDate: '2026-11-23', status: 'Complete' })).toMatchObject({ tone: 'plain', note: 'met' });
});

test('the due day is the one it was moved to, and the first is told', () => {
  expect(of('Due', { originalDueDate: '2026-11-20', updatedDueDate: '2026-11-24' })).toEqual({
    label: 'Due',
    day: '2026-11-24',
    tone: 'plain',
    note: 'was 20 Nov',
  });
});

test('DBYD plans are to be renewed ten days before, and have expired afterwards', () => {
  expect(of('DBYD expiry', { dbydExpiryDate: '2026-12-05' })?.tone).toBe('plain');
  expect(of('DBYD expiry', { dbydExpiryDate: '2026-12-04' })).toMatchObject({ tone: 'soon', note: 'in 10 days' });
  expect(of('DBYD expiry', { dbydExpiryDate: '2026-11-23' })).toMatchObject({ tone: 'late', note: 'expired yesterday' });
  expect(of('DBYD expiry', { dbydExpiryDate: '2026-11-20' })?.note).toBe('expired 4 days ago');
});

test('a start that was met by going onsite is not late', () => {
  expect(of('Start due', { startDueDate: '2026-11-16' })?.tone).toBe('late');
  expect(of('Start due', { startDueDate: '2026-11-16', onsiteDate: '2026-11-19' })).toMatchObject({ tone: 'plain', note: 'begun 19 Nov' });
});

test('an approval says whether it was asked for', () => {
  expect(of('Builder approved', {})?.note).toBe('not asked yet');
  expect(of('Builder approved', { builderApprovalSentDay: '2026-11-10' })?.note).toBe('asked 10 Nov');
});

test('a task that is due after its job says so, by the day that the job was moved to', () => {
  const job = { originalDueDate: '2026-11-20', updatedDueDate: '2026-12-04' };
  expect(taskDueWarning('2026-12-05', job)).toBe('After the job’s due date, 4 Dec 2026.');
  expect(['2026-12-04', '2026-11-21', '', '2026-13-01'].map((day) => taskDueWarning(day, job))).toEqual(Array(4).fill(undefined));
  expect(taskDueWarning('2031-01-01', { originalDueDate: null, updatedDueDate: null })).toBeUndefined();
});
