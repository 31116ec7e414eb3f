// Taking a sign-in away: the reason survives a reload, and stays that of this person and of this step.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WHY } from '../../platform/command/command-field.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AccessSheet } from './AccessSheet.tsx';
import type { Person } from './person-data.ts';

const NIA: Person = {
  ...{ id: 9, version: 0, firstName: 'Nia', lastName: 'New', email: 'nia@lotline.example', state: 'active', isSubcontractor: false },
  ...{ lastSignInAt: null, invitedAt: null, signature: '', signInAddress: 'https://lotline.example', roles: [], groups: [], openTasks: [] },
  ...{ devices: [], invitation: '' },
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const open = (person: Person) => renderSignedIn(<AccessSheet person={person} onClose={() => undefined} />);
const restored = () => screen.findByText('You typed this earlier and have not saved it.');

test('the reason is there again after a reload, and is offered neither for another person nor for the way back', async () => {
  const asked: [Person, string][] = [
    [NIA, 'Left the company'],
    [{ ...NIA, id: 10, firstName: 'Noa' }, 'Long leave'],
    [{ ...NIA, state: 'disabled' }, 'Back again'],
  ];
  for (const [person, reason] of asked) {
    open(person);
    expect(screen.getByLabelText(WHY.label)).toHaveValue('');
    await userEvent.type(screen.getByLabelText(WHY.label), reason);
    cleanup();
  }
  for (const [person, reason] of asked) {
    open(person);
    expect(await restored()).toBeVisible();
    expect(screen.getByLabelText(WHY.label)).toHaveValue(reason);
    cleanup();
  }
});
