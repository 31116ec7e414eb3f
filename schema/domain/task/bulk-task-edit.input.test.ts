import { bulkTaskEditInput } from './bulk-task-edit.input.ts';

const codes = (change: object): readonly unknown[] => {
  const { error } = bulkTaskEditInput.safeParse({ ids: [1], ...change });
  return error === undefined ? [] : error.issues.map((issue) => ('params' in issue ? issue.params?.['code'] : issue.code));
};

test.each([
  ['tasks set aside', { setAside: true }],
  ['due days that move', { dueDate: '2026-12-01' }],
])('%s need a reason, which a trial does not ask', (_what, change) => {
  expect(codes(change)).toEqual(['REASON_REQUIRED']);
  expect(codes({ ...change, reason: '  ' })).toEqual(['REASON_REQUIRED']);
  expect(codes({ ...change, reason: 'Not needed any more' })).toEqual([]);
  expect(codes({ ...change, isTrial: true })).toEqual([]);
});

test('two changes at once are refused', () => {
  expect(codes({ setAside: true, issue: true, reason: 'Both' })).toEqual(['INVALID_INPUT']);
});
