// The message of an invitation: where it leads, and that sending it once more is noted while the first time is not.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { InvitationSheet } from './InvitationSheet.tsx';
import type { Person } from './person-data.ts';

const NIA: Person = {
  ...{ id: 9, version: 0, firstName: 'Nia', lastName: 'New', email: 'nia@lotline.example', state: 'invited', isSubcontractor: false },
  ...{
    lastSignInAt: null,
    invitedAt: '2026-11-25T01:00:00Z',
    signature: 'Meridian Works',
    invitation: 'G’day {name}, sign in now: {link}\n{signature}',
    signInAddress: 'https://go.lotline.example',
  },
  ...{ roles: [{ id: 1, name: 'Field worker', claims: ['CAN_ACCESS_FIELD_WORK'] }], groups: [], openTasks: [], devices: [] },
};
const close = jest.fn();

function open(isAgain: boolean) {
  const sent: unknown[] = [];
  const gql = (document: { toString: () => string }, variables: unknown) => {
    if (!document.toString().includes('mutation')) return new Promise(() => undefined);
    sent.push([/mutation (\w+)/.exec(document.toString())?.[1], (variables as { id: unknown }).id]);
    return Promise.resolve({ resendInvitation: NIA });
  };
  renderSignedIn(<InvitationSheet person={NIA} isAgain={isAgain} onClose={close} />, { platform: buildPlatform({ gql }) });
  return sent;
}

beforeEach(() => {
  close.mockReset();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('its link is where sign-in is set up, not the address in the inviter’s own window', () => {
  open(false);
  const message = screen.getByRole('textbox', { name: 'Message' });
  expect(message).toHaveDisplayValue(/now: https:\/\/go\.lotline\.example\/field\/\n/);
  // in the company's own words
  expect(message).toHaveDisplayValue(/^G’day Nia, [\s\S]*Meridian Works$/);
  expect(message).not.toHaveDisplayValue(new RegExp(window.location.host));
});

test.each([
  ['once more', true, [['ResendInvitation', NIA.id]]],
  ['for the first time, which the invitation itself notes', false, []],
])('sent %s', async (_, isAgain, noted) => {
  const sent = open(isAgain);
  await userEvent.click(screen.getByRole('button', { name: 'I sent the message' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual(noted);
});
