import { renderHook, waitFor } from '@testing-library/react';
import { leaveEntriesWithoutSheet, useBackClosesSheet } from './use-back-closes-sheet.ts';

const HERE = { idx: 1 };
const isBack = () => waitFor(() => expect(window.history.state).toEqual(HERE));
const isMarked = () => JSON.stringify(window.history.state).includes('lotline.sheet');
let stop = () => undefined as void;

beforeEach(() => window.history.pushState(HERE, '', '/field/construction/1/2'));
afterEach(async () => {
  stop();
  await isBack();
});

test('a history entry that outlived its sheet by a reload is left at once, so that the first Back leaves the page', async () => {
  window.history.pushState({ idx: 1, 'lotline.sheet': true }, '');
  stop = leaveEntriesWithoutSheet();
  await isBack();
});

test('going forward to the entry of a closed sheet leads back as well', async () => {
  stop = leaveEntriesWithoutSheet();
  const { unmount } = renderHook(() => useBackClosesSheet(true));
  expect(isMarked()).toBe(true);
  unmount();
  await isBack();
  const forward = new Promise((done) => window.addEventListener('popstate', done, { once: true, capture: true }));
  window.history.forward();
  await forward;
  await isBack();
});

test('a sheet that opens while the old entry is being left has an entry of its own', async () => {
  window.history.pushState({ idx: 1, 'lotline.sheet': true }, '');
  stop = leaveEntriesWithoutSheet();
  const { unmount } = renderHook(() => useBackClosesSheet(true));
  await waitFor(() => expect(isMarked()).toBe(true));
  unmount();
  await isBack();
});
