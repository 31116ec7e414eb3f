// How many bytes of large answers may wait to be read. A finished answer stays in memory until its reader has taken it, so a large one
// counts from when it is made until it is gone; streams (files, events) are never in memory whole and do not count.
import type { RequestHandler, Response } from 'express';
import { answerReached, type HolderOf } from './acquire-slot.ts';
import type { Slots } from './slots.ts';
import { whenAnswered } from './when-answered.ts';

const LARGE_BYTES = 256 * 1024;

/** Behind compression, which hides what still waits to be compressed. The change of a refused call stays: the same call again gets its answer. */
export function boundLargeAnswers(slots: Slots, holderOf: HolderOf): RequestHandler {
  return (req, res, next) => {
    const isRefused = (bytes: number): boolean => {
      if (bytes < LARGE_BYTES || res.headersSent) return false;
      const holder = holderOf(req);
      const reached = slots.take(holder, bytes);
      if (reached === null) whenAnswered(req, res, () => slots.free(holder, bytes));
      else answerReached(res, reached);
      return reached !== null;
    };
    const end = res.end.bind(res) as (...given: unknown[]) => Response;
    res.end = ((...given: unknown[]) => (isRefused(sizeOf(given[0])) ? res : end(...given))) as Response['end'];
    next();
  };
}

const sizeOf = (chunk: unknown): number =>
  typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk instanceof Uint8Array ? chunk.length : 0;
