// From the announcement of a file to its bytes on the job, on a booted API with the disk store (contract/rest.md, quality.md §1 and §2).
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { fileRow } from '../../../test/file-rows.ts';
import { announce, announced, announcement, codeOf, complete, fileOf, photo, send, uploaded } from '../../../test/uploads.ts';
import { createJobs, FOREIGN_JOB, JOB, PEOPLE } from '../../../test/world.ts';

let api: BootedApi;
let clock = new Date('2026-11-20T02:10:00Z');

beforeAll(async () => {
  api = await bootApi({ now: () => clock });
  await createJobs(api.sequelize);
});
beforeEach(() => {
  clock = new Date('2026-11-20T02:10:00Z');
});
afterAll(() => api.stop());

const rowOf = (id: number) => fileRow(api.sequelize, id);
const movesOf = async (id: number) =>
  (
    await api.sequelize.query<{ move: string }>("select move from event where entity = 'attachment' and entity_id = $id order by id", {
      bind: { id },
      type: QueryTypes.SELECT,
    })
  ).map(({ move }) => move);

describe('announcing', () => {
  test.each([
    ['a job out of scope', { constructionId: FOREIGN_JOB.id }, 404, 'NOT_FOUND'],
    ['a task of another group', { taskId: JOB.tasks.coastal }, 404, 'NOT_FOUND'],
    ['a task of another job', { taskId: JOB.tasks.ridgeway, constructionId: FOREIGN_JOB.id }, 404, 'NOT_FOUND'],
    ['a job that is not there', { constructionId: 999_999 }, 404, 'NOT_FOUND'],
    ['a potential job of somebody else', { constructionId: null, potentialJobId: 1 }, 404, 'NOT_FOUND'],
    ['no job at all', { constructionId: null }, 400, 'INVALID_INPUT'],
    ['a field that is not known', { ownerUserId: 1 }, 400, 'INVALID_INPUT'],
    ['a job and a project at once', { projectId: 5 }, 400, 'INVALID_INPUT'],
    ['a project that is not there', { constructionId: null, projectId: 999_999 }, 404, 'NOT_FOUND'],
    ['a record that does not exist here', { groupAccommodationId: 5 }, 400, 'INVALID_INPUT'],
    ['a clientId that is none', { clientId: '1' }, 400, 'INVALID_INPUT'],
    ['an empty file', { sizeBytes: 0 }, 400, 'INVALID_INPUT'],
    ['one byte over the limit', { sizeBytes: 1_048_576_001 }, 413, 'FILE_TOO_LARGE'],
    ['a drawing that can hold script', { name: 'x.svg' }, 400, 'FILE_TYPE_NOT_ALLOWED'],
    ['a page', { name: 'x.html' }, 400, 'FILE_TYPE_NOT_ALLOWED'],
    ['a page behind a picture’s ending', { name: 'x.jpg.html' }, 400, 'FILE_TYPE_NOT_ALLOWED'],
    ['a name without an ending', { name: 'jpg' }, 400, 'FILE_TYPE_NOT_ALLOWED'],
    ['a name that breaks a header', { name: 'a\r\nSet-Cookie: x.jpg' }, 400, 'INVALID_INPUT'],
    ['a name that climbs', { name: '../../x.jpg' }, 400, 'INVALID_INPUT'],
  ])('refuses %s (quality.md §2)', async (_, facts, status, code) => {
    const before = await countRows();
    const answer = await announce(api, 'sub', announcement(photo(), facts));
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    expect(await countRows()).toBe(before);
  });

  test('takes a task alone and finds its job', async () => {
    const { attachment } = await announced(api, 'sub', announcement(photo(), { constructionId: null, taskId: JOB.tasks.ridgeway }));
    expect(await rowOf(attachment.id)).toMatchObject({ construction_id: 1, schedule_id: 2, owner_user_id: PEOPLE.sub, state: 'reserved' });
    expect(await movesOf(attachment.id)).toEqual(['reserveAttachment', 'openUpload']);
  });

  test('a device that comes back after its file was removed for good is told so (quality.md §1)', async () => {
    const body = announcement(photo());
    const { attachment } = await announced(api, 'sub', body);
    await api.sequelize.query('delete from attachment where id = $id', { bind: { id: attachment.id } });
    expect(await announce(api, 'sub', body)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('the same clientId is the same file with a new link; with other facts it is refused (quality.md §1)', async () => {
    const file = photo();
    const body = announcement(file);
    const [first, second] = [await announced(api, 'sub', body), await announced(api, 'sub', body)];
    expect(second.attachment.id).toBe(first.attachment.id);
    expect(second.uploadUrl).not.toBe(first.uploadUrl);
    expect(await codeOf(await send(first.uploadUrl, file.bytes))).toBe('UPLOAD_URL_INVALID');
    expect((await send(second.uploadUrl, file.bytes)).status).toBe(200);
    expect((await announce(api, 'sub', { ...body, sizeBytes: file.sizeBytes + 1 })).status).toBe(422);
    const others = await announced(api, 'field', body);
    expect(others.attachment.id).not.toBe(first.attachment.id);
  });

  test('16 at once with one clientId make one file (quality.md §1)', async () => {
    const body = announcement(photo());
    const answers = await Promise.all(Array.from({ length: 16 }, () => announced(api, 'sub', body)));
    expect(new Set(answers.map(({ attachment }) => attachment.id)).size).toBe(1);
  });

  test('the bytes came and only the answer was lost: announced again, the file is complete (quality.md §1)', async () => {
    const file = photo();
    const body = announcement(file);
    const first = await announced(api, 'sub', body);
    await send(first.uploadUrl, file.bytes);
    const again = await announced(api, 'sub', body);
    expect(again).toMatchObject({ uploadUrl: null, attachment: { id: first.attachment.id, state: 'uploaded' } });
  });

  test('the office takes files of potential jobs, the field of those that it raised (domain.md §1)', async () => {
    await api.sequelize.query(`insert into potential_job (id, raised_by_user_id) values (70, ${PEOPLE.sub}), (71, ${PEOPLE.field})`);
    const of = (potentialJobId: number) => announcement(photo(), { constructionId: null, potentialJobId });
    expect((await announce(api, 'sub', of(70))).status).toBe(200);
    expect((await announce(api, 'sub', of(71))).status).toBe(404);
    expect((await announce(api, 'office', of(71))).status).toBe(200);
  });
});

describe('sending', () => {
  test('refuses a changed link, another type, one byte more or less, and a link past its 15 minutes (quality.md §2)', async () => {
    const file = photo();
    const { uploadUrl } = await announced(api, 'sub', announcement(file));
    const changed = uploadUrl.replace(/\/files\/(.)/, (_, first: string) => `/files/${first === 'e' ? 'f' : 'e'}`);
    const attempt = async (answer: Promise<Response>) => [(await answer).status, await codeOf(await answer)];
    expect(await attempt(send(changed, file.bytes))).toEqual([403, 'UPLOAD_URL_INVALID']);
    expect(await attempt(send(uploadUrl, file.bytes, 'text/html'))).toEqual([403, 'UPLOAD_URL_INVALID']);
    expect(await attempt(send(uploadUrl, new Uint8Array([...file.bytes, 0])))).toEqual([413, 'BODY_TOO_LARGE']);
    expect(await attempt(send(uploadUrl, file.bytes.subarray(1)))).toEqual([409, 'FILE_MISMATCH']);
    clock = new Date(clock.getTime() + 15 * 60_000);
    expect(await attempt(send(uploadUrl, file.bytes))).toEqual([403, 'UPLOAD_URL_INVALID']);
    expect(await temporaryFiles()).toEqual([]);
  });

  test('a link is for sending only', async () => {
    const { uploadUrl } = await announced(api, 'sub', announcement(photo()));
    expect((await fetch(uploadUrl)).status).toBe(404);
    expect((await fetch(uploadUrl, { method: 'POST', body: 'x' })).status).toBeGreaterThanOrEqual(400);
  });

  test('the same bytes once more are fine, also after completion; others are refused (quality.md §1)', async () => {
    const file = photo();
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
    expect((await send(uploadUrl, file.bytes)).status).toBe(200);
    expect((await send(uploadUrl, file.bytes)).status).toBe(200);
    await complete(api, 'sub', attachment.id, file);
    expect((await send(uploadUrl, file.bytes)).status).toBe(200);
    expect(await codeOf(await send(uploadUrl, photo().bytes))).toBe('FILE_MISMATCH');
    expect((await complete(api, 'sub', attachment.id, file)).status).toBe(200);
  });

  test('a client of the plain specification, without clientId and word of completion, is served too (specification 1 §7)', async () => {
    const file = photo();
    const { uploadUrl, attachment } = await announced(api, 'sub', {
      name: 'Plain-1.jpg',
      sizeBytes: file.sizeBytes,
      constructionId: 1,
      tags: 'After;Pit',
      comments: 'Lid on',
    });
    expect((await send(uploadUrl, file.bytes)).status).toBe(200);
    expect(await rowOf(attachment.id)).toMatchObject({ state: 'uploaded', sha256: file.sha256, tags: 'After;Pit' });
  });
});

describe('completing', () => {
  test('says what the server holds, again and again', async () => {
    const file = photo();
    const { id } = await uploaded(api, 'sub', file);
    const answer = await complete(api, 'sub', id, file);
    expect(answer.body).toEqual({ id, state: 'uploaded', sizeBytes: file.sizeBytes, sha256: file.sha256 });
    expect(await movesOf(id)).toEqual(['reserveAttachment', 'openUpload', 'completeAttachment']);
  });

  test('refuses before the bytes came and when they are others, with what the store holds; the file stays reserved (quality.md §1)', async () => {
    const file = photo();
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
    expect(await complete(api, 'sub', attachment.id, file)).toMatchObject({ status: 409, body: { code: 'FILE_NOT_UPLOADED' } });
    const other = photo();
    await send(uploadUrl, other.bytes);
    const held = { sizeBytes: other.sizeBytes, sha256: other.sha256 };
    expect(await complete(api, 'sub', attachment.id, file)).toMatchObject({ status: 409, body: { code: 'FILE_MISMATCH', details: held } });
    expect(await complete(api, 'sub', attachment.id, other)).toMatchObject({ status: 409, body: { code: 'FILE_MISMATCH' } });
    expect(await rowOf(attachment.id)).toMatchObject({ state: 'reserved' });
  });

  test('16 at once all hear the same and one event is written', async () => {
    const file = photo();
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
    await send(uploadUrl, file.bytes);
    const answers = await Promise.all(Array.from({ length: 16 }, () => complete(api, 'sub', attachment.id, file)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await movesOf(attachment.id)).toEqual(['reserveAttachment', 'openUpload', 'completeAttachment']);
  });

  test('nobody else completes an upload (quality.md §2)', async () => {
    const file = photo();
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
    await send(uploadUrl, file.bytes);
    for (const person of ['field', 'sub2', 'office'] as const) expect((await complete(api, person, attachment.id, file)).status).toBe(404);
  });

  test('an upload whose task went to another group meanwhile still arrives (quality.md §1)', async () => {
    const file = photo();
    const body = announcement(file, { taskId: JOB.tasks.ridgeway });
    const { uploadUrl, attachment } = await announced(api, 'sub', body);
    await api.sequelize.query('update schedule set group_id = 3 where id = 2');
    expect((await announce(api, 'sub', body)).status).toBe(200);
    await send((await announced(api, 'sub', body)).uploadUrl, file.bytes);
    expect((await complete(api, 'sub', attachment.id, file)).status).toBe(200);
    expect(await codeOf(await send(uploadUrl, file.bytes))).toBe('UPLOAD_URL_INVALID');
    await api.sequelize.query('update schedule set group_id = 2 where id = 2');
  });

  test.each([
    ['Page-1.jpg', 'image/jpeg', '<!DOCTYPE html><html><script>alert(1)</script></html>'],
    ['Drawing-1.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['notes.txt', 'text/plain', '<html><body onload=alert(1)>'],
    ['program.pdf', 'application/pdf', 'MZ\u0090'],
  ])('refuses %s that is something else inside, and it is never shown (quality.md §2)', async (name, contentType, text) => {
    const file = fileOf(Buffer.from(text, 'latin1'));
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file, { name }));
    expect((await send(uploadUrl, file.bytes, contentType)).status).toBe(200);
    expect(await complete(api, 'sub', attachment.id, file)).toMatchObject({ status: 400, body: { code: 'FILE_TYPE_NOT_ALLOWED' } });
    expect(await rowOf(attachment.id)).toMatchObject({ state: 'reserved' });
    expect((await fetch(attachment.url)).status).toBe(404);
  });
});

const temporaryFiles = () => readdir(path.join(api.dataDir, 'files', 'incoming')).catch(() => []);
const countRows = async () =>
  Number((await api.sequelize.query<{ count: string }>('select count(*) from attachment', { type: QueryTypes.SELECT }))[0]?.count);
