// No request waits for ever: past its time it is answered TIMEOUT, whatever its handler is still waiting for, and its connection is closed:
// a dripping body would be received for nothing.
import type { RequestHandler } from 'express';
import { answerError } from './error-handler.ts';
import { whenAnswered } from './when-answered.ts';

/** For the answer to leave, where an earlier one on the same connection is not read. */
const CLOSING_MS = 5_000;

/** How long a call may take where waits are so many times as long as usual (DATABASE_WAIT_FACTOR). */
export const requestMs = (factor: number): number => 20_000 * factor;

export function timeLimit(milliseconds: number, closingMs: number = CLOSING_MS): RequestHandler {
  return (req, res, next) => {
    let timer = setTimeout(() => {
      if (res.headersSent) return;
      res.setHeader('Connection', 'close');
      timer = setTimeout(() => req.socket.destroy(), closingMs);
      answerError(res, 'TIMEOUT');
    }, milliseconds);
    whenAnswered(req, res, () => clearTimeout(timer));
    next();
  };
}
