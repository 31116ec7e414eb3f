// Fetching, replacing and removing files, on a booted API (quality.md §1 and §2).
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { announced, announcement, complete, fileOf, photo, png, send, uploaded, type Announced } from '../../../test/uploads.ts';
import { createJobs, JOB, PEOPLE } from '../../../test/world.ts';

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

interface Shown {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly key: string;
  readonly sizeBytes: number;
  readonly tags: string | null;
}

async function shownTo(person: 'sub' | 'sub2' | 'field' | 'office', constructionId = 1): Promise<Shown[]> {
  const { data } = await api.gql(
    person,
    `query { construction(id: ${constructionId}) { attachments { id title url key sizeBytes tags } } }`,
  );
  return (data?.['construction'] as { attachments: Shown[] } | null)?.attachments ?? [];
}
const shownOne = async (person: 'sub' | 'office', id: number) => (await shownTo(person)).find((attachment) => attachment.id === id);
const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

describe('fetching', () => {
  test('a photo on the job page opens by its link alone, and nothing in it can run (quality.md §2)', async () => {
    const file = photo();
    const { id } = await uploaded(api, 'sub', file, { tags: ' After ; Pit;After' });
    const shown = await shownOne('sub', id);
    expect(shown).toMatchObject({ title: 'Trench-1.jpg', sizeBytes: file.sizeBytes, tags: 'After;Pit' });
    expect(shown?.key).toMatch(/^2026\/11\/[0-9a-f-]{36}\.jpg$/);
    const answer = await fetch(shown?.url ?? '');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename=Trench-1.jpg; filename*=UTF-8''Trench-1.jpg`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600, no-transform',
    });
    expect(fileOf(new Uint8Array(await answer.arrayBuffer())).sha256).toBe(file.sha256);
  });

  test('a document is saved, never shown, under its own name (RFC 6266)', async () => {
    const file = fileOf(Buffer.from('code,qty\r\n=1+1,2\r\n'));
    const { url } = await uploaded(api, 'sub', file, { name: 'Zoë’s "plan".csv' });
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Zoe_s _plan_\.csv"; filename\*=UTF-8''Zo%C3%AB/);
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  test('gives parts, nothing anew for what is held, and refuses parts that are not there (RFC 9110)', async () => {
    const file = photo(1000);
    const { url } = await uploaded(api, 'sub', file);
    const part = await fetch(url, { headers: { range: 'bytes=990-' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 990-999/1000']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.bytes.subarray(990));
    expect((await fetch(url, { headers: { range: 'bytes=1000-' } })).status).toBe(416);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
    const tag = head.headers.get('etag') ?? '';
    const held = await fetch(url, { headers: { 'if-none-match': tag } });
    expect([held.status, held.headers.get('content-security-policy')]).toEqual([304, "sandbox; default-src 'none'"]);
    expect(held.headers.get('cache-control')).toBe('private, max-age=3600, no-transform');
    expect((await fetch(url, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } })).status).toBe(200);
  });

  test('a link is not good after its time, changed, for a disabled person, or out of scope (quality.md §2)', async () => {
    const { id } = await uploaded(api, 'sub', photo(), { taskId: JOB.tasks.ridgeway });
    const url = (await shownOne('sub', id))?.url ?? '';
    const statusOf = async (at: string) => (await fetch(at)).status;
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
    await api.sequelize.query(`update app_user set can_log_in = false where id = ${PEOPLE.sub}`);
    expect(await statusOf(url)).toBe(404);
    await api.sequelize.query(`update app_user set can_log_in = true where id = ${PEOPLE.sub}`);
    await api.sequelize.query('update schedule set group_id = 3 where id = 2');
    expect(await statusOf(url)).toBe(404);
    await api.sequelize.query('update schedule set group_id = 2 where id = 2');
    expect(await statusOf(url)).toBe(200);
    clock = new Date('2026-11-20T04:00:00Z');
    expect(await statusOf(url)).toBe(404);
  });

  test('a file of a task is shown to those who see the task, a file that has not arrived to nobody (domain.md §1)', async () => {
    const { id } = await uploaded(api, 'sub', photo(), { taskId: JOB.tasks.ridgeway });
    const { attachment } = await announced(api, 'sub', announcement(photo()));
    const idsFor = async (person: 'sub' | 'sub2' | 'office') => (await shownTo(person)).map((shown) => shown.id);
    expect(await idsFor('sub')).toContain(id);
    expect(await idsFor('office')).toContain(id);
    expect(await idsFor('sub2')).not.toContain(id);
    expect(await idsFor('sub')).not.toContain(attachment.id);
  });
});

describe('replacing', () => {
  const replace = (person: 'sub' | 'sub2' | 'office' | 'finance', body: unknown) =>
    api.rest(person, 'POST', '/api/attachments/getPresignedUpdateParams', body);

  test('the old bytes stay until the new ones are complete; name and tags change at once (contract/rest.md)', async () => {
    const [old, edited] = [photo(), png()];
    const { id } = await uploaded(api, 'sub', old);
    const answer = await replace('sub', {
      attachmentId: id,
      name: 'Trench-1 marked.png',
      tags: 'Marked',
      comments: null,
      sizeBytes: edited.sizeBytes,
    });
    const { uploadUrl } = answer.body as Announced & { uploadUrl: string };
    expect((await send(uploadUrl, edited.bytes, 'image/png')).status).toBe(200);
    const before = await shownOne('sub', id);
    expect(before).toMatchObject({ title: 'Trench-1 marked.png', tags: 'Marked' });
    expect(await bytesAt(before?.url ?? '')).toEqual(old.bytes);
    // The name counts, and its ending is that of the bytes.
    expect((await fetch(before?.url ?? '')).headers.get('content-disposition')).toContain('filename="Trench-1 marked.png.jpg"');
    expect((await complete(api, 'sub', id, { ...edited, sha256: 'a'.repeat(64) })).status).toBe(409);
    expect((await complete(api, 'sub', id, edited)).status).toBe(200);
    const after = await shownOne('sub', id);
    expect(after?.url).not.toBe(before?.url);
    expect(after?.key).toMatch(/\.png$/);
    expect(await bytesAt(after?.url ?? '')).toEqual(edited.bytes);
    expect((await complete(api, 'sub', id, edited)).status).toBe(200);
  });

  test('each edited picture is one more file: the first stays and can be had, and so do the bytes of those between (decision 030)', async () => {
    const [first, second, third] = [photo(), png(), photo()];
    const { id } = await uploaded(api, 'sub', first);
    for (const [file, type] of [
      [second, 'png'],
      [third, 'jpeg'],
    ] as const) {
      const answer = await replace('sub', { attachmentId: id, name: `Trench-1.${type}`, sizeBytes: file.sizeBytes, sha256: file.sha256 });
      expect((await send((answer.body as Announced & { uploadUrl: string }).uploadUrl, file.bytes, `image/${type}`)).status).toBe(200);
      expect((await complete(api, 'sub', id, file)).status).toBe(200);
    }
    const url = (await shownOne('sub', id))?.url ?? '';
    expect(await bytesAt(url)).toEqual(third.bytes);
    const original = await fetch(`${url}?variant=original`);
    expect(new Uint8Array(await original.arrayBuffer())).toEqual(first.bytes);
    expect(original.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect((await fetch(`${url}?variant=any`)).status).toBe(400);
    const [chain] = await api.sequelize.query(
      `with recursive made(id, kind, edited_from_id, storage_key, sha256) as (
         select f.id, f.kind, f.edited_from_id, f.storage_key, f.sha256 from attachment a join stored_file f on f.id = a.file_id where a.id = ${id}
         union all select f.id, f.kind, f.edited_from_id, f.storage_key, f.sha256 from made m join stored_file f on f.id = m.edited_from_id)
       select kind, sha256, storage_key as key from made`,
    );
    const files = chain as { kind: string; sha256: string; key: string }[];
    expect(files.map(({ kind, sha256 }) => [kind, sha256])).toEqual([
      ['edited', third.sha256],
      ['edited', second.sha256],
      ['original', first.sha256],
    ]);
    for (const { key } of files) expect(await api.files.store.stat(key)).not.toBeNull();
  });

  test('a client of the plain specification sends new bytes without size or word of completion (specification 1 §7)', async () => {
    const [old, edited] = [photo(), png()];
    const { id } = await uploaded(api, 'sub', old);
    const { uploadUrl } = (await replace('sub', { attachmentId: id, name: 'Edited.png', tags: null, comments: 'marked' })).body as {
      uploadUrl: string;
    };
    expect((await send(uploadUrl, edited.bytes, 'image/png')).status).toBe(200);
    expect(await bytesAt((await shownOne('sub', id))?.url ?? '')).toEqual(edited.bytes);
  });

  test('a foreign file answers as not found, a colleague’s is refused, the office may (quality.md §2)', async () => {
    const { id } = await uploaded(api, 'sub', photo(), { taskId: JOB.tasks.ridgeway });
    const body = { attachmentId: id, name: 'x.png', sizeBytes: 10 };
    expect((await replace('sub2', body)).status).toBe(404);
    expect((await replace('finance', body)).status).toBe(403);
    expect((await replace('office', body)).status).toBe(200);
    expect((await replace('office', { ...body, attachmentId: 999_999 })).status).toBe(404);
    expect((await replace('office', { ...body, storageKey: 'x' })).status).toBe(400);
  });

  test('is refused while the first bytes are still awaited', async () => {
    const { attachment } = await announced(api, 'sub', announcement(photo()));
    expect(await replace('sub', { attachmentId: attachment.id, name: 'x.png' })).toMatchObject({
      status: 409,
      body: { code: 'FILE_NOT_UPLOADED' },
    });
  });
});

describe('removing', () => {
  const remove = (person: 'sub' | 'sub2' | 'finance' | 'office', id: number, query = '') =>
    api.rest(person, 'DELETE', `/api/attachments/${id}${query}`);

  test('the owner and the office remove, a colleague and a stranger do not (quality.md §2)', async () => {
    const { id } = await uploaded(api, 'sub', photo(), { taskId: JOB.tasks.ridgeway });
    const url = (await shownOne('office', id))?.url ?? '';
    expect((await remove('sub2', id)).status).toBe(404);
    expect((await remove('finance', id)).status).toBe(403);
    expect((await remove('office', id)).status).toBe(204);
    expect((await remove('office', id)).status).toBe(204);
    expect(await shownOne('office', id)).toBeUndefined();
    expect((await fetch(url)).status).toBe(404);
    const [events] = await api.sequelize.query(
      `select actor_user_id from event where entity = 'attachment' and entity_id = ${id} and move = 'removeAttachment'`,
    );
    expect(events).toEqual([{ actor_user_id: PEOPLE.office }]);
  });

  test('removeAttachment does the same, once for each client id (specification 2 §7)', async () => {
    const { id } = await uploaded(api, 'sub', photo());
    const mutation = 'mutation ($id: Int!, $client: ClientMutation) { removeAttachment(id: $id, client: $client) }';
    const client = { id: '7a4d1f6e-0000-4000-8000-0000000000a1' };
    for (const attempt of [1, 2])
      expect([attempt, (await api.gql('sub', mutation, { id, client })).data]).toEqual([attempt, { removeAttachment: true }]);
    const other = await uploaded(api, 'sub', photo());
    expect((await api.gql('sub', mutation, { id: other.id, client })).errors[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await api.gql('sub2', mutation, { id: 999_999 })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      (await api.gql('sub', mutation, { id: other.id, client: { id: client.id.replace('a1', 'a2'), expectedVersion: 99 } })).errors[0]
        ?.extensions.code,
    ).toBe('STALE_VERSION');
  });

  test('cleaning up never destroys what arrived: it is kept and marked so (quality.md §1)', async () => {
    const file = photo();
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(file));
    await send(uploadUrl, file.bytes);
    expect(await remove('sub', attachment.id, '?ifIncomplete=true')).toMatchObject({ status: 409, body: { code: 'FILE_COMPLETE' } });
    expect(await bytesAt((await shownOne('sub', attachment.id))?.url ?? '')).toEqual(file.bytes);
    expect((await remove('sub', attachment.id, '?ifIncomplete=true')).status).toBe(409);
  });

  test('cleaning up removes what never arrived, for its owner alone (quality.md §1)', async () => {
    const { uploadUrl, attachment } = await announced(api, 'sub', announcement(photo()));
    expect((await remove('office', attachment.id, '?ifIncomplete=true')).status).toBe(404);
    expect((await remove('sub', attachment.id, '?ifIncomplete=true')).status).toBe(204);
    expect((await send(uploadUrl, photo().bytes)).status).toBe(403);
  });

  test.each(['0', '-1', '1.5', '2147483648', 'x'])('refuses the id %s', async (id) => {
    expect((await api.rest('sub', 'DELETE', `/api/attachments/${id}`)).status).toBe(400);
    expect((await api.rest('sub', 'POST', `/api/attachments/${id}/complete`, { sizeBytes: 1, sha256: 'a'.repeat(64) })).status).toBe(400);
  });

  test('refuses a word for ifIncomplete that is neither true nor false', async () => {
    expect((await remove('sub', 1, '?ifIncomplete=yes')).status).toBe(400);
  });
});
