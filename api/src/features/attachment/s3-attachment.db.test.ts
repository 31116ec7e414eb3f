// The same calls when the files are kept in S3: the bytes go to the bucket, never through the API (stack.md).
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { keysOf } from '../../../test/store-contract.ts';
import { announced, announcement, complete, fileOf, photo, send, uploaded } from '../../../test/uploads.ts';
import { createJobs } from '../../../test/world.ts';

let s3: S3Server;
let api: BootedApi;

beforeAll(async () => {
  s3 = await startS3Server();
  api = await bootApi({ env: s3.env });
  await createJobs(api.sequelize);
});
afterAll(async () => {
  await api.stop();
  await s3.stop();
});

test('a photo goes to the bucket, is checked, and is read back through the API (contract/rest.md)', async () => {
  const file = photo(50_000);
  const { uploadUrl } = await announced(api, 'sub', announcement(file));
  expect(uploadUrl.startsWith(s3.env['S3_ENDPOINT'] ?? '-')).toBe(true);
  await uploaded(api, 'sub', file);
  const { data } = await api.gql('sub', 'query { construction(id: 1) { attachments { url key } } }');
  const [shown] = (data?.['construction'] as { attachments: { url: string; key: string }[] }).attachments;
  expect(shown?.key).toMatch(/^sealed\/\d{4}\/\d{2}\/[0-9a-f-]{36}\.jpg$/);
  expect(fileOf(new Uint8Array(await (await fetch(shown?.url ?? '')).arrayBuffer())).sha256).toBe(file.sha256);
});

test('a link that is still good does not change what was checked (quality.md §2)', async () => {
  const file = photo();
  const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
  await send(uploadUrl, file.bytes);
  expect((await complete(api, 'sub', attachment.id, file)).status).toBe(200);
  await send(uploadUrl, fileOf(Buffer.alloc(file.sizeBytes, '<script>')).bytes);
  const answer = await fetch(attachment.url);
  expect(fileOf(new Uint8Array(await answer.arrayBuffer())).sha256).toBe(file.sha256);
  expect((await complete(api, 'sub', attachment.id, file)).status).toBe(200);
});

test('other bytes are refused and leave no copy; 8 completions at once keep one (quality.md §1)', async () => {
  const sealedKeys = async () => (await keysOf(s3.store)).filter((key) => key.startsWith('sealed/')).length;
  const file = photo();
  const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
  const before = await sealedKeys();
  await send(uploadUrl, photo().bytes);
  expect((await complete(api, 'sub', attachment.id, file)).status).toBe(409);
  expect(await sealedKeys()).toBe(before);
  await send(uploadUrl, file.bytes);
  const answers = await Promise.all(Array.from({ length: 8 }, () => complete(api, 'sub', attachment.id, file)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await sealedKeys()).toBe(before + 1);
});

test('the API itself takes no bytes then', async () => {
  expect((await send(`${api.url}/api/files/x.y`, photo().bytes)).status).toBe(403);
});
