// The originals among the unsent work: what they wait for, how much they are, and how to send them all the same.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEW_PHOTO } from '@lotline/schema/domain/attachment/photo-sync';
import { photoStorageInMemory } from '@lotline/web-session/testing/photos-in-memory';
import { buildPhoto, openQueue } from './testing/open-queue.tsx';

const ofNetwork = (type: string | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: type === undefined ? undefined : { type } });
afterEach(() => ofNetwork(undefined));

async function open(count: number) {
  const photos = photoStorageInMemory();
  for (let number = 1; number <= count; number += 1) {
    const row = buildPhoto(`Trench-${String(number)} original.jpg`);
    const facts = { isOriginal: true, sizeBytes: 3_000_000, sync: NEW_PHOTO };
    await photos.add({ ...row, photo: { ...(row.photo as object), ...facts } });
  }
  openQueue({ photos });
  await screen.findByText('Photo Trench-1 original.jpg');
}

test('elsewhere than on Wi-Fi it says how much waits, and sends it when it is told to', async () => {
  ofNetwork('cellular');
  await open(2);
  expect(screen.getByText('2 originals (5.7 MiB) wait for Wi-Fi.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send them now' }));
  expect(screen.queryByText(/wait for Wi-Fi/)).toBeNull();
});

test('a phone that does not say what network it has leaves it to the person', async () => {
  await open(1);
  expect(screen.getByText('1 original (2.9 MiB) waits for you.')).toBeVisible();
  expect(screen.getByText(/This phone cannot tell whether it is on Wi-Fi/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send it now' })).toBeVisible();
});

test('on Wi-Fi nothing is asked', async () => {
  ofNetwork('wifi');
  await open(1);
  expect(screen.queryByRole('button', { name: 'Send it now' })).toBeNull();
});
