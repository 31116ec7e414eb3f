// How a job stands with its builder, and since when it is to be reminded: red while somebody can still ask, plain on a job that has ended.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import { approvalColumns } from './approval-columns.tsx';
import type { ApprovalRow } from './use-builder-approvals.ts';

const ROW: ApprovalRow = {
  ...{ id: 3, version: 1, workOrder: '48213', address: '8 Wattle Rd', suburb: null, state: null, streetName: null, developer: null },
  ...{ siteContact: null, siteContactPhone: null, isPhoneValid: false, approval: 'Expired', missing: null, sentAt: null, sentBy: null },
  ...{ sentHow: null, sms: null, smsState: null, openedAt: null, daysWaiting: null, reminderDue: '2026-11-24', expiresAt: null },
  ...{ answeredAt: null, answeredBy: null, answeredHow: null, answer: null, reason: null, earliestDate: null, accessNotes: null },
  ...{ approvedAt: null, bookedDate: null, jobStatus: 'Scheduled', requestId: null },
};

test.each([
  ['Scheduled', true],
  ['Cancelled', false],
])('a request that expired and a reminder of a job that is %s are red: %s', (jobStatus, isRed) => {
  for (const { id, cell } of approvalColumns('2026-11-25', buildActor()))
    if (id === 'approval' || id === 'reminderDue') render(<div data-of={id}>{cell({ ...ROW, jobStatus })}</div>);
  expect(screen.getByText('Expired').parentElement?.matches('.bad')).toBe(isRed);
  expect(screen.queryByText('24 Nov 2026')?.matches('.late')).toBe(isRed);
});

test('what is missing of a contact is filled in from the list; a number that takes no message is refused at its field', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const sent: string[] = [];
  const platform = buildPlatform({
    gql: (document) => {
      if (document.toString().includes('mutation')) sent.push(document.toString());
      return new Promise(() => undefined);
    },
  });
  renderSignedIn(<ContactSheet job={ROW} onClose={() => undefined} />, { platform });
  const mobile = await screen.findByLabelText('Mobile');
  await userEvent.type(mobile, '02 9876 5432');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText(/^Mobile/)).toHaveAccessibleDescription(/^Enter an Australian mobile/);
  expect(sent).toEqual([]);
  await auditPopup('ContactSheet');
});
