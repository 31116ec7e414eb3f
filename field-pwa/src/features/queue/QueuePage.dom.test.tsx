// The unsent work: what is not sent and why, and what becomes of it (issue 9 §4; look.md §2).
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { photoStorageInMemory } from '@lotline/web-session/testing/photos-in-memory';
import { shownUploadsOf } from '@lotline/web-session/uploads/shown-uploads';
import { buildPhoto, changeItem, goOnsite, needs, openQueue, refusal, say } from './testing/open-queue.tsx';

const ITEM = 'UpdateConstructionScheduleItemCompletion';
const sheet = () => screen.getByRole('dialog');
const clash = () =>
  refusal('STALE_VERSION', { version: 9, theirs: { completedQty: '33.000', variationReason: 'As per design revision C' } });
const refuses = (error: Error) => () => Promise.reject(error);

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('nothing unsent says so, and offers nothing to send', () => {
  openQueue();
  expect(screen.getByRole('heading', { level: 1, name: 'All sent' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

test('what is not sent is told with what was typed, since when and why; without a network sending waits for one', async () => {
  const { enqueue, platform } = openQueue();
  act(() => void platform.connection.watchNetwork());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  enqueue(goOnsite);
  enqueue(say('Water in the pit'));
  expect(screen.getByRole('heading', { level: 1, name: '2 things not sent yet' })).toBeVisible();
  const rows = within(await screen.findByRole('region', { name: 'Saved on this phone' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/I’m onsite.*Waiting since \d\d:\d\d [AP]M.*There is no connection\./);
  expect(rows[1]).toHaveTextContent('Comment: Water in the pit');
  expect(screen.getByRole('button', { name: 'Send now' })).toHaveAttribute('aria-disabled', 'true');
});

test('what waits behind a refused one says behind which', async () => {
  const { enqueue } = openQueue({ answers: { [ITEM]: refuses(clash()) } });
  enqueue(changeItem);
  await needs();
  enqueue({ ...changeItem, input: { ...changeItem.input, completedQty: '30' } } as typeof changeItem);
  expect(await screen.findByText('It waits until you decide about “Change item quantity”.')).toBeVisible();
});

test('what another task sends first is named', async () => {
  const { enqueue } = openQueue();
  const elsewhere = { kind: 'task', id: 12, jobId: 10 } as const;
  enqueue({ name: 'goOffsite', input: { scheduleId: 12 }, subject: elsewhere, base: null });
  enqueue({ ...goOnsite, after: ['id-1'] });
  const waiting = await screen.findByRole('region', { name: 'Saved on this phone' });
  expect(await within(waiting).findByText('It will be sent after “Go offsite” (another task).')).toBeVisible();
});

test('a quantity that somebody changed: mine is kept, upon theirs', async () => {
  const { enqueue, known, sent } = openQueue({ answers: { [ITEM]: refuses(clash()) } });
  enqueue(changeItem);
  const part = within(await needs());
  expect(part.getByText('“Met existing conduit”')).toBeVisible();
  expect(part.getByText('“As per design revision C”')).toBeVisible();
  known[ITEM] = () => Promise.resolve({ updateConstructionScheduleItemCompletion: null });
  await userEvent.click(part.getByRole('button', { name: 'Keep 31' }));
  await screen.findByRole('heading', { level: 1, name: 'All sent' });
  expect(sent.map(({ variables }) => variables['client'])).toMatchObject([
    { id: 'id-1', expectedVersion: 4 },
    { id: 'id-1', expectedVersion: 9 },
  ]);
});

test('theirs is taken: mine is let go of, listed, and can be put back', async () => {
  const { enqueue } = openQueue({ answers: { [ITEM]: refuses(clash()) } });
  enqueue(changeItem);
  await userEvent.click(within(await needs()).getByRole('button', { name: 'Use 33' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All sent' })).toHaveFocus();
  await userEvent.click(await screen.findByText('Removed in the last 30 days'));
  await userEvent.click(screen.getByRole('button', { name: 'Restore “Change item quantity”' }));
  expect(within(await needs()).getByRole('button', { name: 'Keep 31' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Removed in the last 30 days')).toBeNull());
});

test('a comment is written with it: the comment goes, the refused one is let go of', async () => {
  const { enqueue, sent } = openQueue({ answers: { UpdateTaskUserOnSite: refuses(refusal('TASK_COMPLETED')) } });
  enqueue(goOnsite);
  await userEvent.click(within(await needs()).getByRole('button', { name: 'Send it as a comment' }));
  const text = within(sheet()).getByLabelText('Comment');
  expect((text as HTMLTextAreaElement).value).toMatch(
    /^I’m onsite, pressed \d\d \w{3} \d{4} \d\d:\d\d [AP]M\. It was not saved: The task is already completed\. The office can reopen it\.$/,
  );
  await userEvent.type(text, ' Still two pits to do.');
  await userEvent.click(within(sheet()).getByRole('button', { name: 'Save comment' }));
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toEqual(['UpdateTaskUserOnSite', 'UpdateFieldComment']));
  expect(sent[1]?.variables).toMatchObject({
    fieldComment: { scheduleId: 11, comments: expect.stringMatching(/Still two pits to do\.$/) as string },
  });
  expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
  expect(await screen.findByText('Removed in the last 30 days')).toBeVisible();
});

test('removing asks first and names the thing', async () => {
  const { enqueue, platform } = openQueue();
  act(() => platform.session.onRefused());
  enqueue(say('Water in the pit'));
  const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /^Field comment, .*: open or remove$/ }));
  await openMenu();
  await userEvent.click(within(sheet()).getByRole('button', { name: 'Remove' }));
  expect(sheet()).toHaveTextContent('It stays on this phone for 30 days');
  await userEvent.click(within(sheet()).getByRole('button', { name: 'Go back' }));
  expect(screen.getByText('1 thing not sent yet')).toBeVisible();
  await openMenu();
  await userEvent.click(within(sheet()).getByRole('button', { name: 'Remove' }));
  await userEvent.click(within(sheet()).getByRole('button', { name: 'Remove “Field comment”' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All sent' })).toBeVisible();
  expect(await screen.findByText('Removed in the last 30 days')).toBeVisible();
});

test('export saves one file, and says what it holds', async () => {
  const { enqueue, saved } = openQueue();
  enqueue(say('Water in the pit'));
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/^Saved as lotline-unsent-work-\d{4}-\d\d-\d\d\.zip: 1 thing not sent yet\.$/)).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^lotline-unsent-work-.*\.zip$/)]);
});

test('a file that is being sent stands among the unsent work with how far it is, and the way to it', () => {
  const { platform } = openQueue();
  const upload = {
    ...{ id: 'a', constructionId: 10, taskId: 11, name: 'As built.pdf', sizeBytes: 100, category: 'Plans', attachmentId: 4 },
    ...{ sentBytes: 40, failure: null, sentence: null, createdAt: Date.UTC(2026, 10, 20, 1, 5) },
    state: 'sending',
  } as const;
  act(() => shownUploadsOf(platform, 5).set([upload]));
  expect(screen.getByRole('heading', { level: 1, name: '1 thing not sent yet' })).toBeVisible();
  const files = within(screen.getByRole('region', { name: 'Files' }));
  expect(files.getByText(/^On its way, added/)).toBeVisible();
  expect(files.getByText(/^Sending: 40 B.* of 100 B/)).toBeVisible();
  expect(files.getByRole('link', { name: 'Open the upload of As built.pdf' })).toHaveAttribute(
    'href',
    '/field/construction/10/11/attachments',
  );
  // it goes by itself
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  act(() => shownUploadsOf(platform, 5).set([{ ...upload, state: 'done' }]));
  expect(screen.getByRole('heading', { level: 1, name: 'All sent' })).toBeVisible();
});

const PHOTO_GONE = { bytes: () => Promise.resolve(null) };
const lately = () => screen.findByRole('region', { name: 'Received recently' });

test('a picture that cannot be read is told of, and the file is saved all the same', async () => {
  const photos = { ...photoStorageInMemory(), ...PHOTO_GONE };
  await photos.add(buildPhoto('Trench-1.jpg'));
  const { saved } = openQueue({ photos });
  await screen.findByText('Photo Trench-1.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(
    await screen.findByText(
      /\.zip: 0 things not sent yet\. 1 could not be read whole from this phone: Trench-1\.jpg\. Everything else is in it\.$/,
    ),
  ).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('what has no answer says when it is tried again, and as long as there is no network nothing is promised', async () => {
  const { enqueue, platform } = openQueue({
    answers: { UpdateTaskUserOnSite: () => Promise.reject(new ApiError({ code: 'UNAVAILABLE', status: 503 })) },
  });
  enqueue(goOnsite);
  const rows = within(await screen.findByRole('region', { name: 'We don’t know yet whether it arrived' }));
  expect(await rows.findByText(/^(Next try in 1 s|Trying again now)\.$/)).toBeVisible();
  act(() => void platform.connection.watchNetwork());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(rows.queryByText(/try in|tried again/)).toBeNull();
});

test('what was received lately stands at the bottom with its time; before there is any, what would stand there', async () => {
  const { enqueue } = openQueue({ answers: { UpdateTaskUserOnSite: () => Promise.resolve({ updateTaskUserOnSite: null }) } });
  const part = within(await lately());
  expect(part.getByText('Nothing from this phone yet')).toBeVisible();
  enqueue(goOnsite);
  expect(await part.findByText('I’m onsite')).toBeVisible();
  expect(part.getByText(/^Received \d\d:\d\d [AP]M$/)).toBeVisible();
  expect(part.queryByText('Nothing from this phone yet')).toBeNull();
});
