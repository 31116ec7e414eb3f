// What is kept and given out of a picture that carries more than a picture: on the disk and in S3 alike (quality.md §2).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { fileRow, type FileRow } from '../../../test/file-rows.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { keysOf } from '../../../test/store-contract.ts';
import {
  announced,
  announcement,
  codeOf,
  commentedPhoto,
  complete,
  fileOf,
  photo,
  photoOfSize,
  send,
  uploaded,
} from '../../../test/uploads.ts';
import { createJobs } from '../../../test/world.ts';

const POLYGLOT = '<html><script>alert(1)</script></html>';
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

const photoFrom = async (name: string) => fileOf(await readFile(new URL(`../../platform/picture/fixtures/${name}`, import.meta.url)));

const rowOf = async (id: number) => (await fileRow(api.sequelize, id)) ?? ({} as Partial<FileRow>);

async function shown(id: number): Promise<{ sizeBytes: number; bytes: Buffer; etag: string | null }> {
  const { data } = await api.gql('sub', 'query { construction(id: 1) { attachments { id url sizeBytes } } }');
  const { attachments } = data?.['construction'] as { attachments: { id: number; url: string; sizeBytes: number }[] };
  const found = attachments.find((attachment) => attachment.id === id);
  const answer = await fetch(found?.url ?? '');
  return { sizeBytes: found?.sizeBytes ?? 0, bytes: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') };
}

/** What the store holds, of either kind. */
async function storedKeys(): Promise<string[]> {
  if (s3 !== null) return (await keysOf(s3.store)).sort();
  const names = await readdir(path.join(api.dataDir, 'files', 'objects'), { recursive: true });
  return names.filter((name) => name.endsWith('.jpg')).sort();
}

describe.each([
  ['the disk', boot],
  ['S3', bootInS3],
])('on %s', (_, begin) => {
  beforeAll(() => begin());
  afterAll(async () => {
    await api.stop();
    await s3?.stop();
    s3 = null;
  });

  test('a photo with GPS tags comes out without, and the device hears of the bytes that it sent (quality.md §1 and §2)', async () => {
    const file = await photoFrom('gps.jpg');
    const { id } = await uploaded(api, 'sub', file);
    expect((await complete(api, 'sub', id, file)).body).toEqual({ id, state: 'uploaded', sizeBytes: file.sizeBytes, sha256: file.sha256 });
    const { bytes, sizeBytes, etag } = await shown(id);
    // The same picture as it was before anybody tagged it, and between JFIF and tables 36 bytes that say which way is up.
    const untagged = Buffer.from((await photoFrom('clean.jpg')).bytes);
    expect(Buffer.concat([bytes.subarray(0, 20), bytes.subarray(56)]).equals(untagged)).toBe(true);
    expect(sizeBytes).toBe(bytes.length);
    expect(etag).toBe(`"${fileOf(bytes).sha256}"`);
    expect(await rowOf(id)).toMatchObject({
      sha256: file.sha256,
      kept_sha256: fileOf(bytes).sha256,
      kept_size_bytes: String(bytes.length),
    });
  });

  test('what hides beside the picture is gone: in a comment, behind its end (quality.md §2)', async () => {
    const plain = photo();
    for (const file of [commentedPhoto(POLYGLOT), fileOf(Buffer.concat([plain.bytes, Buffer.from(POLYGLOT)]))]) {
      const { id } = await uploaded(api, 'sub', file);
      expect((await shown(id)).bytes.includes('<script')).toBe(false);
    }
  });

  test('a picture that holds nothing else is kept exactly as it was sent', async () => {
    const file = photo();
    const { id } = await uploaded(api, 'sub', file);
    expect(fileOf((await shown(id)).bytes).sha256).toBe(file.sha256);
    expect(await rowOf(id)).toMatchObject({ kept_sha256: null, kept_size_bytes: null, received_key: null });
  });

  test('no more than 40 megapixels, nor what is no picture behind its first bytes: refused, and nothing is shown (quality.md §2)', async () => {
    const none = fileOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(POLYGLOT)]));
    for (const [file, status, code] of [
      [photoOfSize(8000, 5001), 400, 'PICTURE_TOO_LARGE'],
      [none, 400, 'FILE_UNREADABLE'],
    ] as const) {
      const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
      await send(uploadUrl, file.bytes);
      expect(await complete(api, 'sub', attachment.id, file)).toMatchObject({ status, body: { code } });
      expect(await rowOf(attachment.id)).toMatchObject({ state: 'reserved' });
      expect((await fetch(attachment.url)).status).toBe(404);
    }
    await uploaded(api, 'sub', photoOfSize(8000, 5000));
  });

  test('8 completions at once keep one clean copy and nothing of what was sent (quality.md §1)', async () => {
    const file = commentedPhoto('by the gate');
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
    await send(uploadUrl, file.bytes);
    // also what earlier pictures wait for
    await runJobsOf(api);
    const before = await storedKeys();
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(api, 'sub', attachment.id, file)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await runJobsOf(api);
    const { storage_key: kept } = await rowOf(attachment.id);
    const fresh = (await storedKeys()).filter((key) => !before.includes(key));
    expect(fresh).toEqual([kept]);
  });
});

describe('on the disk, where the bytes go through the API', () => {
  beforeAll(() => boot());
  afterAll(() => api.stop());

  test('the same bytes once more are fine after their clean copy was made, and do not stay (quality.md §1 and §2)', async () => {
    const file = commentedPhoto('by the gate');
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
    await send(uploadUrl, file.bytes);
    await complete(api, 'sub', attachment.id, file);
    await runJobsOf(api);
    const before = await storedKeys();
    expect((await send(uploadUrl, file.bytes)).status).toBe(200);
    expect((await complete(api, 'sub', attachment.id, file)).status).toBe(200);
    const other = commentedPhoto('by the gatE');
    expect(await codeOf(await send(uploadUrl, other.bytes))).toBe('FILE_MISMATCH');
    expect(await storedKeys()).toEqual(before);
  });

  test('a client of the plain specification is served too: its photo is clean as soon as it arrived (specification 1 §7)', async () => {
    const file = commentedPhoto('by the gate');
    const { uploadUrl, attachment } = await announced(api, 'sub', { name: 'Plain-1.jpg', sizeBytes: file.sizeBytes, constructionId: 1 });
    expect((await send(uploadUrl, file.bytes)).status).toBe(200);
    expect((await shown(attachment.id)).bytes.includes('by the gate')).toBe(false);
  });

  test('a replaced picture is cleaned like a first one', async () => {
    const { id } = await uploaded(api, 'sub', photo());
    const edited = commentedPhoto('marked');
    const params = { attachmentId: id, name: 'Trench-1.jpg', sizeBytes: edited.sizeBytes };
    const answer = await api.rest('sub', 'POST', '/api/attachments/getPresignedUpdateParams', params);
    await send((answer.body as { uploadUrl: string }).uploadUrl, edited.bytes);
    expect((await complete(api, 'sub', id, edited)).status).toBe(200);
    expect((await shown(id)).bytes.includes('marked')).toBe(false);
    const clean = photo();
    const again = await api.rest('sub', 'POST', '/api/attachments/getPresignedUpdateParams', { ...params, sizeBytes: clean.sizeBytes });
    await send((again.body as { uploadUrl: string }).uploadUrl, clean.bytes);
    expect((await complete(api, 'sub', id, clean)).status).toBe(200);
    expect(fileOf((await shown(id)).bytes).sha256).toBe(clean.sha256);
    expect(await rowOf(id)).toMatchObject({ kept_sha256: null, received_key: null });
  });
});
