// One file to the office against a server with given answers: what is sent, what is retried, and where it ends (issue 10 §1; specification 2 §8).
import { PART_BYTES } from '@lotline/schema/domain/attachment/parts.rules';
import { ApiError } from '../api-error.ts';
import { restBy } from '../testing/answered-by.ts';
import { sendUpload, type UploadEvent } from './send-upload.ts';
import type { UploadRecord } from './upload-record.ts';

/** Calls the work and records its requests. */
function recorded<Asked extends readonly unknown[], Answer>(work: (...asked: Asked) => Answer) {
  const calls: Asked[] = [];
  let does = work;
  const call = (...asked: Asked): Answer => {
    calls.push(asked);
    return does(...asked);
  };
  return Object.assign(call, { calls, become: (next: typeof work) => void (does = next) });
}

const LARGE = 2 * PART_BYTES + 100;

/** Only its size and its pieces' offsets matter. */
const marks = new WeakMap<Blob, string>();
function marked<Bytes extends Blob>(bytes: Bytes, size: number, mark: string): Bytes {
  marks.set(bytes, mark);
  return Object.defineProperty(bytes, 'size', { value: size });
}
function fileOf(size: number, mark = 'a'): File {
  const slice = (start: number, end: number): Blob => marked(new Blob(), end - start, `${mark}${String(start)}`);
  return Object.defineProperty(marked(new File([], 'Walk.mp4', { lastModified: 1 }), size, `${mark}all`), 'slice', { value: slice });
}
const hash = (piece: Blob) =>
  Promise.resolve(
    [...(marks.get(piece) ?? '')]
      .map((sign) => sign.charCodeAt(0).toString(16))
      .join('')
      .padEnd(64, '0'),
  );

const record = (part: Partial<UploadRecord> = {}): UploadRecord => ({
  id: 'a-client-id',
  constructionId: 7,
  taskId: 9,
  name: 'Walk.mp4',
  sizeBytes: LARGE,
  lastModified: 1,
  category: 'Design',
  attachmentId: null,
  isPaused: false,
  failure: null,
  heldBytes: 0,
  handle: null,
  createdAt: 0,
  ...part,
});

/** A server that stores parts by number. */
function server(sizeBytes = LARGE, held = new Map<number, string>()) {
  const sent: string[] = [];
  const state = { complete: false, refusals: new Map<string, ApiError[]>() };
  const refuseOnce = (where: string, ...errors: ApiError[]) => state.refusals.set(where, errors);
  const meet = (where: string) => {
    const error = state.refusals.get(where)?.shift();
    if (error !== undefined) throw error;
  };
  const count = Math.ceil(sizeBytes / PART_BYTES);
  const rest = recorded(async (path: string, call?: { body?: unknown }) => {
    if (path.endsWith('getPresignedUploadParams')) {
      meet('announce');
      const parts = sizeBytes > 16_777_216 ? { sizeBytes: PART_BYTES, count } : null;
      return {
        uploadUrl: '/whole',
        contentType: 'video/mp4',
        parts,
        attachment: { id: 5, state: state.complete ? 'uploaded' : 'reserved' },
      };
    }
    if (path.endsWith('/parts')) {
      meet('parts');
      const { parts } = call?.body as { parts: { number: number; sha256: string }[] };
      if (parts.some(({ number, sha256 }) => (held.get(number) ?? sha256) !== sha256))
        throw new ApiError({ code: 'FILE_PARTS_CHANGED', status: 409 });
      return {
        state: 'reserved',
        partSizeBytes: PART_BYTES,
        held: [...held.keys()],
        parts: parts
          .filter(({ number }) => !held.has(number))
          .map(({ number, sha256 }) => ({ number, uploadUrl: `${String(number)}:${sha256}` })),
        contentType: 'application/octet-stream',
      };
    }
    meet('complete');
    if (sizeBytes > 16_777_216 && held.size < count) throw new ApiError({ code: 'FILE_PARTS_MISSING', status: 409 });
    state.complete = true;
    return { state: 'uploaded' };
  });
  const put = recorded(async ({ url, onProgress, bytes }: { url: string; bytes: Blob; onProgress: (sent: number) => void }) => {
    meet(`put ${url.split(':')[0] ?? ''}`);
    onProgress(bytes.size);
    sent.push(url.split(':')[0] ?? '');
    const [number, sha256] = url.split(':');
    if (sha256 !== undefined) held.set(Number(number), sha256);
  });
  return { rest: restBy(rest), calls: rest.calls, put, held, sent, refuseOnce, state };
}

async function run(
  office: ReturnType<typeof server>,
  { file = fileOf(LARGE), upload = record(), mustProve = false, signal = new AbortController().signal } = {},
) {
  const event: UploadEvent[] = [];
  const pauses: number[] = [];
  const pause = (failures: number) => {
    pauses.push(failures);
    return Promise.resolve();
  };
  const done = sendUpload(
    { rest: office.rest, put: office.put, hash, pause },
    { upload, file, signal, mustProve, emit: (one) => event.push(one) },
  );
  const outcome = await done.then(
    () => null,
    (error: unknown) => error as Error & { status?: string; code?: string },
  );
  return { outcome, event, pauses };
}
const offline = () => new ApiError({ code: 'OFFLINE', status: 0 });

test('above 16 MiB each part is sent once, in order, and then the file is completed', async () => {
  const office = server();
  const { outcome, event } = await run(office);
  expect(outcome).toBeNull();
  expect(office.sent).toEqual(['1', '2', '3']);
  expect(event.at(-1)).toEqual({ at: 'checking' });
  expect(office.calls.at(-1)).toMatchObject(['/api/attachments/5/complete', { body: { sizeBytes: LARGE, sha256: null } }]);
});

test('parts that the office has are neither sent nor read again', async () => {
  const office = server(
    LARGE,
    new Map([
      [1, 'x'],
      [2, 'y'],
    ]),
  );
  expect((await run(office)).outcome).toBeNull();
  expect(office.sent).toEqual(['3']);
});

test('a file that is chosen again with another date is compared by its hashes, and another file is refused', async () => {
  const first = server();
  await run(first);
  const same = await run(server(LARGE, new Map(first.held)), { mustProve: true });
  expect(same.outcome).toBeNull();
  const other = await run(server(LARGE, new Map([...first.held].slice(0, 1))), { mustProve: true, file: fileOf(LARGE, 'b') });
  expect(other.outcome).toMatchObject({ code: 'FILE_PARTS_CHANGED' });
});

test('a lost network is waited for, and the part whose answer was lost is requested again', async () => {
  const office = server();
  office.refuseOnce('put 2', offline(), offline());
  office.refuseOnce('complete', offline());
  const { outcome, event, pauses } = await run(office);
  expect(outcome).toBeNull();
  expect(office.sent).toEqual(['1', '2', '3']);
  expect(pauses).toEqual([0, 1, 0]);
  expect(event).toContainEqual({ at: 'waiting', sentence: offline().message });
});

test('an expired link is replaced by a new one', async () => {
  const office = server();
  office.refuseOnce('put 1', new ApiError({ code: 'UPLOAD_URL_INVALID', status: 403 }));
  expect((await run(office)).outcome).toBeNull();
});

test('parts that the office lost are sent once more', async () => {
  const office = server();
  office.refuseOnce('complete', new ApiError({ code: 'FILE_MISMATCH', status: 409 }));
  expect((await run(office)).outcome).toBeNull();
});

test('a file that is refused repeatedly ends', async () => {
  const office = server();
  office.refuseOnce('complete', ...Array.from({ length: 3 }, () => new ApiError({ code: 'FILE_MISMATCH', status: 409 })));
  expect((await run(office)).outcome).toMatchObject({ status: 'error upload', code: 'FILE_MISMATCH' });
});

test('params error: the server’s answer is the sentence; an unreadable one: Invalid server response (Spec 2 §7, §8)', async () => {
  const office = server();
  office.refuseOnce('announce', new ApiError({ code: 'TASK_LEFT', status: 409 }));
  expect((await run(office)).outcome).toMatchObject({
    status: 'params error',
    message: new ApiError({ code: 'TASK_LEFT', status: 409 }).message,
  });
  const silent = { ...server(), rest: restBy(() => Promise.resolve(undefined)) };
  expect((await run(silent)).outcome).toMatchObject({ status: 'params error', message: 'Invalid server response' });
});

test('error upload: bytes that are refused for good (Spec 2 §8)', async () => {
  const office = server();
  office.refuseOnce('put 1', new ApiError({ code: 'BODY_TOO_LARGE', status: 413 }));
  expect((await run(office)).outcome).toMatchObject({ status: 'error upload', code: 'BODY_TOO_LARGE' });
});

test('up to 16 MiB a file is sent whole, by its hash, and again with a new link', async () => {
  const office = server(100);
  office.refuseOnce('put /whole', offline());
  const upload = record({ sizeBytes: 100 });
  expect((await run(office, { upload, file: fileOf(100) })).outcome).toBeNull();
  expect(office.sent).toEqual(['/whole']);
  expect(office.calls.at(-1)).toMatchObject([
    '/api/attachments/5/complete',
    { body: { sizeBytes: 100, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
  ]);
});

test('a file is announced for its job and task, or for its project alone', async () => {
  const of = async (upload: UploadRecord) => {
    const office = server(100);
    await run(office, { upload, file: fileOf(100) });
    return office.calls[0];
  };
  const params = '/api/attachments/getPresignedUploadParams';
  const ofTask = { constructionId: 7, taskId: 9, projectId: null, tags: 'Design' };
  expect(await of(record({ sizeBytes: 100 }))).toMatchObject([params, { body: ofTask }]);
  const ofProject = { constructionId: null, taskId: null, projectId: 4 };
  expect(await of(record({ sizeBytes: 100, ...ofProject }))).toMatchObject([params, { body: ofProject }]);
});

test('a file that has arrived already is done at once', async () => {
  const office = server();
  office.state.complete = true;
  expect((await run(office)).outcome).toBeNull();
  expect(office.sent).toEqual([]);
});

test('after a stop nothing more is sent', async () => {
  const office = server();
  const stop = new AbortController();
  office.put.become(() => Promise.resolve(stop.abort()));
  const { outcome } = await run(office, { signal: stop.signal });
  expect(outcome?.name).toBe('AbortError');
  expect(office.put.calls).toHaveLength(1);
});

test('a file that this device cannot read any more is not the office’s fault', async () => {
  const office = server();
  const upload = record();
  const file = fileOf(LARGE);
  const failing = sendUpload(
    {
      rest: office.rest,
      put: office.put,
      hash: () => Promise.reject(new Error('NotReadableError')),
      pause: () => Promise.resolve(),
    },
    { upload, file, signal: new AbortController().signal, mustProve: false, emit: () => undefined },
  );
  await expect(failing).rejects.toMatchObject({
    status: 'exception',
    message: 'This device can no longer read the file. Choose it again.',
  });
});
