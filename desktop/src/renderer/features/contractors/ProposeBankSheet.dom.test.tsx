// What is typed about a bank account is stored on no device (decision 067).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { WHY } from '../../platform/command/command-field.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { CloseBankSheet } from './CloseBankSheet.tsx';
import { ProposeBankSheet } from './ProposeBankSheet.tsx';
import type { Contractor } from './contractor-data.ts';

const CONTRACTOR: Contractor = {
  ...{ id: 1, version: 0, status: 'active', values: { legalName: 'Ridgeway Cabling' }, document: null, documentExpiry: null },
  ...{ openTasks: 0, termDays: null, groups: [], people: [] },
};
const CHANGE = { id: 3, version: 1, accountNumber: '••• 264', proposedByUserId: 2 };
const nothing = (): void => undefined;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test.each([
  [
    'asks for an account',
    <ProposeBankSheet
      key="propose"
      contractor={CONTRACTOR}
      bank={{ contractorId: 1, accounts: [], noticeBy: null, contactName: null, contactPhone: null, contactChangedAt: null }}
      onClose={nothing}
    />,
  ],
  ['ends the change of one', <CloseBankSheet key="close" bank={{ contractorId: 1 }} change={CHANGE} onClose={nothing} />],
])('nothing that is typed into a sheet that %s is stored', async (_, sheet) => {
  const stored: string[] = [];
  const store = (name: string) => {
    stored.push(name);
    return Promise.resolve();
  };
  const formDraftsOf = () => ({ find: () => Promise.resolve(null), keep: store, letGo: store });
  renderSignedIn(sheet, { platform: { ...buildPlatform(), formDraftsOf } });
  for (const field of screen.getAllByRole('textbox')) await userEvent.type(field, '062000');
  expect(screen.getByLabelText(WHY.label)).toHaveValue('062000');
  expect(stored).toEqual([]);
});
