// A long Field Chat: its newest 50, and the earlier ones as they are asked for (issue 6 §1).
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@lotline/web-session/api-error';
import type { FieldComment, PageData } from '../facts/page-data.ts';
import { buildComment } from '../testing/build-page-data.ts';
import { openTask, sent, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const BUTTON = 'Show earlier comments';
const commentOf = (id: number, part: Partial<FieldComment> = {}) =>
  buildComment({ id, comments: `said ${id}`, createdUtc: new Date(Date.UTC(2026, 10, 18, 0, id)).toISOString(), ...part });
const commentsOf = (count: number) => Array.from({ length: count }, (_, index) => commentOf(index + 1));
const said = () => [...document.querySelectorAll('[data-part="chat"] div > p')].map((line) => line.textContent);
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => `said ${first + index}`);
const press = () => fireEvent.click(button());
const button = () => screen.getByRole('button', { name: BUTTON });

interface Asked {
  readonly comments?: number;
  readonly first?: number;
  readonly before?: number;
}

/** A server whose chat is `all.current`, oldest first. */
async function openChat(all: { current: FieldComment[] }) {
  const newest = (count: number, before = Infinity) => all.current.filter(({ id }) => id < before).slice(-count);
  const { data, ...drawn } = await openTask(gql, { comments: newest(51) });
  const page = (comments: FieldComment[]): PageData => ({ ...data, jobFieldComments: comments });
  gql.mockImplementation(async (document, variables = {}) => {
    const { comments = 51, first = 50, before } = variables as Asked;
    return String(document).includes('query JobFieldComments') ? { jobFieldComments: newest(first, before) } : page(newest(comments));
  });
  return drawn;
}

// a chat of hundreds of lines is drawn anew with every change
configure({ asyncUtilTimeout: 10_000 });
const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
beforeEach(() => {
  sessionStorage.clear();
  scroll.mockClear();
});

test('the newest 50 stand there, each action brings the 50 before, and with the last of them the button goes', async () => {
  await openChat({ current: commentsOf(120) });
  expect(said()).toEqual(from(71, 120));
  expect(screen.getByText('50+')).toBeVisible();
  press();
  await waitFor(() => expect(said()).toEqual(from(21, 120)));
  expect(sent(gql, 'JobFieldComments')).toEqual([expect.objectContaining({ first: 51, before: 71 })]);
  expect(screen.getByText('50 earlier comments are shown')).toBeInTheDocument();
  button().focus();
  press();
  await waitFor(() => expect(said()).toEqual(from(1, 120)));
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  expect(document.activeElement).toHaveTextContent('said 1');
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('of 50 comments there are no earlier ones', async () => {
  await openChat({ current: commentsOf(50) });
  expect(said()).toEqual(from(1, 50));
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});

test('what was shown stays when the page is read again, with what others wrote and without what they deleted', async () => {
  const all = { current: commentsOf(300) };
  await openChat(all);
  for (const first of [201, 151, 101, 51]) {
    press();
    await waitFor(() => expect(said()).toEqual(from(first, 300)));
  }
  all.current = [...all.current.filter(({ id }) => id !== 100), commentOf(301)];
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(said()).toEqual([...from(51, 99), ...from(101, 301)]));
  // 250 in two steps: no read brings more than 200
  expect(sent(gql, 'ConstructionQuery').at(-1)).toMatchObject({ comments: 200 });
  expect(sent(gql, 'JobFieldComments').at(-1)).toMatchObject({ first: 200, before: 103 });
});

test('what could not be read is said beside the button, which tries again', async () => {
  await openChat({ current: commentsOf(60) });
  gql.mockRejectedValueOnce(new ApiError({ code: 'TIMEOUT', status: 504 }));
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This took too long. Try again shortly.');
  expect(said()).toEqual(from(11, 60));
  press();
  await waitFor(() => expect(said()).toEqual(from(1, 60)));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an action while a page is on its way brings no second one', async () => {
  await openChat({ current: commentsOf(200) });
  let answer: (page: unknown) => void = () => undefined;
  gql.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  press();
  press();
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  act(() => answer({ jobFieldComments: commentsOf(150).slice(-51) }));
  await waitFor(() => expect(said()).toEqual(from(101, 200)));
  expect(sent(gql, 'JobFieldComments')).toHaveLength(1);
});

test('offline the button says that it needs a connection', async () => {
  const { platform } = await openChat({ current: commentsOf(60) });
  act(() => platform.connection.reportNoAnswer());
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveAccessibleDescription('Earlier comments need a connection.');
  act(() => platform.connection.reportAnswer());
});

test('pages of comments on tasks that are not shown are passed over: an action brings what can be read', async () => {
  const others = Array.from({ length: 400 }, (_, index) => commentOf(index + 11, { scheduleId: 99 }));
  await openChat({ current: [...commentsOf(10), ...others] });
  expect(said()).toEqual([]);
  expect(screen.queryByText(/No comments yet/)).toBeNull();
  press();
  await waitFor(() => expect(said()).toEqual(from(1, 10)));
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});
