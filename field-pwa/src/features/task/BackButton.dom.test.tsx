import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildVisit } from './testing/build-page-data.ts';
import { openTask, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));
const goBack = async () => {
  window.history.back();
  await settle();
};
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
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Is Complete' })).toBeVisible();
  expect(hasEntry()).toBe(false);
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
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('back asks before typed text would be lost, and the sheet keeps its entry', async () => {
  await press('More');
  await press('Is Partially Complete');
  await userEvent.type(screen.getByLabelText(/What is left/), 'Reinstatement');
  await goBack();
  expect(screen.getByText('Discard what you typed?')).toBeVisible();
  expect(hasEntry()).toBe(true);
  await press('Discard');
  await settle();
  expect(hasEntry()).toBe(false);
});

test('a sheet opened while the last one’s entry is still going has its own', async () => {
  await press('More');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  act(() => screen.getByRole('button', { name: 'More' }).click());
  await settle();
  expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible();
  expect(hasEntry()).toBe(true);
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
});
