// What a builder keeps of an answer: every job, who answered, and how.
import type { AskedJob, StoredRequest } from './builder-request.queries.ts';
import { receiptPaper, receiptText } from './builder-receipt.ts';

const job: AskedJob = {
  ...{ id: 1, constructionId: 1, address: 'Lot 14, 8 Wattle Rd, Box Hill', workOrder: '48213', reason: null, earliestDate: null },
  ...{ answer: 'approved', accessNotes: 'Gate 4711', name: 'Dale Whitby', role: 'Site manager', mobile: '+61491570156' },
  ...{ answeredAt: '2026-11-20T02:10:00Z', isByCall: false, potentialJobId: null },
};
const request: StoredRequest = {
  developer: 'Tamar & Sons',
  sentAt: new Date('2026-11-19T02:10:00Z'),
  expiresAt: new Date('2026-12-19T02:10:00Z'),
  revokedAt: null,
  jobs: [
    job,
    { ...job, workOrder: '48214', answer: 'later', earliestDate: '2026-12-02', accessNotes: null, isByCall: true, mobile: null },
    { ...job, workOrder: '48215', answer: null, answeredAt: null, name: null },
  ],
};
const ZONE = 'Australia/Sydney';

test('a receipt says of each job what was answered, by whom, when and how', () => {
  expect(receiptText(request, 'Lotline', ZONE)).toBe(
    [
      'Site access for Lotline, requested from Tamar & Sons',
      'Lot 14, 8 Wattle Rd, Box Hill (48213): Approved\nby Dale Whitby, Site manager, +61491570156, 20 Nov 2026 01:10 PM\nAccess: Gate 4711',
      'Lot 14, 8 Wattle Rd, Box Hill (48214): Not yet, earliest 2 Dec 2026\nby Dale Whitby, Site manager, on the phone, 20 Nov 2026 01:10 PM',
      'Lot 14, 8 Wattle Rd, Box Hill (48215): Not answered yet',
    ].join('\n\n'),
  );
});

test('its paper has the same words', () => {
  const paper = receiptPaper(request, { name: 'lotline.example', abn: '51824753556', logo: null }, ZONE);
  const words = paper.parts.map((part) => part.words).join('\n');
  for (const said of [
    'Approved\nby Dale Whitby',
    'Access: Gate 4711',
    'Not yet, earliest 2 Dec 2026',
    'on the phone',
    'Not answered yet',
    'Tamar & Sons',
    'ABN 51 824 753 556',
  ])
    expect(words).toContain(said);
});
