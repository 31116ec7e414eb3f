// The documents of a project without a server: sent for the project, removed by whom the server lets, looked at by the rest of the office.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildFile } from '@lotline/schema/testing/build-file';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { offeredOptions } from '../../testing/choose-option.ts';
import { buildProject } from './testing/build-project.ts';
import { ProjectDocuments } from './ProjectDocuments.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const rest = jest.fn<Promise<unknown>, [path: string, call: unknown]>();
const lookups = [{ name: 'Attachment category', data: ['Design', 'Permit'] }];
function draw(mayChange: boolean) {
  const projectPlans = [buildFile({ id: 31, title: 'Stage-2.pdf', mayChange })];
  const gql = () => Promise.resolve({ projectPlans, systemSettings: [], lookups });
  const me = mayChange ? holding('CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION') : holding('CAN_ACCESS_CONSTRUCTION');
  renderSignedIn(<ProjectDocuments project={buildProject()} />, {
    me,
    platform: buildPlatform({ gql, rest: (path, call) => rest(path, call) }),
  });
}
const list = () => screen.findByRole('list', { name: 'Documents' });

beforeEach(() => rest.mockReset());

test('who edits projects gives each document a category before it goes', async () => {
  draw(true);
  await list();
  await userEvent.upload(await screen.findByLabelText('Files to send'), new File(['%PDF'], 'Stage-3.pdf', { type: 'application/pdf' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(sayError('CATEGORY_REQUIRED'))).toBeVisible();
  expect(await offeredOptions('Category of Stage-3.pdf')).toContain('Permit');
  expect(rest).not.toHaveBeenCalled();
});

test('removing is asked once, and says whom it touches', async () => {
  rest.mockResolvedValue(null);
  draw(true);
  await userEvent.click(within(await list()).getByRole('button', { name: 'Remove Stage-2.pdf' }));
  expect(screen.getByRole('dialog', { name: 'Remove Stage-2.pdf?' })).toHaveTextContent('is removed from Box Hill and each of its jobs');
  await userEvent.click(screen.getByRole('button', { name: 'Remove it for everyone' }));
  await waitFor(() => expect(rest.mock.calls).toEqual([['/api/attachments/31', expect.objectContaining({ method: 'DELETE' })]]));
});

test('the rest of the office looks and opens', async () => {
  draw(false);
  expect(within(await list()).queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(screen.queryByLabelText('Files to send')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stage-2.pdf' }));
  expect(screen.getByRole('complementary', { name: 'Stamp' })).toHaveTextContent('Box Hill');
});
