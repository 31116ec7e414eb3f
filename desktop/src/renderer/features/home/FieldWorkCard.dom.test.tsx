import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { FieldWorkCard } from './FieldWorkCard.tsx';

const NOTHING = { customTasks: [], rejectedSchedules: [], workSchedule: [] };
const rest = jest.fn<Promise<unknown>, [path: string]>();
const gql = () => Promise.resolve({ systemSettings: [], fieldGroups: [] });
const draw = (given = {}) => renderSignedIn(<FieldWorkCard />, { platform: buildPlatform({ gql, rest }), ...given });

beforeEach(() => rest.mockReset().mockResolvedValue(NOTHING));

test('who may see all groups gets the figures of all, everybody else of their own groups (Spec 2 §6)', async () => {
  const { unmount } = draw();
  expect(await screen.findByText(/all groups/)).toBeVisible();
  expect(rest).toHaveBeenCalledWith('/api/dashboard/fieldwork/0', expect.anything());
  unmount();
  const own = { isPrimaryContact: false, group: { id: 2, name: 'Crew North', isSubcontractor: false } };
  draw({ me: buildMe({ claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }], groupUsers: [own] }) });
  expect(await screen.findByText(/Crew North/)).toBeVisible();
  await waitFor(() => expect(rest).toHaveBeenCalledWith('/api/dashboard/fieldwork', expect.anything()));
});

test('each section is a row that opens exactly its tasks in the field app’s list', async () => {
  rest.mockResolvedValue({ ...NOTHING, rejectedSchedules: [buildFieldTask({}), buildFieldTask({ id: 2 })] });
  draw();
  const row = await screen.findByRole('link', { name: /2 Please correct item quantities/ });
  expect(row).toHaveAttribute('href', '/field/construction?section=Rejected&group=0');
});

test('with no task it says so, and that new ones come by themselves', async () => {
  draw();
  expect(await screen.findByText(/No open field tasks/)).toBeVisible();
});

test('figures that cannot be had are said, never drawn as zero, and can be asked for again', async () => {
  rest.mockRejectedValue(new ApiError({ code: 'NOT_FOUND', status: 404 }));
  draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('The field work could not be loaded.');
  expect(screen.queryByText(/No open field tasks/)).not.toBeInTheDocument();
  rest.mockResolvedValue(NOTHING);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No open field tasks/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
