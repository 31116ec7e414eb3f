import { renderHook } from '@testing-library/react';
import { leaveEntriesWithoutSheet, useBackClosesSheet } from './use-back-closes-sheet.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 100));
const isMarked = () => JSON.stringify(window.history.state).includes('lotline.sheet');
let stop = () => undefined as void;

beforeEach(() => window.history.pushState({ idx: 1 }, '', '/field/construction/1/2'));
afterEach(async () => {
  stop();
  await settle();
});

test('an entry that outlived its sheet by a reload is left at once, so that the first Back leaves the page', async () => {
  window.history.pushState({ idx: 1, 'lotline.sheet': true }, '');
  stop = leaveEntriesWithoutSheet();
  await settle();
  expect(window.history.state).toEqual({ idx: 1 });
});

test('going forward to the entry of a closed sheet leads back as well', async () => {
  stop = leaveEntriesWithoutSheet();
  const { unmount } = renderHook(() => useBackClosesSheet(true));
  expect(isMarked()).toBe(true);
  unmount();
  await settle();
  window.history.forward();
  await settle();
  expect(window.history.state).toEqual({ idx: 1 });
});

test('a sheet that opens while the old entry is being left has an entry of its own', async () => {
  window.history.pushState({ idx: 1, 'lotline.sheet': true }, '');
  stop = leaveEntriesWithoutSheet();
  const { unmount } = renderHook(() => useBackClosesSheet(true));
  await settle();
  expect(isMarked()).toBe(true);
  unmount();
  await settle();
  expect(isMarked()).toBe(false);
});
