// This person's uploads from this device: one after the other, the same for every screen, continued after a reload. Only an order
// to stop ends one; leaving the page does not (specification 2 §2, §8; issue 10 §1).
import type { UploadStorage } from '../device/upload-storage.ts';
import { logProblem } from '../log.ts';
import { createStore, type Readable, type Store } from '../store.ts';
import { sendUpload, type SendDeps, type UploadEvent } from './send-upload.ts';
import { UploadFailed } from './upload-problems.ts';
import type { UploadFailure, UploadRecord, UploadState, UploadView } from './upload-record.ts';

/** A file as the person chose it, and how the browser can open it again. */
export interface ChosenFile {
  readonly file: File;
  readonly handle: FileSystemFileHandle | null;
}

/** The target of a file: a job, its task, or a project. */
export type UploadTarget = Pick<UploadRecord, 'constructionId' | 'projectId' | 'resourceDocumentId' | 'taskId' | 'folder'>;

export interface NewUpload extends ChosenFile, UploadTarget {
  readonly category: string;
}

interface UploadsDeps extends SendDeps {
  readonly storage: UploadStorage;
  readonly freshId: () => string;
  readonly now: () => number;
  /** Whether this person is still signed in. */
  readonly isHere: () => boolean;
  /** Runs the work unless another tab runs it for this upload already: then false. */
  readonly alone: (id: string, work: () => Promise<void>) => Promise<boolean>;
  /** A file has arrived: screens of the job or the project read again. */
  readonly onArrived: (upload: UploadRecord) => void;
  /** Where they are shown; left out, here alone. */
  readonly shown?: Store<readonly UploadView[]>;
}

interface Live {
  record: UploadRecord;
  file: File | null;
  mustProve: boolean;
  state: UploadState;
  sentBytes: number;
  sentence: string | null;
  stop: AbortController | null;
}

const ELSEWHERE = 'It is being sent in another tab.';

export class Uploads {
  readonly #deps: UploadsDeps;
  readonly #live = new Map<string, Live>();
  readonly #shown: Store<readonly UploadView[]>;
  #opening: Promise<void> | null = null;

  constructor(deps: UploadsDeps) {
    this.#deps = deps;
    this.#shown = deps.shown ?? createStore<readonly UploadView[]>([]);
  }

  /** Oldest first. */
  get shown(): Readable<readonly UploadView[]> {
    return this.#shown;
  }

  /** What was under way when the page was left; what the browser can open again continues by itself. */
  open(): Promise<void> {
    return (this.#opening ??= this.#open());
  }

  async #open(): Promise<void> {
    const rows = await this.#deps.storage.all();
    const records = rows.map(({ upload }) => upload as UploadRecord).sort((a, b) => a.createdAt - b.createdAt);
    for (const record of records) {
      if (this.#live.has(record.id)) continue;
      const live = this.#add(record, null);
      live.sentBytes = record.heldBytes;
      live.file = record.failure === null ? await opened(record.handle) : null;
    }
    this.#goOn();
  }

  async add(files: readonly NewUpload[]): Promise<void> {
    for (const { file, handle, ...about } of files) {
      const record: UploadRecord = {
        ...about,
        id: this.#deps.freshId(),
        name: file.name,
        sizeBytes: file.size,
        lastModified: file.lastModified,
        attachmentId: null,
        isPaused: false,
        failure: null,
        heldBytes: 0,
        handle,
        createdAt: this.#deps.now(),
      };
      this.#add(record, file);
      await this.#keep(record);
    }
    this.#goOn();
  }

  async pause(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined || live.record.isPaused) return;
    live.stop?.abort();
    await this.#change(live, { isPaused: true });
  }

  async resume(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined || live.state === 'done') return;
    await this.#change(live, { isPaused: false });
  }

  /** The same file, chosen again after a reload. */
  async choose(id: string, { file, handle }: ChosenFile): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined) return;
    live.file = file;
    live.mustProve = file.lastModified !== live.record.lastModified;
    await this.#change(live, { handle, isPaused: false, failure: null });
  }

  /** As the person chose it; null after a reload, where the browser forgot the file. */
  fileOf(id: string): File | null {
    return this.#live.get(id)?.file ?? null;
  }

  /** Restarts a failed upload from the beginning: what the office had of it was removed. */
  async retry(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (live?.record.failure === null || live === undefined) return;
    const { file, record } = live;
    await this.forget(id);
    const again = { ...record, id: this.#deps.freshId(), attachmentId: null, failure: null, heldBytes: 0, createdAt: this.#deps.now() };
    this.#add(again, file);
    await this.#keep(again);
    this.#goOn();
  }

  /** Nothing of it stays, here or in the office (failure status 'aborted'). */
  async stop(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined) return;
    live.stop?.abort();
    await this.#removeRecord(live.record);
    await this.forget(id);
  }

  /** Removes one from the list that has arrived or failed. */
  async forget(id: string): Promise<void> {
    this.#live.delete(id);
    this.#show();
    await this.#deps.storage.remove(id).catch((problem: unknown) => logProblem('An upload could not be forgotten', problem));
    this.#goOn();
  }

  /** After sign-out nothing is sent; uploads stay on the device. */
  halt(): void {
    for (const { stop } of this.#live.values()) stop?.abort();
  }

  /** The person is here again. */
  wake(): void {
    this.#goOn();
  }

  #add(record: UploadRecord, file: File | null): Live {
    const live: Live = { record, file, mustProve: false, state: 'queued', sentBytes: 0, sentence: null, stop: null };
    this.#live.set(record.id, live);
    return live;
  }

  async #change(live: Live, part: Partial<UploadRecord>): Promise<void> {
    live.record = { ...live.record, ...part };
    this.#goOn();
    await this.#keep(live.record);
  }

  /** An upload that cannot be stored is sent all the same; only a reload forgets it. */
  async #keep(record: UploadRecord): Promise<void> {
    await this.#deps.storage
      .put({ id: record.id, upload: record })
      .catch((problem: unknown) => logProblem('An upload could not be kept', problem));
  }

  #goOn(): void {
    for (const live of this.#live.values()) if (live.stop === null && live.state !== 'done') live.state = restingState(live);
    const isBusy = [...this.#live.values()].some(({ stop }) => stop !== null);
    const next = isBusy || !this.#deps.isHere() ? undefined : [...this.#live.values()].find(({ state }) => state === 'queued');
    this.#show();
    if (next !== undefined) void this.#run(next);
  }

  async #run(live: Live): Promise<void> {
    const stop = new AbortController();
    live.stop = stop;
    live.state = 'sending';
    live.sentence = null;
    const wasAlone = await this.#deps.alone(live.record.id, () => this.#send(live, stop.signal)).catch(() => true);
    live.stop = null;
    if (!wasAlone) {
      live.record = { ...live.record, isPaused: true };
      live.sentence = ELSEWHERE;
    }
    this.#goOn();
  }

  async #send(live: Live, signal: AbortSignal): Promise<void> {
    const { file, mustProve } = live;
    if (file === null) return;
    try {
      const emit = (event: UploadEvent) => this.#event(live, event);
      const { attachmentId } = await sendUpload(this.#deps, { upload: live.record, file, signal, mustProve, emit });
      live.record = { ...live.record, attachmentId, heldBytes: live.record.sizeBytes };
      live.state = 'done';
      live.sentBytes = live.record.sizeBytes;
      await this.#deps.storage.remove(live.record.id).catch(() => undefined);
      this.#deps.onArrived(live.record);
    } catch (problem) {
      if (!signal.aborted) await this.#failed(live, problem);
    }
  }

  async #failed(live: Live, problem: unknown): Promise<void> {
    if (!(problem instanceof UploadFailed)) logProblem('An upload ended', problem);
    const failure: UploadFailure =
      problem instanceof UploadFailed
        ? { status: problem.status, sentence: problem.message }
        : { status: 'exception', sentence: 'Something went wrong on this device.' };
    // another file than was begun, or one that cannot be read now: the stored parts wait for the right one
    const isWrongFile =
      problem instanceof UploadFailed && (problem.code === 'FILE_PARTS_CHANGED' || problem.code === 'IDEMPOTENCY_MISMATCH');
    if (isWrongFile || failure.status === 'exception') {
      live.file = null;
      live.sentence = failure.sentence;
      return;
    }
    live.record = { ...live.record, failure };
    await this.#keep(live.record);
    await this.#removeRecord(live.record);
  }

  /** A failed upload leaves no record without its bytes (specification 2 §8). What turns out to have arrived stays. */
  async #removeRecord({ attachmentId }: UploadRecord): Promise<void> {
    if (attachmentId === null) return;
    const path = `/api/attachments/${String(attachmentId)}?ifIncomplete=true`;
    await this.#deps
      .rest(path, { method: 'DELETE' })
      .catch((problem: unknown) => logProblem('An unfinished upload stays in the office', problem));
  }

  #event(live: Live, event: UploadEvent): void {
    if (event.at === 'announced' && live.record.attachmentId !== event.attachmentId) {
      live.record = { ...live.record, attachmentId: event.attachmentId };
      void this.#keep(live.record);
    }
    if (event.at === 'held' && live.record.heldBytes !== event.heldBytes) {
      live.record = { ...live.record, heldBytes: event.heldBytes };
      void this.#keep(live.record);
    }
    live.sentence = event.at === 'waiting' ? event.sentence : null;
    live.state = event.at === 'waiting' ? 'waiting' : event.at === 'checking' ? 'checking' : 'sending';
    if (event.at === 'sending') live.sentBytes = event.sentBytes;
    if (event.at === 'held') live.sentBytes = event.heldBytes;
    this.#show();
  }

  #show(): void {
    this.#shown.set([...this.#live.values()].map(viewOf));
  }
}

function restingState({ record, file }: Live): UploadState {
  if (record.failure !== null) return 'failed';
  if (file === null) return 'needsFile';
  return record.isPaused ? 'paused' : 'queued';
}

function viewOf({ record, state, sentBytes, sentence }: Live): UploadView {
  const { id, constructionId, projectId = null, resourceDocumentId = null, taskId, name, sizeBytes, category, attachmentId } = record;
  const { failure, createdAt } = record;
  const named = { id, constructionId, projectId, resourceDocumentId, taskId, name, sizeBytes, category, attachmentId, createdAt };
  return { ...named, state, sentBytes, failure, sentence };
}

/** What some browsers add to a handle. */
interface Askable {
  readonly queryPermission: (wish: { readonly mode: 'read' }) => Promise<string>;
}

const isAskable = (handle: object): handle is Askable => 'queryPermission' in handle;

/** Null where the browser would have to ask the person first. */
async function opened(handle: FileSystemFileHandle | null): Promise<File | null> {
  if (handle === null || !isAskable(handle)) return null;
  return (await handle.queryPermission({ mode: 'read' })) === 'granted' ? handle.getFile().catch(() => null) : null;
}
