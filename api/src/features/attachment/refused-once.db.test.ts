// A refused file is looked at once, whoever asks again and in whichever process (issue 6 §1): on the disk and in S3 alike.
import { jest } from '@jest/globals';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import {
  announced,
  announcement,
  complete,
  fileOf,
  photo,
  photoOfSize,
  png,
  send,
  uploaded,
  type TestFile,
} from '../../../test/uploads.ts';
import { createJobs } from '../../../test/world.ts';

let apis: readonly BootedApi[];
let s3: S3Server | null = null;

async function boot(env: Readonly<Record<string, string>> = {}): Promise<void> {
  const first = await bootApi({ env });
  await createJobs(first.sequelize);
  apis = [first, await bootApi({ env, dataDir: first.dataDir })];
}
const bootInS3 = async (): Promise<void> => {
  s3 = await startS3Server();
  await boot(s3.env);
};
const api = (): BootedApi => apis[0] as BootedApi;

/** How often the bytes in the store were read, hashed or copied meanwhile, by either process. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const spies = apis.flatMap(({ files: { store } }) => [jest.spyOn(store, 'read'), jest.spyOn(store, 'seal')]);
  await work();
  const reads = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return reads;
}

const gif = (): TestFile => {
  const head = Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0', 'latin1');
  return fileOf(Buffer.concat([head, Buffer.alloc(100_001 * 5, Buffer.from('!\u00fe\u0001x\0', 'latin1')), Buffer.from(';')]));
};
const none = (): TestFile => fileOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('no picture')]));

describe.each([
  ['the disk', boot],
  ['S3', bootInS3],
])('on %s', (_, begin) => {
  beforeAll(() => begin());
  afterAll(async () => {
    for (const one of [...apis].reverse()) await one.stop();
    await s3?.stop();
    s3 = null;
  });

  test.each([
    ['a GIF of 100,001 blocks', gif, 'Plan.gif', 'image/gif', 'FILE_UNREADABLE'],
    ['no picture', none, 'Trench-1.jpg', 'image/jpeg', 'FILE_UNREADABLE'],
    ['more than 40 megapixels', () => photoOfSize(8000, 5001), 'Trench-1.jpg', 'image/jpeg', 'PICTURE_TOO_LARGE'],
    ['another kind', png, 'Trench-1.jpg', 'image/jpeg', 'FILE_TYPE_NOT_ALLOWED'],
  ])('%s is refused 8 times more over two processes, and read for the first alone', async (_what, make, name, contentType, code) => {
    const file = make();
    const { uploadUrl, attachment } = await announced(api(), 'sub', announcement(file, { name }));
    await send(uploadUrl, file.bytes, contentType);
    const first = await complete(api(), 'sub', attachment.id, file);
    expect(first).toMatchObject({ status: 400, body: { code } });
    const reads = await readsOf(async () => {
      for (let time = 0; time < 4; time += 1)
        for (const one of apis) {
          const again = await complete(one, 'sub', attachment.id, file);
          expect(again).toMatchObject({ status: 400, body: { code, details: (first.body as { details: object }).details } });
        }
    });
    expect(reads).toBe(0);
  });

  test('other bytes than those announced are read once, whatever is claimed of them; a new link begins anew', async () => {
    const [file, other] = [photo(), photo()];
    const body = announcement(file);
    const { uploadUrl, attachment } = await announced(api(), 'sub', body);
    await send(uploadUrl, other.bytes);
    const held = { sizeBytes: other.sizeBytes, sha256: other.sha256 };
    expect(await complete(api(), 'sub', attachment.id, file)).toMatchObject({
      status: 409,
      body: { code: 'FILE_MISMATCH', details: held },
    });
    const reads = await readsOf(async () => {
      for (const claimed of [file, other, photo()])
        for (const one of apis)
          expect(await complete(one, 'sub', attachment.id, claimed)).toMatchObject({
            status: 409,
            body: { code: 'FILE_MISMATCH', details: held },
          });
    });
    expect(reads).toBe(0);
    await send((await announced(api(), 'sub', body)).uploadUrl, file.bytes);
    expect((await complete(api(), 'sub', attachment.id, file)).status).toBe(200);
  });

  test('a wrong claim is no verdict on the bytes: the right one completes them', async () => {
    const file = photo();
    const { uploadUrl, attachment } = await announced(api(), 'sub', announcement(file, { sha256: null }));
    await send(uploadUrl, file.bytes);
    expect((await complete(api(), 'sub', attachment.id, { ...file, sha256: 'a'.repeat(64) })).status).toBe(409);
    expect((await complete(api(), 'sub', attachment.id, file)).status).toBe(200);
  });

  test('the verdict on a replacement is remembered as that on a first file', async () => {
    const { id } = await uploaded(api(), 'sub', photo());
    const file = none();
    const params = { attachmentId: id, name: 'Trench-1.jpg', sizeBytes: file.sizeBytes };
    const answer = await api().rest('sub', 'POST', '/api/attachments/getPresignedUpdateParams', params);
    await send((answer.body as { uploadUrl: string }).uploadUrl, file.bytes);
    expect(await complete(api(), 'sub', id, file)).toMatchObject({ status: 400, body: { code: 'FILE_UNREADABLE' } });
    const reads = await readsOf(async () => {
      for (const one of apis)
        expect(await complete(one, 'sub', id, file)).toMatchObject({ status: 400, body: { code: 'FILE_UNREADABLE' } });
    });
    expect(reads).toBe(0);
  });
});

test('a line that is full is answered 429 with when to come again', async () => {
  await boot();
  const { files } = api();
  let [begin, end] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const file = photo();
  const { uploadUrl, attachment } = await announced(api(), 'sub', announcement(file));
  await send(uploadUrl, file.bytes);
  const seal = files.store.seal.bind(files.store);
  const spy = jest.spyOn(files.store, 'seal').mockImplementation(async (key) => {
    begin();
    await ended;
    return seal(key);
  });
  const first = complete(api(), 'sub', attachment.id, file);
  await begun;
  const more = Array.from({ length: 25 }, () => complete(api(), 'sub', attachment.id, file));
  const refused = await Promise.race(more);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  end();
  const statuses = (await Promise.all([first, ...more])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(21);
  expect(spy).toHaveBeenCalledTimes(1);
  for (const one of [...apis].reverse()) await one.stop();
});
