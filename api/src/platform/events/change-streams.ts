// The open streams of this process: one for each screen, ids and the changed parts' names only, within scope. A slow reader is cut off and reconnects.
import type { Response } from 'express';
import { presentPersonId, rightsOf, type Actor } from '@lotline/schema/domain/kernel/actor';
import { STREAM_ASKS_EVERY_MS } from '../auth/known-for.ts';
import type { Every } from '../lifetime/every.ts';
import { isInAudience, type Audience } from './change-scope.ts';

/** Bytes that may wait in a stream's buffer before it is closed. */
const MOST_BUFFERED = 64 * 1024;
/** From here on everything is sent: what was read before is read again. */
const READY = 'event: ready\ndata: {}\n\n';

export interface StreamPerson {
  readonly actor: Actor;
  /** When the token expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** Reads the person again. @throws when they may no longer sign in. */
  readonly refresh: () => Promise<Actor>;
}

interface Stream {
  actor: Actor;
  readonly person: StreamPerson;
  readonly res: Response;
}

export class ChangeStreams {
  readonly #streams = new Set<Stream>();
  readonly #endHeartbeat: () => void;

  constructor(every: Every) {
    this.#endHeartbeat = every(STREAM_ASKS_EVERY_MS, () => this.#beat());
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Of whoever sits before the screens. */
  countFor(personId: number): number {
    return [...this.#streams].filter(({ actor }) => presentPersonId(actor) === personId).length;
  }

  open(res: Response, person: StreamPerson): void {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform', 'X-Accel-Buffering': 'no' });
    const stream: Stream = { actor: person.actor, person, res };
    this.#streams.add(stream);
    const expiry = setTimeout(() => this.#close(stream), Math.max(0, person.expiresAt - Date.now()));
    expiry.unref();
    res.on('close', () => {
      clearTimeout(expiry);
      this.#streams.delete(stream);
    });
    this.#write(stream, READY);
  }

  /**
   * @param audience null: everybody who is signed in
   * @param partsFor the parts of the record that this person is told to have changed; null: anything in it
   */
  send(
    { entity, id }: { readonly entity: string; readonly id: number },
    audience: Audience | null,
    partsFor: (actor: Actor) => readonly string[] | null = () => null,
  ): void {
    for (const stream of this.#streams) {
      if (audience !== null && !isInAudience(stream.actor, audience)) continue;
      const parts = partsFor(stream.actor);
      this.#write(stream, `event: change\ndata: ${JSON.stringify(parts === null ? { entity, id } : { entity, id, parts })}\n\n`);
    }
  }

  /** After a gap: "ready" says once more that from here on everything is sent, so that screens read again. */
  sendReady(): void {
    for (const stream of this.#streams) this.#write(stream, READY);
  }

  /** Claims or groups may have changed: each stream's person is read again, and those who lost access are cut off. */
  async refreshPeople(): Promise<void> {
    await Promise.all([...this.#streams].map((stream) => this.#refresh(stream)));
  }

  closeAll(): void {
    this.#endHeartbeat();
    for (const stream of this.#streams) this.#close(stream);
  }

  async #beat(): Promise<void> {
    for (const stream of this.#streams) this.#write(stream, ': here\n\n');
    await Promise.all([...this.#streams].map((stream) => this.#refresh(stream, { isUntold: true })));
  }

  /** @param isUntold no notice came of it: where the person has other rights than before, their screen is told to read again */
  async #refresh(stream: Stream, { isUntold = false } = {}): Promise<void> {
    try {
      const before = rightsOf(stream.actor);
      stream.actor = await stream.person.refresh();
      if (isUntold && rightsOf(stream.actor) !== before) this.#write(stream, READY);
    } catch {
      this.#close(stream);
    }
  }

  #write({ res }: Stream, text: string): void {
    if (res.writableEnded || res.destroyed) return;
    if (res.writableLength > MOST_BUFFERED) res.destroy();
    else res.write(text);
  }

  #close({ res }: Stream): void {
    if (!res.writableEnded) res.end();
  }
}
