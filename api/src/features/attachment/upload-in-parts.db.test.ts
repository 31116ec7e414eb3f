// A large file in parts, on the disk and in S3 alike: gone on with on another day, each part whole and its own (issue 10 §1; decision 042).
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import pino from 'pino';
import { QueryTypes } from 'sequelize';
import { PART_BYTES } from '@lotline/schema/domain/attachment/parts.rules';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { fileRow } from '../../../test/file-rows.ts';
import {
  askParts,
  begun,
  completeParts,
  largeFile,
  openedParts,
  sendPart,
  sendParts,
  type LargeFile,
} from '../../../test/large-uploads.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { announce, announced, announcement, codeOf, complete, photo, send, uploaded, type TestFile } from '../../../test/uploads.ts';
import { createJobs } from '../../../test/world.ts';
import { sweepParts } from '../../jobs/sweep-parts.ts';
import { sweepFiles } from '../../jobs/sweep-files.ts';
import { removeUnnamedBytes } from '../../jobs/remove-bytes.ts';
import { CheckTurns } from './check-turns.ts';
import { REMOVE_BYTES } from './remove-bytes.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

describe.each(['disk', 's3'] as const)('kept on %s', (kind) => {
  let api: BootedApi;
  let folder: string;
  let clock = new Date();
  const boot = () => bootApi({ now: () => clock, dataDir: folder, ...(kind === 's3' ? { env: s3.env } : {}) });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lotline-parts-'));
    api = await boot();
    await createJobs(api.sequelize);
  });
  beforeEach(() => {
    clock = new Date();
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const underWay = async () => {
    const found: string[] = [];
    for await (const { key } of api.files.store.partsUnderWay()) found.push(key);
    return found;
  };
  const bytesOf = async (id: number) => {
    const { data } = await api.gql('sub', 'query { construction(id: 1) { attachments { id url } } }');
    const { attachments } = data?.['construction'] as { attachments: { id: number; url: string }[] };
    const answer = await fetch(attachments.find((one) => one.id === id)?.url ?? '');
    const hash = createHash('sha256');
    for await (const chunk of answer.body ?? []) hash.update(chunk as Uint8Array);
    return hash.digest('hex');
  };

  test('arrives part by part, and is what was sent', async () => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file);
    await sendParts(api, 'sub', id, file.parts);
    expect(await completeParts(api, 'sub', id, file)).toMatchObject({
      status: 200,
      body: { state: 'uploaded', sizeBytes: file.sizeBytes, sha256: file.sha256 },
    });
    expect(await bytesOf(id)).toBe(file.sha256);
    expect(await fileRow(api.sequelize, id)).toMatchObject({ state: 'uploaded', sha256: file.sha256 });
    expect(await underWay()).toEqual([]);
    // the answer was lost: said again, and asked again
    expect((await completeParts(api, 'sub', id, file)).status).toBe(200);
    expect(await openedParts(api, 'sub', id, [])).toMatchObject({ state: 'uploaded', held: [1, 2, 3] });
  });

  test('is gone on with after the server was killed, on another day', async () => {
    const file = largeFile();
    const { id, body } = await begun(api, 'sub', file);
    await sendParts(api, 'sub', id, file.parts.slice(0, 2));
    await api.stop();
    clock = new Date(clock.getTime() + 3 * DAY_MS);
    api = await boot();
    const again = await announced(api, 'sub', body);
    expect(again).toMatchObject({ uploadUrl: null, attachment: { id, state: 'reserved' }, parts: { sizeBytes: PART_BYTES, count: 3 } });
    expect(await openedParts(api, 'sub', id, [])).toMatchObject({ held: [1, 2], parts: [] });
    await sendParts(api, 'sub', id, file.parts);
    expect((await completeParts(api, 'sub', id, file)).status).toBe(200);
    expect(await bytesOf(id)).toBe(file.sha256);
  });

  test('a part that comes twice, also at once, is one part', async () => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file);
    const { parts } = await openedParts(api, 'sub', id, file.parts);
    const link = parts[0]?.uploadUrl ?? '';
    const first = file.parts[0]?.bytes ?? new Uint8Array();
    const answers = await Promise.all([sendPart(link, first), sendPart(link, first), sendPart(link, first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await sendParts(api, 'sub', id, file.parts);
    expect((await completeParts(api, 'sub', id, file)).status).toBe(200);
    expect(await bytesOf(id)).toBe(file.sha256);
  });

  test('while a part is missing it is no file, and the answer names the part', async () => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file);
    await sendParts(
      api,
      'sub',
      id,
      [file.parts[0], file.parts[2]].filter((part) => part !== undefined),
    );
    expect(await completeParts(api, 'sub', id, file)).toMatchObject({
      status: 409,
      body: { code: 'FILE_PARTS_MISSING', details: { missing: [2], missingCount: 1 } },
    });
    expect(await fileRow(api.sequelize, id)).toMatchObject({ state: 'reserved' });
    await sendParts(api, 'sub', id, file.parts);
    expect((await completeParts(api, 'sub', id, file)).status).toBe(200);
  });

  test('a part that is too short, too long or of another number is refused, and nothing of it stays', async () => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file);
    const { parts } = await openedParts(api, 'sub', id, file.parts);
    const [first = new Uint8Array(), , last = new Uint8Array()] = file.parts.map(({ bytes }) => bytes);
    const link = parts[0]?.uploadUrl ?? '';
    expect((await sendPart(link, first.subarray(1))).ok).toBe(false);
    expect((await sendPart(link, new Uint8Array(PART_BYTES + 1))).ok).toBe(false);
    expect((await sendPart(link, last)).ok).toBe(false);
    const forged = link.includes('partNumber=1')
      ? link.replace('partNumber=1', 'partNumber=2')
      : link.replace(/files\/(.)/, (_, letter: string) => `files/${letter === 'a' ? 'b' : 'a'}`);
    expect((await sendPart(forged, first)).ok).toBe(false);
    expect(await openedParts(api, 'sub', id, [])).toMatchObject({ held: [] });
  });

  test('other bytes of the right length never become the file', async () => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file);
    const { parts } = await openedParts(api, 'sub', id, file.parts);
    const sent = await sendPart(parts[1]?.uploadUrl ?? '', new Uint8Array(PART_BYTES).fill(7));
    expect(sent.ok).toBe(kind === 's3');
    await sendParts(
      api,
      'sub',
      id,
      [file.parts[0], file.parts[2]].filter((part) => part !== undefined),
    );
    // the store of S3 did not look: what it made of them is read and refused, and begun anew
    expect((await completeParts(api, 'sub', id, file)).body).toMatchObject({
      code: kind === 's3' ? 'FILE_MISMATCH' : 'FILE_PARTS_MISSING',
    });
    expect(await fileRow(api.sequelize, id)).toMatchObject({ state: 'reserved' });
    await sendParts(api, 'sub', id, file.parts);
    expect((await completeParts(api, 'sub', id, file)).status).toBe(200);
    expect(await bytesOf(id)).toBe(file.sha256);
  });

  test('what is no file of its name is refused when it is whole, whatever its parts were (quality.md §2)', async () => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file, { name: 'Plan.pdf' });
    await sendParts(api, 'sub', id, file.parts);
    expect(await completeParts(api, 'sub', id, file)).toMatchObject({ status: 400, body: { code: 'FILE_TYPE_NOT_ALLOWED' } });
    expect(await fileRow(api.sequelize, id)).toMatchObject({ state: 'reserved' });
  });

  test('parts are announced once: another file under the same record is refused', async () => {
    const [file, other] = [largeFile(), largeFile()];
    const { id } = await begun(api, 'sub', file);
    await sendParts(api, 'sub', id, file.parts.slice(0, 1));
    expect(await askParts(api, 'sub', id, other.parts)).toMatchObject({
      status: 409,
      body: { code: 'FILE_PARTS_CHANGED', details: { number: 1 } },
    });
    expect(await openedParts(api, 'sub', id, [])).toMatchObject({ held: [1] });
  });

  test.each(['office', 'field'] as const)('for %s, who did not announce it, it is not there', async (person) => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file);
    expect(await askParts(api, person, id, file.parts)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('a part that the file does not have is refused', async () => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file);
    expect(await askParts(api, 'sub', id, [{ number: 4, sha256: file.sha256 }])).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
    expect((await askParts(api, 'sub', id, [{ number: 0, sha256: file.sha256 }])).status).toBe(400);
    expect(
      (
        await askParts(
          api,
          'sub',
          id,
          Array.from({ length: 17 }, (_, at) => ({ number: at + 1, sha256: file.sha256 })),
        )
      ).status,
    ).toBe(400);
  });

  test('up to 16 MiB a file goes in one piece, and needs its hash', async () => {
    const small = photo();
    const { attachment } = await announced(api, 'sub', announcement(small));
    expect(await askParts(api, 'sub', attachment.id, [])).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await completeParts(api, 'sub', attachment.id, small)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect((await announce(api, 'sub', announcement(small))).body).toMatchObject({ parts: null });
  });

  test('a link to one piece, asked for before, does not reach the parts', async () => {
    const file = largeFile();
    const { body, id } = await begun(api, 'sub', file);
    const { uploadUrl } = await announced(api, 'sub', body);
    await sendParts(api, 'sub', id, file.parts.slice(0, 1));
    const sent = await fetch(uploadUrl, { method: 'PUT', body: file.bytes, headers: { 'content-type': 'application/zip' } });
    if (kind === 'disk') expect(await codeOf(sent)).toBe('UPLOAD_URL_INVALID');
    expect(await openedParts(api, 'sub', id, [])).toMatchObject({ held: [1] });
    expect((await completeParts(api, 'sub', id, file)).body).toMatchObject({ code: 'FILE_PARTS_MISSING' });
  });

  test('completed by eight at once it is one file; a link to a part is no longer good then', async () => {
    const file = largeFile();
    const { id } = await begun(api, 'sub', file);
    const { parts } = await openedParts(api, 'sub', id, file.parts);
    await sendParts(api, 'sub', id, file.parts);
    const answers = await Promise.all(Array.from({ length: 8 }, () => completeParts(api, 'sub', id, file)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await sendPart(parts[0]?.uploadUrl ?? '', file.parts[0]?.bytes ?? new Uint8Array())).ok).toBe(false);
    expect(await bytesOf(id)).toBe(file.sha256);
    expect((await complete(api, 'sub', id, photo())).body).toMatchObject({ code: 'FILE_MISMATCH' });
  });

  describe('replaced while its parts are on their way', () => {
    const replacement = async (id: number, { sizeBytes }: TestFile, name = 'Walkthrough.zip') => {
      const body = { attachmentId: id, name, sizeBytes, tags: null, comments: null };
      const answer = await api.rest('sub', 'POST', '/api/attachments/getPresignedUpdateParams', body);
      expect(answer.status).toBe(200);
      return answer.body as { uploadUrl: string | null; contentType: string };
    };
    const removeUnnamed = () => runJobs({ [REMOVE_BYTES]: (payload) => removeUnnamedBytes(api, payload) });
    /** A file that has arrived; the replacement's first part has, too. */
    const begin = async (): Promise<number> => {
      const { id } = await uploaded(api, 'sub', photo());
      const unfinished = largeFile();
      await replacement(id, unfinished);
      await sendParts(api, 'sub', id, unfinished.parts.slice(0, 1));
      return id;
    };

    test('another large file is sent at once, and nothing of the one before stays', async () => {
      const id = await begin();
      const before = await underWay();
      const file = largeFile();
      await replacement(id, file);
      expect(await openedParts(api, 'sub', id, [])).toMatchObject({ held: [] });
      await sendParts(api, 'sub', id, file.parts);
      expect((await completeParts(api, 'sub', id, file)).status).toBe(200);
      expect(await bytesOf(id)).toBe(file.sha256);
      await removeUnnamed();
      expect((await underWay()).length).toBe(before.length - 1);
    });

    test('a small one goes in one piece', async () => {
      const id = await begin();
      const before = await underWay();
      const small = photo();
      const { uploadUrl, contentType } = await replacement(id, small, 'Trench-2.jpg');
      expect((await send(uploadUrl ?? '', small.bytes, contentType)).status).toBe(200);
      expect((await complete(api, 'sub', id, small)).status).toBe(200);
      expect(await bytesOf(id)).toBe(small.sha256);
      await removeUnnamed();
      expect((await underWay()).length).toBe(before.length - 1);
    });

    test('also between the opening of its parts in the store and their row', async () => {
      const { id } = await uploaded(api, 'sub', photo());
      await replacement(id, largeFile());
      const file = largeFile();
      const { store } = api.files;
      const beginParts = store.beginParts.bind(store);
      const spied = jest.spyOn(store, 'beginParts').mockImplementationOnce(async (key) => {
        const partsId = await beginParts(key);
        await replacement(id, file);
        return partsId;
      });
      expect((await askParts(api, 'sub', id, [])).body).toMatchObject({ code: 'UPLOAD_URL_INVALID' });
      spied.mockRestore();
      await sendParts(api, 'sub', id, file.parts);
      expect((await completeParts(api, 'sub', id, file)).status).toBe(200);
      expect(await bytesOf(id)).toBe(file.sha256);
    });
  });

  describe('swept', () => {
    const sweep = () => sweepParts({ sequelize: api.sequelize, store: api.files.store, now: () => clock });
    const begin = async (): Promise<{ id: number; file: LargeFile }> => {
      const file = largeFile();
      const { id } = await begun(api, 'sub', file);
      await sendParts(api, 'sub', id, file.parts.slice(0, 1));
      return { id, file };
    };

    test('after 30 days without a question for a part, not before; its record stays and begins anew', async () => {
      await sweep();
      const { id, file } = await begin();
      const kept = (await underWay()).length;
      clock = new Date(clock.getTime() + 29 * DAY_MS);
      await sweep();
      expect(await openedParts(api, 'sub', id, [])).toMatchObject({ held: [1] });
      clock = new Date(clock.getTime() + 31 * DAY_MS);
      expect(await sweep()).toBeGreaterThanOrEqual(1);
      expect((await underWay()).length).toBeLessThan(kept);
      expect(await openedParts(api, 'sub', id, [])).toMatchObject({ held: [] });
      clock = new Date();
      await sendParts(api, 'sub', id, file.parts);
      expect((await completeParts(api, 'sub', id, file)).status).toBe(200);
    });

    test('when its record was removed', async () => {
      const { id } = await begin();
      await api.rest('sub', 'DELETE', `/api/attachments/${id}?ifIncomplete=true`);
      const before = await underWay();
      await sweepFiles({
        sequelize: api.sequelize,
        files: api.files,
        turns: new CheckTurns(api.sequelize),
        now: () => clock,
        timeZone: 'Australia/Sydney',
        log: pino({ level: 'silent' }),
      });
      expect(before.length - (await underWay()).length).toBe(1);
      const rows = await api.sequelize.query(
        'select 1 from stored_file_part p join attachment a on a.awaited_file_id = p.file_id where a.id = $id',
        {
          bind: { id },
          type: QueryTypes.SELECT,
        },
      );
      expect(rows).toEqual([]);
    });
  });
});
