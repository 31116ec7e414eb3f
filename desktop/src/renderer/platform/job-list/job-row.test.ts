import { builderWords } from './job-row.ts';

test('a job says when its builder was asked or approved, in the days of the reader', () => {
  const at = (builderApprovalSentDate: string | null, builderApprovedDate: string | null) =>
    builderWords({ builderApprovalSentDate, builderApprovedDate }, 'Australia/Sydney');
  expect(at(null, null)).toBeNull();
  // the next morning in Sydney
  expect(at('2026-11-20T14:00:00Z', null)).toBe('Sent 21 Nov 2026');
  expect(at('2026-11-20T02:00:00Z', '2026-11-24T02:00:00Z')).toBe('Approved 24 Nov 2026');
});
