// The original beside its stamped photo, where this phone keeps them (screens.md §1; decision 041).
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PHOTOS, type PhotosSetting } from '@lotline/schema/domain/settings/photos.setting';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { noOtherTab, photoStorageInMemory } from '@lotline/web-session/testing/photos-in-memory';
import type { PhotoStorage } from '@lotline/web-session/device/photo-storage';
import { setKeepsOriginals } from '../../../platform/photos/originals.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { CaptureScreen } from './CaptureScreen.tsx';
import { taskTarget } from './capture-target.ts';

const stamp = jest.fn();
jest.mock('../../../platform/photos/stamp/stamper.ts', () => ({ createStamper: () => ({ stamp, stop: () => undefined }) }));

const SEEN = { of: 'the camera' };
const COPY = { of: 'a copy' };
const made = (sizeBytes: number) => ({ bytes: new ArrayBuffer(sizeBytes), sha256: 'ab'.repeat(32), thumb: new ArrayBuffer(10) });

async function takeOne(storage: PhotoStorage = photoStorageInMemory(), photos?: Partial<PhotosSetting>): Promise<PhotoStorage> {
  const alone = { channel: { post: () => undefined, follow: () => () => undefined }, lead: () => () => undefined };
  const systemSettings = [{ name: 'Photos', workType: null, config: { ...DEFAULT_PHOTOS, ...photos } }];
  const platform = buildPlatform({
    photosOf: () => ({ photos: storage, ...noOtherTab, ...alone }),
    ...(photos === undefined ? {} : { gql: () => Promise.resolve({ systemSettings, lookups: [], fieldGroups: [], users: [] }) }),
  });
  const target = taskTarget({ constructionId: 10, taskId: 11 }, null);
  renderSignedIn(<CaptureScreen target={target} shutter="Take Picture" shot={null} progress={null} names={[]} />, { platform });
  await screen.findByRole('alertdialog', { name: 'The camera cannot be used' });
  await userEvent.type(screen.getByLabelText('Title'), 'Trench');
  await choose();
  return storage;
}
async function choose(): Promise<void> {
  await userEvent.upload(screen.getByTestId('chosen-photo'), new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' }));
  await act(() => Promise.resolve());
}
const namesIn = async (storage: PhotoStorage) => (await storage.all()).map(({ photo }) => (photo as { name: string }).name);

beforeEach(() => {
  stamp.mockReset();
  stamp.mockImplementation((_picture: unknown, words: unknown) => Promise.resolve(made(words === null ? 900_000 : 40_000)));
  Object.assign(globalThis, { createImageBitmap: (from: unknown) => Promise.resolve(from instanceof File ? SEEN : COPY) });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  setKeepsOriginals(false);
  jest.restoreAllMocks();
});

test('a phone that was not told to keeps the stamped photo alone', async () => {
  const storage = await takeOne();
  expect(await screen.findByText('Trench-1.jpg')).toBeVisible();
  expect(stamp).toHaveBeenCalledTimes(1);
  expect(await namesIn(storage)).toEqual(['Trench-1.jpg']);
});

test('told to, it keeps the original behind its photo, unstamped, and the number goes on by one', async () => {
  setKeepsOriginals(true);
  const storage = await takeOne();
  expect(await screen.findByText('Trench-1 original.jpg')).toBeVisible();
  expect(stamp.mock.calls).toEqual([
    [SEEN, expect.objectContaining({ top: expect.any(String) as string })],
    [COPY, null],
  ]);
  expect((await storage.all()).map(({ photo }) => photo)).toMatchObject([
    { name: 'Trench-1.jpg', sizeBytes: 40_000, taskId: 11 },
    { name: 'Trench-1 original.jpg', sizeBytes: 900_000, taskId: 11, isOriginal: true },
  ]);
  expect(screen.getByLabelText('Next Image #')).toHaveValue(2);
});

test.each([
  ['always', false, ['Trench-1.jpg', 'Trench-1 original.jpg']],
  ['never', true, ['Trench-1.jpg']],
] as const)('where the office says %s, whatever this phone chose', async (originals, isChosen, names) => {
  setKeepsOriginals(isChosen);
  const storage = await takeOne(photoStorageInMemory(), { originals });
  await waitFor(async () => expect(await namesIn(storage)).toEqual(names));
});

test('a photo has the size that the office says, and its bars what the office has stamped', async () => {
  await takeOne(photoStorageInMemory(), { edgePx: 1600, quality: 70, stampPlace: false, stampTime: false });
  expect(await screen.findByText('Trench-1.jpg')).toBeVisible();
  const top = expect.stringMatching(/./) as string;
  expect(stamp).toHaveBeenCalledWith(SEEN, { top, place: '', time: '', size: { edgePx: 1600, quality: 70 } });
});

test('a photo that is replaced leaves no original', async () => {
  setKeepsOriginals(true);
  stamp.mockImplementation((_picture: unknown, words: unknown) => Promise.resolve(made(words === null ? 900_000 : 20_000)));
  const storage = await takeOne();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await namesIn(storage)).toEqual(['Trench-1.jpg']);
  stamp.mockImplementation((_picture: unknown, words: unknown) => Promise.resolve(made(words === null ? 900_000 : 40_000)));
  await choose();
  await waitFor(async () => expect(await namesIn(storage)).toEqual(['Trench-1.jpg', 'Trench-1 original.jpg']));
});

describe('after Try Again', () => {
  const takeSmall = async (): Promise<PhotoStorage> => {
    setKeepsOriginals(true);
    stamp.mockImplementation((_picture: unknown, words: unknown) => Promise.resolve(made(words === null ? 900_000 : 20_000)));
    const storage = await takeOne();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    return storage;
  };

  test('a photo that is said to be ok before the next one is taken has its original', async () => {
    const storage = await takeSmall();
    await userEvent.click(await screen.findByRole('button', { name: 'Photo is ok' }));
    await choose();
    await waitFor(async () => expect(await namesIn(storage)).toEqual(['Trench-1.jpg', 'Trench-1.jpg', 'Trench-1 original.jpg']));
  });

  test('a photo that nothing replaces keeps its original when the screen is left', async () => {
    const storage = await takeSmall();
    expect(await namesIn(storage)).toEqual(['Trench-1.jpg']);
    cleanup();
    await waitFor(async () => expect(await namesIn(storage)).toEqual(['Trench-1.jpg', 'Trench-1 original.jpg']));
  });
});

test('an original that finds no room is told of, and its photo is safe', async () => {
  setKeepsOriginals(true);
  const storage = photoStorageInMemory();
  const narrow: PhotoStorage = {
    ...storage,
    add: (row) => (row.bytes.byteLength > 100_000 ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : storage.add(row)),
  };
  await takeOne(narrow);
  expect(await screen.findByText('Trench-1.jpg is saved on this phone, but its original is not.')).toBeVisible();
  expect(await namesIn(storage)).toEqual(['Trench-1.jpg']);
});

test('left while its photo is being made, the camera keeps photo and original all the same', async () => {
  setKeepsOriginals(true);
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  stamp.mockImplementation((_picture: unknown, words: unknown) => held.then(() => made(words === null ? 900_000 : 40_000)));
  const storage = await takeOne();
  expect(await namesIn(storage)).toEqual([]);
  cleanup();
  finish();
  await waitFor(async () => expect(await namesIn(storage)).toEqual(['Trench-1.jpg', 'Trench-1 original.jpg']));
});
