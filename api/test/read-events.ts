// Reads /api/events as the apps do: fetch, then the stream's text, split into events.
import { until } from './until.ts';

export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

export class EventReader {
  readonly events: StreamEvent[] = [];
  isEnded = false;
  readonly #abort = new AbortController();

  private constructor(readonly status: number) {}

  static async open(url: string, token: string): Promise<EventReader> {
    const abort = new AbortController();
    const answer = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` }, signal: abort.signal });
    const reader = new EventReader(answer.status);
    reader.#abort.signal.addEventListener('abort', () => abort.abort());
    if (answer.body !== null) void reader.#read(answer.body);
    return reader;
  }

  until(test: (events: readonly StreamEvent[]) => boolean): Promise<void> {
    return until('what the stream should have told', () => {
      if (test(this.events)) return true;
      if (this.isEnded) throw new Error('the stream ended before it told what it should have');
      return false;
    });
  }

  changes(): unknown[] {
    return this.events.filter(({ event }) => event === 'change').map(({ data }) => data);
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
      }
    } catch {
      // the reader itself hung up
    }
    this.isEnded = true;
  }

  #take(block: string): void {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (event !== undefined && data !== undefined) this.events.push({ event, data: JSON.parse(data) as unknown });
  }
}
