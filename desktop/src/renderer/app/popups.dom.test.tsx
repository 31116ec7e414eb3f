// Axe on the dialogs that no journey opens: each alone, as it is drawn before anything is typed (issue 23 §5).
import type { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { ArchiveCodeSheet } from '../features/child-codes/ArchiveSheet.tsx';
import { ArchiveSheet } from '../features/construction-codes/ArchiveSheet.tsx';
import { CloseBankSheet } from '../features/contractors/CloseBankSheet.tsx';
import { MutationQuestion } from '../features/explorer/MutationQuestion.tsx';
import { SaveBar } from '../features/job-edit/SaveBar.tsx';
import { MoveJobsSheet } from '../features/projects/MoveJobsSheet.tsx';
import { NotDrafted } from '../platform/builder-approval/NotDrafted.tsx';
import { DuplicateSheet } from '../platform/job-actions/DuplicateSheet.tsx';
import { KindsSheet } from '../platform/documents/KindsSheet.tsx';
import { auditPopup } from '../testing/audit-popup.ts';
import { holding, renderSignedIn } from '../testing/render-signed-in.tsx';

const nothing = (): void => undefined;
const CODE = { id: 1, version: 2, isArchived: false, values: { code: 'CON-20.S', externalCode: 'CON-20' } };
const BAR = {
  label: 'Save',
  isSaving: false,
  unsaved: 2,
  toCorrect: [],
  note: null,
  onSave: nothing,
  onCorrect: nothing,
  onDiscard: nothing,
};
const KIND = { id: 1, version: 1, kind: 'insurance', label: 'Public liability insurance', isForContractors: true, isForPeople: false };
const JOBS = [{ id: 7, workOrder: '48213', address: '8 Wattle Rd' }];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

async function show(sheet: ReactElement): Promise<void> {
  renderSignedIn(sheet, { platform: buildPlatform({ gql: () => Promise.resolve({ projects: { rows: [] } }) }) });
  expect(await screen.findByRole('dialog')).toBeVisible();
}

test.each([
  [<ArchiveCodeSheet key="child" code={CODE} onClose={nothing} />, () => auditPopup('ArchiveSheet_child_codes')],
  [<ArchiveSheet key="construction" code={CODE} onClose={nothing} />, () => auditPopup('ArchiveSheet_construction_codes')],
  [<MutationQuestion key="mutation" fields={['saveGroup']} onAnswer={nothing} />, () => auditPopup('MutationQuestion')],
  [<KindsSheet key="kinds" kinds={[KIND]} onClose={nothing} />, () => auditPopup('KindsSheet')],
  [
    <MoveJobsSheet key="move" project={{ id: 1, name: 'Box Hill' }} jobs={JOBS} onMoved={nothing} onClose={nothing} />,
    () => auditPopup('MoveJobsSheet'),
  ],
  [
    <CloseBankSheet
      key="bank"
      bank={{ contractorId: 1 }}
      change={{ id: 3, version: 1, accountNumber: '••• 264', proposedByUserId: 2 }}
      onClose={nothing}
    />,
    () => auditPopup('CloseBankSheet'),
  ],
  [
    <NotDrafted
      key="builder"
      called="job 48213"
      missing={['a site contact']}
      read={{ isPending: false, error: null, refetch: nothing }}
      onClose={nothing}
    />,
    () => auditPopup('NotDrafted'),
  ],
  [<DuplicateSheet key="duplicate" job={{ id: 7, workOrder: '48213' }} onClose={nothing} />, () => auditPopup('DuplicateSheet')],
] as const)('axe finds nothing in a dialog that stands alone: %#', async (sheet, look) => {
  await show(sheet);
  await look();
});

test('axe finds nothing in the question before changes are discarded', async () => {
  renderSignedIn(<SaveBar {...BAR} />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes…' }));
  expect(screen.getByRole('dialog', { name: 'Discard 2 changes?' })).toBeVisible();
  await auditPopup('SaveBar');
});

test('a kind of document has its history beside its edit, for whoever may say what is mandatory', async () => {
  const event = {
    ...{ id: '9', move: 'editDocumentKind', entity: 'document_kind', recordedAt: '2026-11-20T01:00:00.000Z', displayName: 'Asha Menon' },
    ...{ before: { isForPeople: 'false' }, after: { isForPeople: 'true' }, detail: { kind: 'whiteCard' }, why: 'New law' },
  };
  const asked: unknown[] = [];
  const gql = (_document: unknown, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve({ recordEvents: { events: [event], next: null } });
  };
  const sheet = <KindsSheet kinds={[{ ...KIND, kind: 'whiteCard', label: 'White card' }]} onClose={nothing} />;
  const { unmount } = renderSignedIn(sheet, { me: holding('CAN_MANAGE_INDEPENDENT_CONTRACTORS'), platform: buildPlatform({ gql }) });
  await userEvent.click(screen.getByRole('button', { name: 'History White card' }));
  expect(screen.queryByRole('dialog', { name: 'History of White card' })).toBeNull();
  expect(asked).toEqual([]);
  unmount();
  renderSignedIn(sheet, { me: holding('CAN_MANAGE_SYSTEM_SETTINGS'), platform: buildPlatform({ gql }) });
  await userEvent.click(screen.getByRole('button', { name: 'History White card' }));
  const dialog = within(screen.getByRole('dialog', { name: 'History of White card' }));
  expect(await dialog.findByText('Mandatory or not changed: White card because “New law”')).toBeVisible();
  expect(dialog.getByText(/Mandatory for people/)).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ entity: 'document_kind', id: 1 })]);
  await auditPopup('KindsSheet');
});
