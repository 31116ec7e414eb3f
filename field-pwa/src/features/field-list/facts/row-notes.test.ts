import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { rowNotes } from './row-notes.ts';

const CLOCK = { today: '2026-11-20', zone: 'Australia/Sydney' };
const comment = (id: number, comments: string) => ({
  ...{ id, comments, version: 0, clientId: null, scheduleId: 1, constructionId: null, userId: 6, createdUtc: '2026-11-19T01:00:00Z' },
  user: { id: 6, displayName: 'Sam Ortega' },
});

test('of the field comments the newest that says something stands in the row (Spec 2 §2, §5)', () => {
  const fieldComments = [comment(1, 'Water in the pit.'), comment(2, ' Pumped out '), comment(3, '  ')];
  expect(rowNotes(buildFieldTask({ fieldComments }), CLOCK)).toEqual([{ of: 'field', text: 'Sam Ortega: Pumped out' }]);
});

test('below what the builder was asked and what the office says; nothing said is no line', () => {
  const said = {
    builderApprovalSentDate: '2026-11-18T14:00:00Z',
    comments: ' gate code 4471 ',
    fieldComments: [comment(1, 'Water in the pit.')],
  };
  expect(rowNotes(buildFieldTask(said), CLOCK).map(({ text }) => text)).toEqual([
    'Builder Approval Sent 19 Nov',
    'Office: gate code 4471',
    'Sam Ortega: Water in the pit.',
  ]);
  const approved = buildFieldTask({ ...said, builderApprovedDate: '2026-11-19T01:00:00Z', comments: ' ', fieldComments: [] });
  expect(rowNotes(approved, CLOCK)).toEqual([]);
  const [lastYear] = rowNotes(buildFieldTask({ ...said, builderApprovalSentDate: '2025-11-18T14:00:00Z' }), CLOCK);
  expect(lastYear?.text).toBe('Builder Approval Sent 19 Nov 2025');
});
