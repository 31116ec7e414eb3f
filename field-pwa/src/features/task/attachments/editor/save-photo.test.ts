// An edited picture goes as new bytes of the same record (specification 1 §7).
import { restBy } from '@lotline/web-session/testing/answered-by';
import type { PutWish } from '@lotline/web-session/uploads/put-bytes';
import { savePhoto, titleWithoutEnding } from './save-photo.ts';

const details = { title: ' Pit-1 ', tags: 'Photos', comments: 'Water' };
const bytes = new Blob(['png']);

function office(uploadUrl: string | null) {
  const calls: unknown[] = [];
  const rest = restBy((path, call) => {
    calls.push([call?.method, path, call?.body]);
    return Promise.resolve(path.endsWith('Params') ? { uploadUrl, contentType: 'image/png' } : {});
  });
  const puts: PutWish[] = [];
  const put = (wish: PutWish) => Promise.resolve(void puts.push(wish));
  return { rest, put, puts, calls };
}

test('drawn on, it is a PNG under its title, with the same hash announced and completed', async () => {
  const { rest, put, puts, calls } = office('/put');
  await savePhoto({ rest, put }, { attachmentId: 7, clientId: 'c', details, bytes, extension: 'png' });
  const [[, , announced], [, , completed]] = calls as [[string, string, { sha256: string }], [string, string, { sha256: string }]];
  expect(calls[0]).toMatchObject([
    'POST',
    '/api/attachments/getPresignedUpdateParams',
    { attachmentId: 7, name: 'Pit-1.png', tags: 'Photos', comments: 'Water', sizeBytes: 3, clientId: 'c' },
  ]);
  expect(puts).toMatchObject([{ url: '/put', contentType: 'image/png' }]);
  expect(puts[0]?.bytes).toBe(bytes);
  expect(calls[1]).toMatchObject(['POST', '/api/attachments/7/complete', { sizeBytes: 3 }]);
  expect(announced.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(completed.sha256).toBe(announced.sha256);
});

test('bytes that are there already are not sent again', async () => {
  const { rest, put, puts, calls } = office(null);
  await savePhoto({ rest, put }, { attachmentId: 7, clientId: 'c', details, bytes, extension: 'jpg' });
  expect(puts).toEqual([]);
  expect(calls).toHaveLength(2);
});

test.each([
  ['Trench-3.jpg', 'Trench-3'],
  ['v1.2 plan', 'v1.2 plan'],
  ['Pit', 'Pit'],
])('%s is called %s', (title, said) => {
  expect(titleWithoutEnding(title)).toBe(said);
});
