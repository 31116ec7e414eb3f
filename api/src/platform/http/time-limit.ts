// No request waits for ever: past its time it is answered TIMEOUT, whatever its handler is still waiting for.
import type { RequestHandler } from 'express';
import { answerError } from './error-handler.ts';

export function timeLimit(milliseconds: number): RequestHandler {
  return (_req, res, next) => {
    const timer = setTimeout(() => {
      if (!res.headersSent) answerError(res, 'TIMEOUT');
    }, milliseconds);
    res.on('close', () => clearTimeout(timer));
    next();
  };
}
