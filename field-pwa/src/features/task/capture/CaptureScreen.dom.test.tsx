// The capture screen's rules, with a picture chosen where there is no camera (specification 1 §5, 2 §5, §8; quality.md §1, case 7).
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { noOtherTab, photoStorageInMemory } from '@lotline/web-session/testing/photos-in-memory';
import type { PhotoStorage } from '@lotline/web-session/device/photo-storage';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { CaptureScreen } from './CaptureScreen.tsx';
import { taskTarget } from './capture-target.ts';

const stamp = jest.fn();
jest.mock('../../../platform/photos/stamp/stamper.ts', () => ({ createStamper: () => ({ stamp, stop: () => undefined }) }));

const JPEG = new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' });
const target = taskTarget({ constructionId: 10, taskId: 11 }, null);

/** Of so many bytes it comes from the stamp. */
const stamped = (sizeBytes: number) =>
  stamp.mockResolvedValue({ bytes: new ArrayBuffer(sizeBytes), sha256: 'ab'.repeat(32), thumb: new ArrayBuffer(10) });

const alone = { channel: { post: () => undefined, follow: () => () => undefined }, lead: () => () => undefined };

async function draw({ kept = photoStorageInMemory(), shot = null as string | null, names = [] as string[] } = {}) {
  const platform = buildPlatform({ photosOf: () => ({ photos: kept, ...noOtherTab, ...alone }), clock: { now: () => new Date() } });
  renderSignedIn(<CaptureScreen target={target} shutter="Take Picture" shot={shot} progress={null} names={names} />, { platform });
  await screen.findByRole('alertdialog', { name: 'The camera cannot be used' });
  return kept;
}

const title = () => screen.getByLabelText('Title');
const number = () => screen.getByLabelText('Next Image #');
const choose = async () => {
  await userEvent.upload(screen.getByTestId('chosen-photo'), JPEG);
  await act(() => Promise.resolve());
};
const sheet = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  stamped(40_000);
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({}) });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('without a camera it says why, and a photo can be chosen once it has a title (Spec 2 §8)', async () => {
  const kept = await draw();
  expect(screen.getByText(/No camera was found on this device/)).toBeVisible();
  expect(screen.getByText('Give the photo a title first.')).toBeVisible();
  await userEvent.type(title(), 'Trench');
  await choose();
  expect(await screen.findByText('Trench-1.jpg')).toBeVisible();
  expect(number()).toHaveValue(2);
  expect(screen.getByText('1 file needs syncing')).toBeVisible();
  expect((await kept.all()).map(({ photo }) => photo)).toMatchObject([
    { name: 'Trench-1.jpg', title: 'Trench', constructionId: 10, taskId: 11, sizeBytes: 40_000, position: null },
  ]);
});

test('a title of another name begins at 1 again, an offered one behind what was taken (Spec 1 §5)', async () => {
  await draw({ shot: 'Pit', names: ['Pit-4.jpg'] });
  expect(title()).toHaveValue('Pit');
  expect(number()).toHaveValue(5);
  await userEvent.clear(title());
  expect(title()).toHaveValue('');
  await userEvent.type(title(), 'Trench');
  expect(number()).toHaveValue(1);
});

test('a small photo is stored before it is asked about, and sent only once it is ok (Spec 2 §5)', async () => {
  stamped(30_000);
  const kept = await draw();
  await userEvent.type(title(), 'Trench');
  await choose();
  expect(sheet().getByText('It appears there maybe an issue with this image.')).toBeVisible();
  expect(await sheet().findByAltText('The photo Trench-1.jpg')).toBeVisible();
  expect(await kept.all()).toMatchObject([{ photo: { name: 'Trench-1.jpg', sync: { needsYou: true } } }]);
  await userEvent.click(sheet().getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(number()).toHaveValue(1);
  // a tap too many has lost nothing: it waits until the next one is there
  expect(await kept.all()).toHaveLength(1);
  expect(await screen.findByText('Needs you')).toBeVisible();
  await choose();
  await userEvent.click(sheet().getByRole('button', { name: 'Photo is ok' }));
  expect(await screen.findByText('Saved here')).toBeVisible();
  expect(screen.getByText('Removed').closest('[data-state]')).toHaveAttribute('data-state', 'removed');
  expect(await kept.all()).toMatchObject([{ photo: { name: 'Trench-1.jpg', sync: { needsYou: false, problem: null } } }]);
});

test('after Try Again a small photo that is said to be ok stays when the next one is taken', async () => {
  stamped(30_000);
  const kept = await draw();
  await userEvent.type(title(), 'Trench');
  await choose();
  await userEvent.click(sheet().getByRole('button', { name: 'Try Again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Photo is ok' }));
  await choose();
  expect((await kept.all()).map(({ photo }) => (photo as { sync: object }).sync)).toMatchObject([{ needsYou: false }, { needsYou: true }]);
});

test.each([
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['Back', () => window.dispatchEvent(new PopStateEvent('popstate', { state: null }))],
])('%s leaves a small photo stored: it stands in the history until it is answered', async (_way, leave) => {
  stamped(30_000);
  const kept = await draw();
  await userEvent.type(title(), 'Trench');
  await choose();
  expect(await sheet().findByText('It appears there maybe an issue with this image.')).toBeVisible();
  await waitFor(() => expect(sheet().getByRole('button', { name: 'Photo is ok' })).toBeEnabled());
  // until the question has its entry, Back is not its own
  await waitFor(() => expect(window.history.state).not.toBeNull());
  window.history.replaceState(null, '');
  act(() => void leave());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Needs you')).toBeVisible();
  expect(number()).toHaveValue(2);
  expect(await kept.all()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Photo is ok' }));
  await waitFor(() => expect(screen.queryByText('Needs you')).toBeNull());
  expect(await kept.all()).toMatchObject([{ photo: { sync: { needsYou: false } } }]);
});

test('a photo that needs the person is removed from the history only after a question, as in the queue', async () => {
  stamped(30_000);
  const kept = await draw();
  await userEvent.type(title(), 'Trench');
  await choose();
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  const remove = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await remove();
  expect(sheet().getByText('The office does not have it. It is deleted from this phone for good.')).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Go back' }));
  expect(await kept.all()).toHaveLength(1);
  await remove();
  await userEvent.click(sheet().getByRole('button', { name: 'Remove “Trench-1.jpg”' }));
  expect(await screen.findByText('Removed')).toBeVisible();
  expect(await kept.all()).toEqual([]);
});

test('Escape asks before a photo is given up that the phone could not store', async () => {
  const kept: PhotoStorage = { ...photoStorageInMemory(), add: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) };
  await draw({ kept });
  await userEvent.type(title(), 'Trench');
  await choose();
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(sheet().getByText('Discard this photo?')).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Keep it on the screen' }));
  expect(await sheet().findByAltText('The photo Trench-1.jpg')).toBeVisible();
});

test('a phone that is full keeps the photo on the screen until it could be kept (case 7)', async () => {
  const kept = photoStorageInMemory();
  let isFull = true;
  const full: PhotoStorage = {
    ...kept,
    add: (photo) => (isFull ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : kept.add(photo)),
  };
  await draw({ kept: full });
  await userEvent.type(title(), 'Trench');
  await choose();
  expect(await screen.findByText(/This phone is full and could not keep the photo\. It is still on the screen/)).toBeVisible();
  expect(await sheet().findByAltText('The photo Trench-1.jpg')).toBeVisible();
  isFull = false;
  await userEvent.click(sheet().getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await kept.all()).toHaveLength(1);
});

test('a photo that cannot be made is said, and nothing is kept (Spec 2 §8)', async () => {
  stamp.mockRejectedValue(new Error('nothing was encoded'));
  const kept = await draw();
  await userEvent.type(title(), 'Trench');
  await choose();
  expect(await screen.findByText('Error while saving image: nothing was encoded')).toBeVisible();
  await userEvent.click(sheet().getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await kept.all()).toEqual([]);
});

test('the shutter waits for the device: before its database is open a press could not be written at once', async () => {
  const stream = { getTracks: () => [], getVideoTracks: () => [] };
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const kept = photoStorageInMemory();
  let open: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => (open = resolve));
  const slow = { ...kept, all: () => opening.then(kept.all) };
  const platform = buildPlatform({ photosOf: () => ({ photos: slow, ...noOtherTab, ...alone }) });
  renderSignedIn(<CaptureScreen target={target} shutter="Take Picture" shot="Pit" progress={null} names={[]} />, { platform });
  const shutter = () => screen.getByRole('button', { name: 'Take Picture' });
  // the camera itself is there
  await act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(shutter()).toHaveAttribute('aria-disabled', 'true');
  open();
  await waitFor(() => expect(shutter()).not.toHaveAttribute('aria-disabled', 'true'));
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
