import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientMutation } from '@lotline/schema/generated/operations';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { ApiError } from '@lotline/web-session/api-error';
import { JOB_ID } from '../testing/build-page-data.ts';
import { openTask, sent, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const editable = (...names: string[]) => ({
  name: 'Field Work List',
  config: { fields: ['developer', 'siteContact'].map((fieldName) => ({ fieldName, show: true, canEdit: names.includes(fieldName) })) },
});
const sheet = () => within(screen.getByRole('dialog'));
const save = () => sheet().getByRole('button', { name: 'Save' });
const contact = (id: number, sortOrder: number, name: string) => ({
  id,
  sortOrder,
  name,
  description: null,
  phone: '+61491570156',
  email: null,
});

beforeEach(() => sessionStorage.clear());

async function openDeveloper(names: string[], job = {}) {
  const opened = await openTask(gql, { job, settings: [editable(...names)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Developer and Site Contact' }));
  return opened;
}

async function write(label: string, text: string) {
  await userEvent.clear(sheet().getByLabelText(label));
  if (text !== '') await userEvent.type(sheet().getByLabelText(label), text);
}

test('Developer and Site Contact: Save only after a change, and not when it is taken back (Spec 2 §5)', async () => {
  await openDeveloper(['developer', 'siteContact']);
  expect(save()).toHaveAccessibleDescription('Nothing has been changed yet.');
  await userEvent.type(sheet().getByLabelText('Developer'), 's');
  expect(save()).toBeEnabled();
  await write('Developer', 'Tamar Homes');
  expect(save()).toHaveAccessibleDescription('Nothing has been changed yet.');
});

test('a builder that nobody has yet is asked about once, with the name that was meant; one that differs in its case becomes the one there is', async () => {
  const builders = { name: 'Builder Lookup', data: ['Tamar Homes', 'Banksia Homes'] };
  const systemSettings = [{ ...editable('developer'), workType: null }];
  await openTask(gql, { job: { developer: '' }, answers: { SystemSettingsQuery: { systemSettings, lookups: [builders] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Developer and Site Contact' }));
  const builder = () => sheet().getByLabelText('Developer');
  const question = () => sheet().queryByRole('group', { name: 'Developer: a new name' });
  await write('Developer', 'Banksa Homes');
  await userEvent.tab();
  expect(question()).toHaveTextContent('“Banksa Homes” is new here. Did you mean');
  await userEvent.click(sheet().getByRole('button', { name: 'Banksia Homes' }));
  expect(builder()).toHaveValue('Banksia Homes');
  expect(question()).toBeNull();
  await write('Developer', 'TAMAR HOMES');
  await userEvent.tab();
  expect(builder()).toHaveValue('Tamar Homes');
  await write('Developer', 'Acacia Build');
  await userEvent.tab();
  await userEvent.click(sheet().getByRole('button', { name: 'Keep it' }));
  expect(question()).toBeNull();
  expect(save()).toBeEnabled();
});

/** The list that the phone holds has these site contacts. */
const listOf = (...names: string[]) => ({
  rest: (path: string): Promise<unknown> =>
    path === '/api/dashboard/fieldwork'
      ? Promise.resolve({
          customTasks: [],
          rejectedSchedules: [],
          workSchedule: names.map((siteContact, id) => buildFieldTask({ id, siteContact })),
        })
      : Promise.reject(new Error(path)),
});
const question = (label: string) => sheet().findByRole('group', { name: `${label}: a new name` });

test('a site contact is chosen from those of the list, and a name that none of its jobs has is asked about once', async () => {
  await openTask(gql, { ...listOf('Dale Reid', 'Sarah Kim', 'dale reid'), job: { siteContact: '' }, settings: [editable('siteContact')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Developer and Site Contact' }));
  const field = sheet().getByLabelText<HTMLInputElement>('Site Contact');
  await waitFor(() => expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Dale Reid', 'Sarah Kim']));
  await write('Site Contact', 'Dale Ried');
  await userEvent.tab();
  expect(await question('Site Contact')).toHaveTextContent('“Dale Ried” is new here. Did you mean');
  await userEvent.click(sheet().getByRole('button', { name: 'Dale Reid' }));
  expect(field).toHaveValue('Dale Reid');
  await write('Site Contact', 'Priya Nair');
  await userEvent.tab();
  await userEvent.click(await sheet().findByRole('button', { name: 'Keep it' }));
  expect(sheet().queryByRole('group', { name: 'Site Contact: a new name' })).toBeNull();
  expect(save()).toBeEnabled();
});

test('of several contacts each name is asked about, and none that the job has', async () => {
  const siteContacts = [contact(7, 1, 'Sarah')];
  await openTask(gql, { ...listOf('Dale Reid'), job: { siteContacts }, settings: [editable('siteContact')] });
  await userEvent.click(await screen.findByRole('button', { name: /: site contacts$/ }));
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  await userEvent.click(sheet().getByRole('button', { name: 'Add contact' }));
  const [first, second] = sheet().getAllByLabelText<HTMLInputElement>('Name');
  await waitFor(() => expect(second?.list?.options).toHaveLength(1));
  await userEvent.click(first ?? document.body);
  await userEvent.tab();
  expect(sheet().queryByRole('group', { name: 'Name: a new name' })).toBeNull();
  await userEvent.type(second ?? document.body, 'Dale Ried');
  await userEvent.tab();
  expect(await question('Name')).toHaveTextContent('“Dale Ried” is new here. Did you mean');
});

test('only what was changed is sent, so nobody else’s change is undone (Spec 1 §7)', async () => {
  const { data } = await openDeveloper(['developer', 'siteContact']);
  await write('Site Contact Phone', '0491 570 157');
  gql.mockResolvedValueOnce({ updateDeveloperAndSiteContact: data.construction });
  await userEvent.click(save());
  expect(await screen.findByText('Developer and Site Contact updated successfully')).toBeVisible();
  const [variables] = sent(gql, 'UpdateDeveloperAndSiteContact');
  expect(variables).toMatchObject({ id: JOB_ID, siteContactPhone: '+61491570157' });
  expect(variables).not.toHaveProperty('developer');
  expect(variables).not.toHaveProperty('siteContact');
});

test('a number that is no mobile is refused beside its field; an old one that nobody touches is in nobody’s way (Spec 1 §5)', async () => {
  await openDeveloper(['developer', 'siteContact'], { siteContactPhone: '02 9999 1111' });
  await write('Developer', 'Banksia Homes');
  expect(save()).not.toHaveAttribute('aria-disabled');
  await write('Site Contact Phone', '12');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(sheet().getByLabelText('Site Contact Phone')).toBeInvalid();
});

test('what the work type does not let the field edit is locked, with its reason (Spec 1 §6)', async () => {
  await openDeveloper(['developer']);
  expect(sheet().getByLabelText('Developer')).toBeEnabled();
  expect(sheet().getByLabelText('Site Contact')).toBeDisabled();
  expect(sheet().getByLabelText('Site Contact')).toHaveAccessibleDescription(/cannot be edited in the field for this work type/);
});

test('without canEdit on either there is no pencil (Spec 1 §6)', async () => {
  await openTask(gql, { settings: [editable()] });
  await screen.findByRole('button', { name: /: site contacts$/ });
  expect(screen.queryByRole('button', { name: 'Edit Developer and Site Contact' })).toBeNull();
});

async function openContacts(...names: string[]) {
  const siteContacts = [contact(8, 2, 'Alex'), contact(7, 1, 'Sarah')];
  const opened = await openTask(gql, { job: { siteContacts }, settings: [editable(...names)] });
  await screen.findByRole('button', { name: /: site contacts$/ });
  await userEvent.click(screen.getByRole('button', { name: /: site contacts$/ }));
  return opened;
}

test('site contacts: the primary first, to be called (Spec 1 §9)', async () => {
  await openContacts();
  expect(
    sheet()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('b')?.textContent),
  ).toEqual(['Sarah', 'Alex']);
  expect(sheet().getByRole('link', { name: /^0491 570 156 ?: call Sarah$/ })).toHaveAttribute('href', 'tel:+61491570156');
  expect(sheet().queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('site contacts: Save only after a change; the developer is not sent along (Spec 2 §5)', async () => {
  const { data } = await openContacts('siteContact');
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  expect(save()).toHaveAccessibleDescription('Nothing has been changed yet.');
  await userEvent.click(sheet().getByRole('button', { name: 'Add contact' }));
  expect(save()).toHaveAccessibleDescription('Nothing has been changed yet.');
  await userEvent.click(sheet().getByRole('button', { name: 'Remove contact 2' }));
  expect(save()).toBeEnabled();
  gql.mockResolvedValueOnce({ updateDeveloperAndSiteContacts: data.construction });
  await userEvent.click(save());
  expect(await screen.findByText('Developer and Site Contact updated successfully')).toBeVisible();
  const [variables] = sent(gql, 'UpdateDeveloperAndSiteContacts');
  expect(variables).toMatchObject({ constructionId: JOB_ID, siteContacts: [{ id: 7, name: 'Sarah', sortOrder: 1 }] });
  expect(variables).not.toHaveProperty('developer');
});

test('the last contact stays, and a wrong number is said at its own contact (Spec 2 §5)', async () => {
  await openContacts('siteContact');
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  const [, second] = sheet().getAllByLabelText('Phone');
  await userEvent.clear(second as HTMLElement);
  await userEvent.type(second as HTMLElement, '12');
  expect(second).toBeInvalid();
  await userEvent.click(sheet().getByRole('button', { name: 'Remove contact 2' }));
  expect(sheet().getByRole('button', { name: 'Remove contact 1' })).toHaveAccessibleDescription('Keep at least one site contact.');
});

test('typed contacts survive a reload, and are saved against what was on the screen when they were begun', async () => {
  const { data, unmount } = await openContacts('siteContact');
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  await userEvent.click(sheet().getByRole('button', { name: 'Add contact' }));
  await userEvent.type(sheet().getAllByLabelText('Name')[2] as HTMLElement, 'Priya');
  unmount();
  await openContacts('siteContact');
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  await userEvent.click(sheet().getByRole('button', { name: 'Add contact' }));
  await userEvent.type(sheet().getAllByLabelText('Name')[3] as HTMLElement, 'Lee');
  expect(
    sheet()
      .getAllByLabelText('Name')
      .map((field) => (field as HTMLInputElement).value),
  ).toEqual(['Sarah', 'Alex', 'Priya', 'Lee']);
  gql.mockResolvedValueOnce({ updateDeveloperAndSiteContacts: data.construction });
  await userEvent.click(save());
  expect(await screen.findByText('Developer and Site Contact updated successfully')).toBeVisible();
  expect(sent(gql, 'UpdateDeveloperAndSiteContacts')).toMatchObject([{ client: { expectedVersion: data.construction?.version } }]);
  expect(sessionStorage).toHaveLength(0);
});

test('discarded contacts are not there the next time', async () => {
  await openContacts('siteContact');
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  await userEvent.type(sheet().getAllByLabelText('Name')[0] as HTMLElement, ' x');
  await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
  await userEvent.click(sheet().getByRole('button', { name: 'Discard' }));
  expect(sessionStorage).toHaveLength(0);
});

/** The first contact is written anew, and saved after Dale Whitby has saved `theirs`. */
async function saveAfterDale(theirs: ReturnType<typeof contact>[]) {
  const { data } = await openContacts('siteContact');
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  await userEvent.type(sheet().getAllByLabelText('Name')[0] as HTMLElement, ' Reid');
  const { construction } = data;
  if (construction === null) throw new Error('the test has a job');
  const now = { ...construction, version: construction.version + 1, siteContacts: theirs };
  gql
    .mockRejectedValueOnce(new ApiError({ code: 'STALE_VERSION', status: 200, details: { changedBy: 'Dale Whitby' } }))
    // read twice: to compare what is wanted with what is there, and for the page
    .mockResolvedValueOnce({ ...data, construction: now })
    .mockResolvedValueOnce({ ...data, construction: now })
    .mockResolvedValueOnce({ updateDeveloperAndSiteContacts: now });
  await userEvent.click(save());
  return { before: construction.version, now: now.version };
}

const savedContacts = () => sent(gql, 'UpdateDeveloperAndSiteContacts') as { client: ClientMutation; siteContacts: { name: string }[] }[];

test('contacts that somebody else saved meanwhile are put together with one’s own, and saved upon theirs (decision 080)', async () => {
  const sarah = { ...contact(7, 1, 'Sarah'), phone: '+61491570157' };
  const version = await saveAfterDale([sarah, contact(8, 2, 'Alex'), contact(9, 3, 'Tom')]);
  expect(await sheet().findByText(/Dale Whitby saved while you were editing\./)).toBeVisible();
  expect(
    sheet()
      .getAllByLabelText('Name')
      .map((field) => (field as HTMLInputElement).value),
  ).toEqual(['Sarah Reid', 'Alex', 'Tom']);
  await userEvent.click(save());
  expect(savedContacts().map(({ client }) => client.expectedVersion)).toEqual([version.before, version.now]);
  expect(savedContacts()[1]?.siteContacts).toMatchObject([
    { id: 7, name: 'Sarah Reid', phone: '+61491570157' },
    { id: 8, name: 'Alex' },
    { id: 9, name: 'Tom' },
  ]);
});

test.each([
  ['Keep Sarah Reid', 'Sarah Reid'],
  ['Use Sara Whitby', 'Sara Whitby'],
])('a field that both changed is asked before anything is saved: %s', async (choice, name) => {
  const version = await saveAfterDale([contact(7, 1, 'Sara Whitby'), { ...contact(8, 2, 'Alex'), phone: '+61491570157' }]);
  const question = within(await screen.findByRole('region', { name: 'Sara Whitby, name' }));
  expect(save()).toHaveAccessibleDescription('First choose which is right.');
  // what was typed stands there, and waits for the answer
  expect(sheet().getAllByLabelText('Name')[0]).toHaveValue('Sarah Reid');
  expect(sheet().getAllByLabelText('Name')[0]).toBeDisabled();
  await userEvent.click(question.getByRole('button', { name: choice }));
  expect(sheet().getAllByLabelText('Name')[0]).toHaveValue(name);
  if (name === 'Sara Whitby') {
    expect(save()).toHaveAccessibleDescription('Nothing has been changed yet.');
    return;
  }
  await userEvent.click(save());
  expect(savedContacts()[1]).toMatchObject({
    client: { expectedVersion: version.now },
    siteContacts: [{ name }, { name: 'Alex', phone: '+61491570157' }],
  });
});

test('a contact that somebody else removed and this person changed is saved as a new one', async () => {
  await saveAfterDale([contact(8, 2, 'Alex')]);
  expect(await sheet().findByText(/Dale Whitby saved while you were editing\./)).toBeVisible();
  await userEvent.click(save());
  // the server knows its id no more, and would refuse every further Save
  expect(savedContacts()[1]?.siteContacts).toMatchObject([
    { id: null, name: 'Sarah Reid' },
    { id: 8, name: 'Alex' },
  ]);
});
