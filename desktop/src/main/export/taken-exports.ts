// Exports that were written without a network: kept on this computer, encrypted, until the server has recorded each as an event (decision 085). What is taken out is
// noted before its file stands under its name, so that no file is without its note; a note without its file is taken back.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TakenExport } from '@lotline/schema/domain/list/taken-export.input';
import type { SecretFile } from '../sign-in/secret-file.ts';

/** What the server is told, but for the ids and clocks that are added here. */
export type Taken = Omit<TakenExport, 'client'>;

export interface TakenExportsParts {
  readonly stored: SecretFile;
  /** Null while nobody is signed in. */
  readonly account: () => Promise<string | null>;
  /** POST /api/exports/taken with the person's token. @throws where the server is not reached */
  readonly tell: (body: string) => Promise<{ readonly status: number }>;
  readonly now: () => Date;
}

const note = z.object({ id: z.uuid(), person: z.string(), occurredAt: z.string(), taken: z.record(z.string(), z.unknown()) });
type Note = z.output<typeof note>;

const isTaken = (status: number): boolean => status >= 200 && status < 300;
/** It is told again: the token was refused, the server is busy or fails. What is refused for itself is never taken. */
const isForLater = (status: number): boolean => status === 401 || status === 403 || status === 408 || status === 429 || status >= 500;

export class TakenExports {
  readonly #parts: TakenExportsParts;
  /** One change of the stored notes at a time. */
  #turn: Promise<unknown> = Promise.resolve();
  #telling: Promise<void> | null = null;

  constructor(parts: TakenExportsParts) {
    this.#parts = parts;
  }

  /** @returns its id, by which it can be taken back. @throws where nobody is signed in, or it cannot be stored */
  async add(taken: Taken): Promise<string> {
    const person = await this.#parts.account();
    if (person === null) throw new Error('Nobody is signed in');
    const one: Note = { id: randomUUID(), person, occurredAt: this.#parts.now().toISOString(), taken: { ...taken } };
    await this.#change((notes) => [...notes, one]);
    return one.id;
  }

  remove(id: string): Promise<void> {
    return this.#change((notes) => notes.filter((one) => one.id !== id));
  }

  /** Tells the server what this person took out, in order, each until it has answered. Without a network they wait. */
  tell(): Promise<void> {
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = null;
    });
    return this.#telling;
  }

  async #tellAll(): Promise<void> {
    const person = await this.#parts.account();
    for (const one of await this.#notes()) {
      if (one.person !== person) continue;
      const client = { id: one.id, occurredAt: one.occurredAt, sentAt: this.#parts.now().toISOString() };
      const answer = await this.#parts.tell(JSON.stringify({ client, ...one.taken })).catch(() => null);
      if (answer === null || isForLater(answer.status)) return;
      if (!isTaken(answer.status)) console.error(`An export could not be recorded: ${String(answer.status)}`);
      await this.remove(one.id);
    }
  }

  #change(change: (notes: readonly Note[]) => readonly Note[]): Promise<void> {
    const changed = this.#turn.then(async () => {
      const notes = change(await this.#notes());
      if (notes.length === 0) this.#parts.stored.remove();
      else await this.#parts.stored.write(JSON.stringify(notes));
    });
    this.#turn = changed.catch(() => undefined);
    return changed;
  }

  async #notes(): Promise<readonly Note[]> {
    const stored = await this.#parts.stored.read();
    return stored === null ? [] : z.array(note).parse(JSON.parse(stored));
  }
}
