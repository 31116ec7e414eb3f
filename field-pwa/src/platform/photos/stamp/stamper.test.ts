// The stamper, with a worker that answers when the test says so: work that has begun is finished after the camera was left.
import type { StampTask } from './stamp-worker.ts';
import { createStamper } from './stamper.ts';

type Listener = (event: { readonly data: unknown }) => void;

class PausedWorker {
  static last: PausedWorker | null = null;
  readonly tasks: StampTask[] = [];
  isTerminated = false;
  readonly #listeners: Listener[] = [];

  constructor() {
    PausedWorker.last = this;
  }

  addEventListener(kind: string, listener: Listener): void {
    if (kind === 'message') this.#listeners.push(listener);
  }

  postMessage(task: StampTask): void {
    this.tasks.push(task);
  }

  answer(task: StampTask | undefined): void {
    for (const listener of this.#listeners) listener({ data: { id: task?.id, stamped: { sha256: `of ${String(task?.id)}` } } });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

class Canvas {
  getContext() {
    return { drawImage: () => undefined };
  }

  convertToBlob(): Promise<Blob> {
    return Promise.resolve(new Blob(['drawn']));
  }
}

const picture: ImageBitmap = { width: 4, height: 3, close: () => undefined };
const words = { top: 'WO 7', place: 'No location', time: '10:00 AM' };

function open() {
  Object.assign(globalThis, { Worker: PausedWorker, OffscreenCanvas: Canvas });
  const stamper = createStamper();
  const worker = PausedWorker.last;
  if (worker === null) throw new Error('no worker was made');
  return { stamper, worker };
}

test('each answer goes to its own request', async () => {
  const { stamper, worker } = open();
  const made = [stamper.stamp(picture, words), stamper.stamp(picture, null)];
  worker.answer(worker.tasks[1]);
  worker.answer(worker.tasks[0]);
  expect((await Promise.all(made)).map(({ sha256 }) => sha256)).toEqual(['of 1', 'of 2']);
  stamper.stop();
  expect(worker.isTerminated).toBe(true);
});

test('a stamper that is ended in the middle finishes what was taken, and ends after the last', async () => {
  const { stamper, worker } = open();
  const made = [stamper.stamp(picture, words), stamper.stamp(picture, null)];
  stamper.stop();
  expect(worker.isTerminated).toBe(false);
  worker.answer(worker.tasks[0]);
  expect(worker.isTerminated).toBe(false);
  worker.answer(worker.tasks[1]);
  expect(worker.isTerminated).toBe(true);
  expect(await Promise.all(made)).toHaveLength(2);
});

test('a request after its end is done in the page', async () => {
  const { stamper, worker } = open();
  stamper.stop();
  expect((await stamper.stamp(picture, null)).bytes.byteLength).toBe('drawn'.length);
  expect(worker.tasks).toEqual([]);
});
