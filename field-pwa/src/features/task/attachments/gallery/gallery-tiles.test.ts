// Which tiles a gallery shows, and in which order (screens.md §2.27).
import type { DevicePhoto } from '../../../../platform/photos/device-photos.ts';
import { buildFile, buildPhoto } from '@lotline/schema/testing/build-file';
import { galleryTiles, inOrder, notReceived } from './gallery-tiles.ts';

const onDevice = (part: Partial<DevicePhoto>): DevicePhoto => ({
  id: 'p1',
  name: 'Pit-1.jpg',
  title: 'Pit',
  taskId: 1,
  takenAt: '2026-11-20T02:00:00.000Z',
  sizeBytes: 5,
  state: 'pending',
  attachmentId: null,
  picture: () => Promise.resolve(null),
  ...part,
});
const titles = (tiles: readonly { title: string }[]) => tiles.map(({ title }) => title);

test('photos alone, those of this phone among them; one that is both is the office’s', () => {
  const known = buildPhoto({ title: 'Trench-1.jpg' });
  const tiles = galleryTiles(
    [known, buildFile()],
    [onDevice({}), onDevice({ id: 'p2', attachmentId: known.id, state: 'uploading' }), onDevice({ id: 'p3', state: 'uploaded' })],
    'Ruth Okafor',
  );
  expect(titles(tiles)).toEqual(['Pit-1.jpg', 'Trench-1.jpg']);
  expect(titles(notReceived(tiles))).toEqual(['Pit-1.jpg']);
});

test('by date newest first, by title as people count, by person', () => {
  const tiles = galleryTiles(
    [
      buildPhoto({ title: 'Pit-10.jpg', createdUtc: '2026-11-20T01:00:00.000Z', ownerName: 'Ana' }),
      buildPhoto({ title: 'Pit-2.jpg', createdUtc: '2026-11-20T03:00:00.000Z', ownerName: 'Zoe' }),
    ],
    [onDevice({ name: 'Pit-1.jpg' })],
    'Mia',
  );
  expect(titles(inOrder(tiles, 'date'))).toEqual(['Pit-2.jpg', 'Pit-1.jpg', 'Pit-10.jpg']);
  expect(titles(inOrder(tiles, 'title'))).toEqual(['Pit-1.jpg', 'Pit-2.jpg', 'Pit-10.jpg']);
  expect(titles(inOrder(tiles, 'user'))).toEqual(['Pit-10.jpg', 'Pit-1.jpg', 'Pit-2.jpg']);
});
