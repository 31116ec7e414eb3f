// Small pictures of what was uploaded, on the disk and in S3: made by a job, upright, of pixels alone, and given out as files are.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../test/booted-api.ts';
import { fileRow } from '../../test/file-rows.ts';
import { runJobsOf } from '../../test/run-jobs.ts';
import { startS3Server, type S3Server } from '../../test/s3-server.ts';
import { keysOf } from '../../test/store-contract.ts';
import { complete, fileOf, photo, send, uploaded, type TestFile } from '../../test/uploads.ts';
import { createJobs } from '../../test/world.ts';
import { StoredFileModel } from '../features/attachment/stored-file.model.ts';
import { createLog } from '../platform/http/request-log.ts';
import { listFailedJobs } from '../platform/queue/failed-jobs.queries.ts';
import { MAX_THUMBNAIL_BYTES, makePreviews } from './make-previews.ts';

let api: BootedApi;
let s3: S3Server | null = null;
async function boot(env: Readonly<Record<string, string>> = {}): Promise<void> {
  api = await bootApi({ env });
  await createJobs(api.sequelize);
}
const bootInS3 = async (): Promise<void> => {
  s3 = await startS3Server();
  await boot(s3.env);
};
const stop = async (): Promise<void> => {
  await api.stop();
  await s3?.stop();
  s3 = null;
};

const fixture = async (name: string) => fileOf(await readFile(new URL(`../platform/picture/fixtures/${name}`, import.meta.url)));
/** Noise of every colour: nothing is harder to make small. */
const noise = async (width: number, height: number): Promise<TestFile> => {
  const create = { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 90 } } as const;
  return fileOf(await sharp({ create }).jpeg({ quality: 90 }).toBuffer());
};

async function add(file: TestFile, name = 'Trench-1.jpg'): Promise<number> {
  return (await uploaded(api, 'sub', file, { name })).id;
}
const ofJob = z.object({ attachments: z.array(z.object({ id: z.number(), url: z.string(), hasThumbnail: z.boolean() })) });
async function recordOf(id: number) {
  const { data } = await api.gql('sub', 'query { construction(id: 1) { attachments { id url hasThumbnail } } }');
  const { attachments } = ofJob.parse(data?.['construction']);
  return attachments.find((attachment) => attachment.id === id);
}
const urlOf = async (id: number): Promise<string> => (await recordOf(id))?.url ?? '';
const get = async (id: number, variant: string) => fetch(`${await urlOf(id)}?variant=${variant}`);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
async function shownFile(id: number): Promise<StoredFileModel> {
  const row = await fileRow(api.sequelize, id);
  return StoredFileModel.findByPk(row?.file_id ?? 0, { rejectOnEmpty: true });
}

describe.each([
  ['the disk', boot],
  ['S3', bootInS3],
])('on %s', (_, begin) => {
  beforeAll(() => begin());
  afterAll(() => stop());

  test('a large picture gets a tile of at most 25 kB and a preview, with the headers of every file and no way to learn where it was', async () => {
    const id = await add(await noise(3000, 2000));
    expect((await get(id, 'thumbnail')).status).toBe(404);
    expect(await recordOf(id)).toMatchObject({ hasThumbnail: false });
    await runJobsOf(api);
    expect(await recordOf(id)).toMatchObject({ hasThumbnail: true });
    const tile = await get(id, 'thumbnail');
    expect(Object.fromEntries(tile.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename=Trench-1.jpg; filename*=UTF-8''Trench-1.jpg`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600, no-transform',
    });
    const bytes = await bytesOf(tile);
    expect(bytes.length).toBeLessThanOrEqual(MAX_THUMBNAIL_BYTES);
    expect(tile.headers.get('etag')).toBe(`"${fileOf(bytes).sha256}"`);
    const { width, height } = await sharp(await bytesOf(await get(id, 'preview'))).metadata();
    expect([width, height]).toEqual([1600, 1067]);
    expect(await shownFile(id)).toMatchObject({ previews: 'made', width: 3000, height: 2000 });
  });

  test('a picture on its side stands upright, and nothing but pixels is in what was made of it', async () => {
    const id = await add(await fixture('gps.jpg'));
    await runJobsOf(api);
    const facts = await sharp(await bytesOf(await get(id, 'thumbnail'))).metadata();
    expect([facts.width, facts.height, facts.orientation]).toEqual([64, 96, undefined]);
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(await shownFile(id)).toMatchObject({ width: 64, height: 96 });
    // small already: it is its own preview
    expect(await bytesOf(await get(id, 'preview'))).toEqual(await bytesOf(await get(id, 'shown')));
  });

  test.each([
    ['clean.png', 'Plan.png', 'made'],
    ['clean.webp', 'Plan.webp', 'made'],
    ['gps.gif', 'Plan.gif', 'made'],
    ['clean.heic', 'Plan.heic', 'none'],
    ['clean.mov', 'Film.mov', 'none'],
  ])('%s ends as %s: %s', async (name, title, state) => {
    const id = await add(await fixture(name), title);
    await runJobsOf(api);
    expect((await shownFile(id)).previews).toBe(state);
    const tile = await get(id, 'thumbnail');
    expect(tile.status).toBe(state === 'made' ? 200 : 404);
    if (state === 'made') expect((await sharp(await bytesOf(tile)).metadata()).format).toBe('jpeg');
  });

  test('a picture that cannot be decoded is kept and given out as ever, and ends quietly without a tile', async () => {
    // its parts are a picture's, and what they hold is chance, without the tables to read it by
    const file = photo(3000);
    const id = await add(file);
    await runJobsOf(api);
    expect(await shownFile(id)).toMatchObject({ previews: 'unreadable', width: null });
    for (const variant of ['thumbnail', 'preview']) expect((await get(id, variant)).status).toBe(404);
    expect(fileOf(await bytesOf(await get(id, 'shown'))).sha256).toBe(file.sha256);
    expect(await listFailedJobs(api.sequelize)).toEqual([]);
  });

  test('an edited picture has small pictures of its own; those of the original stay with it', async () => {
    const [first, second] = [await noise(400, 300), await noise(300, 400)];
    const id = await add(first);
    await runJobsOf(api);
    const before = await bytesOf(await get(id, 'thumbnail'));
    const params = { attachmentId: id, name: 'Trench-1.jpg', sizeBytes: second.sizeBytes, sha256: second.sha256 };
    const answer = await api.rest('sub', 'POST', '/api/attachments/getPresignedUpdateParams', params);
    await send((answer.body as { uploadUrl: string }).uploadUrl, second.bytes);
    expect((await complete(api, 'sub', id, second)).status).toBe(200);
    expect((await get(id, 'thumbnail')).status).toBe(404);
    await runJobsOf(api);
    const after = await sharp(await bytesOf(await get(id, 'thumbnail'))).metadata();
    expect([after.width, after.height]).toEqual([240, 320]);
    const originalId = (await fileRow(api.sequelize, id))?.original_file_id ?? 0;
    const small = await StoredFileModel.findOne({ where: { showsId: originalId }, rejectOnEmpty: true });
    expect(small.sha256).toBe(fileOf(before).sha256);
  });

  test('made twice at once, one of each stays, with nothing left over in the store', async () => {
    const id = await add(await noise(2000, 1800));
    const { id: fileId } = await shownFile(id);
    const before = await keysOf(api.files.store);
    const deps = { sequelize: api.sequelize, files: api.files, now: () => new Date(), log: createLog('silent') };
    const both = await Promise.all([makePreviews(deps, { fileId }), makePreviews(deps, { fileId })]);
    expect(both.map((made) => made?.previews).sort()).toEqual([0, 2]);
    expect(await makePreviews(deps, { fileId })).toBeNull();
    const fresh = (await keysOf(api.files.store)).filter((key) => !before.includes(key));
    expect(fresh).toHaveLength(2);
    await runJobsOf(api);
  });

  test('pictures that never had any get a job with a sweep, once', async () => {
    const id = await add(await noise(100, 100));
    await api.sequelize.query("delete from graphile_worker._private_jobs where key like 'make_previews:%'");
    const asked = () => api.sequelize.query("select graphile_worker.add_job('sweep_files')");
    await asked();
    await runJobsOf(api);
    expect((await shownFile(id)).previews).toBe('made');
    await asked();
    await runJobsOf(api);
    expect(await StoredFileModel.count({ where: { showsId: (await shownFile(id)).id } })).toBe(1);
  });
});

test('nobody who may not see the picture sees its tile, and a removed one has none', async () => {
  await boot();
  const id = await add(await noise(200, 200));
  await runJobsOf(api);
  const url = `${await urlOf(id)}?variant=thumbnail`;
  expect((await fetch(url)).status).toBe(200);
  await api.rest('sub', 'DELETE', `/api/attachments/${String(id)}`);
  expect((await fetch(url)).status).toBe(404);
  await stop();
});
