// What holds of answers as a whole: none is kept by anybody, and streams and files as they lie are not compressed.
import compression from 'compression';
import type express from 'express';
import { isSentAsItLies } from './static-apps.ts';

export const noStore: express.RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

export function isCompressible(req: express.Request, res: express.Response): boolean {
  if (isSentAsItLies(res)) return false;
  return !String(res.getHeader('Content-Type') ?? '').startsWith('text/event-stream') && compression.filter(req, res);
}
