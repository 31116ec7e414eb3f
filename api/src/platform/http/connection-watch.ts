// Cuts connections whose other end has stopped: an answer of which no byte leaves, and a body that still comes after its answer.
// It counts looks, not time: a process that was blocked itself cuts nobody for it.
import type { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { whenAnswered } from './when-answered.ts';

const LOOK_EVERY_MS = 5_000;
/**
 * Looks without progress: 30 to 35 s after the last byte, depending on when between two looks it left. One byte that leaves restarts
 * the count: a slow reader is alive. An answer that the system has accepted whole waits for nobody here, read or not: that connection is idle, and
 * ends as an idle one (listen.ts).
 */
const LOOKS_UNREAD = 6;
/** 10 s for a sender to finish a body whose answer is written: cut at once, it would never see why. */
const LOOKS_UNFINISHED = 2;

export type CutFor = 'unread' | 'unfinished';

interface Watched {
  /** Bytes that the system had accepted at the last look, and the number of looks without more. */
  gone: number;
  stillLooks: number;
  /** A request that was answered before its body had come. */
  unfinished: Request | null;
  unfinishedLooks: number;
}

/** Node's own figures of a connection. `writableLength` alone stays the same until the whole of a large answer has left. */
interface WriteQueue {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

declare module 'node:net' {
  interface Socket {
    /** Not in Node's own types. */
    readonly _handle?: WriteQueue | null;
  }
}

export class ConnectionWatch {
  readonly cut: Record<CutFor, number> = { unread: 0, unfinished: 0 };
  readonly #watched = new Map<Socket, Watched>();
  readonly #timer: NodeJS.Timeout;

  constructor(lookEveryMs: number = LOOK_EVERY_MS) {
    this.#timer = setInterval(() => this.look(), lookEveryMs);
    this.#timer.unref();
  }

  /** In front of everything that answers. */
  readonly follow: RequestHandler = (req, res, next) => {
    const watched = this.#watched.get(req.socket) ?? this.#watch(req.socket);
    whenAnswered(req, res, () => {
      if (req.complete || req.socket.destroyed) return;
      watched.unfinished = req;
      watched.unfinishedLooks = 0;
    });
    next();
  };

  look(): void {
    for (const [socket, watched] of this.#watched) {
      const why = this.#isUnread(socket, watched) ? 'unread' : isUnfinished(watched) ? 'unfinished' : null;
      if (why === null) continue;
      this.cut[why] += 1;
      socket.destroy();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #watch(socket: Socket): Watched {
    const watched = { gone: 0, stillLooks: 0, unfinished: null, unfinishedLooks: 0 };
    this.#watched.set(socket, watched);
    socket.once('close', () => this.#watched.delete(socket));
    return watched;
  }

  #isUnread(socket: Socket, watched: Watched): boolean {
    const { bytesWritten, writeQueueSize } = writeQueueOf(socket);
    const gone = bytesWritten - writeQueueSize;
    const waits = socket.writableLength > 0 || writeQueueSize > 0;
    watched.stillLooks = waits && gone === watched.gone ? watched.stillLooks + 1 : 0;
    watched.gone = gone;
    return watched.stillLooks >= LOOKS_UNREAD;
  }
}

function writeQueueOf(socket: Socket): WriteQueue {
  return socket._handle ?? { bytesWritten: 0, writeQueueSize: 0 };
}

function isUnfinished(watched: Watched): boolean {
  if (watched.unfinished === null) return false;
  if (watched.unfinished.complete) {
    watched.unfinished = null;
    return false;
  }
  watched.unfinishedLooks += 1;
  return watched.unfinishedLooks > LOOKS_UNFINISHED;
}
