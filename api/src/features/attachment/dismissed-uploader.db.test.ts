// Upload links and completions of somebody who was let go: nothing is taken or becomes a file in their name, and nothing is lost (issue 6 §3,
// decision 007). Two processes on one database and one folder; nobody tells either of them that the person was disabled.
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { fileRow, type FileRow } from '../../../test/file-rows.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { keysOf } from '../../../test/store-contract.ts';
import { announced, announcement, codeOf, complete, photo, send, uploaded, type TestFile } from '../../../test/uploads.ts';
import { createJobs, PEOPLE } from '../../../test/world.ts';
import { sweepFiles } from '../../jobs/sweep-files.ts';
import { createLog } from '../../platform/http/request-log.ts';
import { CheckTurns } from './check-turns.ts';

const START = new Date('2026-11-20T02:10:00Z');
let clock = START;
let here: BootedApi;
let there: BootedApi;

beforeAll(async () => {
  here = await bootApi({ now: () => clock });
  await createJobs(here.sequelize);
  there = await bootApi({ now: () => clock, dataDir: here.dataDir });
});
beforeEach(async () => {
  clock = START;
  await maySignIn(true);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const seconds = (count: number) => (clock = new Date(clock.getTime() + count * 1000));
const maySignIn = (may: boolean) =>
  here.sequelize.query('update app_user set can_log_in = $may where id = $id', { bind: { may, id: PEOPLE.sub } });
/** Back again, after a minute in which both processes forgot how they last knew them. */
const isBack = async () => {
  await maySignIn(true);
  seconds(60);
};
/** The same link at the other process. */
const atOther = (uploadUrl: string) => there.url + new URL(uploadUrl).pathname;
const plain = (file: TestFile) => ({ name: 'Plain-1.jpg', sizeBytes: file.sizeBytes, constructionId: 1 });

const rowOf = async (id: number, api = here) => (await fileRow(api.sequelize, id)) as FileRow;
async function completedBy(id: number): Promise<number[]> {
  const rows = await here.sequelize.query<{ actor: number }>(
    "select actor_user_id as actor from event where entity = 'attachment' and entity_id = $id and move = 'completeAttachment' order by id",
    { bind: { id }, type: QueryTypes.SELECT },
  );
  return rows.map(({ actor }) => actor);
}
const sweep = () =>
  sweepFiles({
    sequelize: here.sequelize,
    files: here.files,
    turns: new CheckTurns(here.sequelize),
    now: () => clock,
    timeZone: 'Australia/Sydney',
    log: createLog('silent'),
  });

/** Sends the first half, and the second when told to. */
function sendInHalves(
  uploadUrl: string,
  { bytes }: TestFile,
): { begun: Promise<void>; finish: () => Promise<{ status: number; code: string }> } {
  const half = bytes.length / 2;
  const sending = httpRequest(uploadUrl, { method: 'PUT', headers: { 'content-type': 'image/jpeg', 'content-length': bytes.length } });
  const answer = new Promise<{ status: number; code: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as { code?: string };
        resolve({ status: response.statusCode ?? 0, code: body.code ?? '' });
      });
    });
  });
  const begun = new Promise<void>((resolve) => sending.write(bytes.subarray(0, half), () => resolve()));
  return {
    begun,
    finish: () => {
      sending.end(bytes.subarray(half));
      return answer;
    },
  };
}

test('75 s after a dismissal a link issued before is refused by either process, and no byte is kept', async () => {
  const file = photo();
  const { uploadUrl, attachment } = await announced(here, 'sub', announcement(file));
  await maySignIn(false);
  seconds(75);
  for (const link of [uploadUrl, atOther(uploadUrl)]) {
    const answer = await send(link, file.bytes);
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'CANNOT_LOG_IN']);
  }
  const { state, storage_key: key } = await rowOf(attachment.id);
  expect(state).toBe('reserved');
  expect(await here.files.store.stat(key)).toBeNull();
});

test.each([
  ['announced with a clientId', (file: TestFile) => announcement(file)],
  ['of the plain specification', plain],
])(
  'an upload %s that began before the dismissal is not completed; its bytes stay and become a file when the person is back',
  async (_, body) => {
    const file = photo(200_000);
    const { uploadUrl, attachment } = await announced(here, 'sub', body(file));
    const { begun, finish } = sendInHalves(uploadUrl, file);
    await begun;
    // The link was let through when the first half is on its way to the disk.
    while ((await temporaryFiles()) === 0);
    await maySignIn(false);
    expect(await finish()).toEqual({ status: 403, code: 'CANNOT_LOG_IN' });
    const { state, storage_key: key } = await rowOf(attachment.id);
    expect(state).toBe('reserved');
    expect(await here.files.store.stat(key)).toMatchObject({ sizeBytes: file.sizeBytes });
    expect(await completedBy(attachment.id)).toEqual([]);
    await isBack();
    expect((await send(uploadUrl, file.bytes)).status).toBe(200);
    expect((await complete(here, 'sub', attachment.id, file)).status).toBe(200);
    expect(await completedBy(attachment.id)).toEqual([PEOPLE.sub]);
  },
);

test('completing asks for the person as they are at that moment, though their sign-in is remembered for half a minute', async () => {
  const file = photo();
  const { uploadUrl, attachment } = await announced(here, 'sub', announcement(file));
  await announced(there, 'sub', announcement(photo()));
  await send(uploadUrl, file.bytes);
  await maySignIn(false);
  for (const api of [here, there])
    expect(await complete(api, 'sub', attachment.id, file)).toMatchObject({ status: 403, body: { code: 'CANNOT_LOG_IN' } });
  expect(await rowOf(attachment.id)).toMatchObject({ state: 'reserved' });
  await isBack();
  expect((await complete(here, 'sub', attachment.id, file)).status).toBe(200);
});

test('the sweep completes nothing for a disabled person and keeps the bytes, after weeks too; once they are back it does', async () => {
  const file = photo();
  const { uploadUrl, attachment } = await announced(here, 'sub', plain(file));
  const { key } = here.files.links.openUpload(uploadUrl.split('/').at(-1) ?? '', clock) ?? { key: '' };
  // As if the process had been killed between the last byte and the completion.
  await here.files.store.write(key, file.sizeBytes, Readable.from([Buffer.from(file.bytes)]));
  await maySignIn(false);
  seconds(20 * 86_400);
  expect(await sweep()).toMatchObject({ completed: 0, incomplete: 0 });
  expect(await rowOf(attachment.id)).toMatchObject({ state: 'reserved', storage_key: key });
  expect(await here.files.store.stat(key)).toMatchObject({ sizeBytes: file.sizeBytes });
  await maySignIn(true);
  expect(await sweep()).toMatchObject({ completed: 1 });
  expect(await rowOf(attachment.id)).toMatchObject({ state: 'uploaded', sha256: file.sha256 });
  expect(await completedBy(attachment.id)).toEqual([PEOPLE.sub]);
});

test('new bytes that the office brings for the file of a disabled person arrive in the office’s name', async () => {
  const { id } = await uploaded(here, 'sub', photo());
  const edited = photo();
  const answer = await here.rest('office', 'POST', '/api/attachments/getPresignedUpdateParams', { attachmentId: id, name: 'Trench-1.jpg' });
  await maySignIn(false);
  expect((await send((answer.body as { uploadUrl: string }).uploadUrl, edited.bytes)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ sha256: edited.sha256, pending_key: null });
  expect(await completedBy(id)).toEqual([PEOPLE.sub, PEOPLE.office]);
});

test('in S3, whose link cannot ask, what a disabled person put is not completed, and no copy of it stays', async () => {
  // the store lives by its own clock, and so does its link
  clock = new Date();
  const s3 = await startS3Server();
  const api = await bootApi({ now: () => clock, env: s3.env });
  const file = photo();
  const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
  await maySignIn(false);
  expect((await send(uploadUrl, file.bytes)).status).toBe(200);
  expect(await complete(api, 'sub', attachment.id, file)).toMatchObject({ status: 403, body: { code: 'CANNOT_LOG_IN' } });
  expect(await rowOf(attachment.id)).toMatchObject({ state: 'reserved' });
  expect(await keysOf(s3.store)).toEqual([(await rowOf(attachment.id)).storage_key]);
  await maySignIn(true);
  // by then every process has read the person again
  seconds(60);
  expect((await complete(api, 'sub', attachment.id, file)).status).toBe(200);
  await api.stop();
  await s3.stop();
});

async function temporaryFiles(): Promise<number> {
  return (await readdir(path.join(here.dataDir, 'files', 'incoming')).catch(() => [])).length;
}
