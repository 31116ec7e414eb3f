import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { FieldWorkCard } from './FieldWorkCard.tsx';

const NOTHING = { customTasks: [], rejectedSchedules: [], workSchedule: [] };
const asked: string[] = [];
let work: { status: number; body: unknown };

const answer = ({ status, body }: { status: number; body: unknown }) =>
  Promise.resolve({ status, ok: status < 400, text: () => Promise.resolve(JSON.stringify(body)) });

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal, any: ([first]: AbortSignal[]) => first });
  Object.assign(globalThis, {
    fetch: (path: string) => {
      asked.push(path);
      return path === '/graphql' ? answer({ status: 200, body: { data: { systemSettings: [], fieldGroups: [] } } }) : answer(work);
    },
  });
});
afterEach(() => jest.restoreAllMocks());

test('who may see all groups gets the figures of all, everybody else of their own groups (Spec 2 §6)', async () => {
  work = { status: 200, body: NOTHING };
  const { unmount } = renderSignedIn(<FieldWorkCard />);
  expect(await screen.findByText(/all groups/)).toBeVisible();
  expect(asked).toContain('/api/dashboard/fieldwork/0');
  unmount();
  asked.length = 0;
  const own = { isPrimaryContact: false, group: { id: 2, name: 'Crew North', isSubcontractor: false } };
  renderSignedIn(<FieldWorkCard />, { me: buildMe({ claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }], groupUsers: [own] }) });
  expect(await screen.findByText(/Crew North/)).toBeVisible();
  await waitFor(() => expect(asked).toContain('/api/dashboard/fieldwork'));
});

test('each section is a row that leads into the field app’s list', async () => {
  work = { status: 200, body: { ...NOTHING, rejectedSchedules: [buildFieldTask({}), buildFieldTask({ id: 2 })] } };
  renderSignedIn(<FieldWorkCard />);
  const row = await screen.findByRole('link', { name: /2 Please correct item quantities/ });
  expect(row).toHaveAttribute('href', '/field/construction');
});

test('with no task it says so, and that new ones come by themselves', async () => {
  work = { status: 200, body: NOTHING };
  renderSignedIn(<FieldWorkCard />);
  expect(await screen.findByText(/No open field tasks/)).toBeVisible();
});

test('figures that cannot be had are said, never drawn as zero, and can be asked for again', async () => {
  work = { status: 404, body: { code: 'NOT_FOUND' } };
  renderSignedIn(<FieldWorkCard />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The field work could not be loaded.');
  expect(screen.queryByText(/No open field tasks/)).not.toBeInTheDocument();
  work = { status: 200, body: NOTHING };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No open field tasks/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
