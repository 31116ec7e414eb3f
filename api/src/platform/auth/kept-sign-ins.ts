// Where the local provider keeps sessions, grants and refresh tokens: a file under DATA_DIR, so that a restart signs nobody out.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { temporaryName } from '../lifetime/temporary-files.ts';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const MOST_KEPT = 2_000;
/** Codes and interactions live for minutes: they may go with the process. */
const KEPT_MODELS = /^(Session|Grant|RefreshToken):/;

export async function openKeptSignIns(dataDir: string): Promise<AdapterFactory> {
  const file = path.join(dataDir, 'secrets', 'local-sign-ins.json');
  const entries = new Map<string, Entry>(await readEntries(file));
  let written: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  // One write at a time, and one that waits for all who ask meanwhile: two at once would share the file aside.
  const save = (): Promise<void> => {
    if (waiting !== undefined) return waiting;
    const next = written
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return writeEntries(file, entries);
      });
    waiting = written = next;
    return next;
  };
  return (model) => new KeptModel(model, entries, save);
}

class KeptModel implements Adapter {
  constructor(
    private readonly model: string,
    private readonly entries: Map<string, Entry>,
    private readonly save: () => Promise<void>,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.entries.delete(this.#key(id));
    this.entries.set(this.#key(id), { payload, until: Date.now() + (Number.isFinite(expiresIn) ? expiresIn : 86_400) * 1000 });
    await this.#saveKept();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.entries.get(this.#key(id));
    return entry !== undefined && entry.until > Date.now() ? entry.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#mine().find(({ payload, until }) => payload.uid === uid && until > Date.now())?.payload;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const entry = this.entries.get(this.#key(id));
    if (entry !== undefined) entry.payload.consumed = Math.floor(Date.now() / 1000);
    await this.#saveKept();
  }

  async destroy(id: string): Promise<void> {
    this.entries.delete(this.#key(id));
    await this.#saveKept();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of this.entries) if (payload.grantId === grantId) this.entries.delete(key);
    await this.save();
  }

  #key(id: string): string {
    return `${this.model}:${id}`;
  }

  #mine(): Entry[] {
    return [...this.entries].filter(([key]) => key.startsWith(`${this.model}:`)).map(([, entry]) => entry);
  }

  async #saveKept(): Promise<void> {
    if (KEPT_MODELS.test(`${this.model}:`)) await this.save();
  }
}

async function readEntries(file: string): Promise<[string, Entry][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as [string, Entry][];
  } catch {
    return [];
  }
}

async function writeEntries(file: string, entries: Map<string, Entry>): Promise<void> {
  for (const [key, { until }] of entries) if (until <= Date.now() || entries.size > MOST_KEPT) entries.delete(key);
  const kept = [...entries].filter(([key]) => KEPT_MODELS.test(key));
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${temporaryName()}`;
  await writeFile(aside, JSON.stringify(kept), { mode: 0o600 });
  await rename(aside, file);
}
