import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildVisit } from './testing/build-page-data.ts';
import { openTask, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();

/** Back is heard a moment later: what it does is waited for. */
const goBack = () => act(() => window.history.back());
const hasEntry = () => Object.hasOwn(Object(window.history.state), 'lotline.sheet');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  sessionStorage.clear();
  await openTask(gql, { task: { taskUsers: [buildVisit()] } });
});

test('back closes the open sheet and stays on the page', async () => {
  const length = window.history.length;
  await press('More');
  expect(hasEntry()).toBe(true);
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Is Complete' })).toBeVisible();
  await waitFor(() => expect(hasEntry()).toBe(false));
  expect(window.history.length - length).toBeLessThanOrEqual(1);
});

test('a sheet that is closed by hand leaves no entry behind, so that back leaves the page', async () => {
  await press('More');
  await press('Close');
  await waitFor(() => expect(hasEntry()).toBe(false));
});

test('from one sheet to the next there is one entry, and back closes the second', async () => {
  await press('More');
  await press('Is Partially Complete');
  expect(hasEntry()).toBe(true);
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('back asks before typed text would be lost, and the sheet keeps its entry', async () => {
  await press('More');
  await press('Is Partially Complete');
  await userEvent.type(screen.getByLabelText(/What is left/), 'Reinstatement');
  goBack();
  expect(await screen.findByText('Discard what you typed?')).toBeVisible();
  await waitFor(() => expect(hasEntry()).toBe(true));
  await press('Discard');
  await waitFor(() => expect(hasEntry()).toBe(false));
});

test('a sheet opened while the last one’s entry is still going has its own', async () => {
  await press('More');
  const left = new Promise((done) => window.addEventListener('popstate', done, { once: true, capture: true }));
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  act(() => screen.getByRole('button', { name: 'More' }).click());
  await act(() => left);
  await waitFor(() => expect(hasEntry()).toBe(true));
  expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
