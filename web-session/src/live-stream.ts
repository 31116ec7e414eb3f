// The server's event stream over fetch (EventSource cannot carry a token): it reconnects by itself and notices a silent line.
import { createParser } from 'eventsource-parser';
import { toApiError, type ApiError } from './api-error.ts';
import { backoffMs } from './backoff.ts';
import { parseChange, type ChangeEvent } from './change-event.ts';
import type { ConnectionWatch } from './connection.ts';
import { logProblem } from './log.ts';
import { pause } from './pause.ts';
import { parseJson } from './rest.ts';
import type { Send } from './send.ts';

/** The server sends a heartbeat every 20 s; two missed ones mean that the line is dead. */
const QUIET_MS = 45_000;
const STABLE_MS = 10_000;

/** What the stream needs, and what it reports to. */
export interface LiveLine {
  readonly send: Send;
  readonly connection: ConnectionWatch;
  /** Is called for every answer that is an error. */
  readonly onFailure: (error: ApiError) => void;
}

interface LiveListener {
  readonly onChange: (change: ChangeEvent) => void;
  /** The stream is open again after a gap: anything may have changed. */
  readonly onCaughtUp: () => void;
}

/** Runs until the returned function is called. */
export function openLiveStream(line: LiveLine, listener: LiveListener): () => void {
  const stop = new AbortController();
  void keepOpen(line, listener, stop.signal);
  return () => {
    stop.abort();
    line.connection.reportLive(false);
  };
}

async function keepOpen(line: LiveLine, listener: LiveListener, stop: AbortSignal): Promise<void> {
  let failures = 0;
  while (!stop.aborted) {
    const openedAt = Date.now();
    try {
      await readUntilEnd(line, listener, stop);
    } catch (problem) {
      if (!stop.aborted) logProblem('The live stream ended', problem);
    }
    if (stop.aborted) return;
    line.connection.reportLive(false);
    failures = Date.now() - openedAt > STABLE_MS ? 0 : failures + 1;
    await pause(line.connection, backoffMs(failures, Math.random()), stop);
  }
}

async function readUntilEnd(
  { send, connection, onFailure }: LiveLine,
  { onChange, onCaughtUp }: LiveListener,
  stop: AbortSignal,
): Promise<void> {
  const quiet = new AbortController();
  const signal = AbortSignal.any([stop, quiet.signal]);
  let timer = setTimeout(() => quiet.abort(), QUIET_MS);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'ready') {
        connection.reportLive(true);
        onCaughtUp();
      }
      const change = event === 'change' ? parseChange(data) : null;
      if (change !== null) onChange(change);
    },
  });
  try {
    const answer = await send({ method: 'GET', path: '/api/events', accept: 'text/event-stream', signal, endless: true });
    if (!answer.ok) {
      const error = toApiError(answer.status, parseJson(await answer.text()));
      onFailure(error);
      throw error;
    }
    if (answer.body === null) throw new Error('/api/events answered nothing');
    // decoded by hand: a piped stream of texts costs each change a third of a millisecond more
    const decoder = new TextDecoder();
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), QUIET_MS);
      // any byte proves that the server is there: it also sends heartbeats
      connection.reportAnswer();
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}
