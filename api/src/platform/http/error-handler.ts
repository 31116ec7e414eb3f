// The edge of REST: every error becomes { code, message, details, requestId } with the status of contract/rest.md.
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestBodyError } from './request-body.ts';
import { errorStatus, toEdgeError } from './error-status.ts';
import type { OnError } from './fault.ts';
import { publicPath } from './public-path.ts';
import { requestScope } from './request-scope.ts';
import { shortDetails } from './short-echo.ts';

/** Seconds after which a client may ask again: while the database is away, or too much is under way. */
export const RETRY_AFTER_SECONDS = 2;

/** Of the answer that was meant to be: JSON by the name of a PDF would be saved as one. */
const OF_CONTENT = ['Content-Type', 'Content-Length', 'Content-Disposition', 'Content-Range', 'Accept-Ranges', 'ETag', 'Last-Modified'];

export function answerError(res: Response, code: ErrorCode, given: ErrorDetails = {}, status = errorStatus(code)): void {
  const details = shortDetails(code, given);
  for (const name of OF_CONTENT) res.removeHeader(name);
  if (typeof details['retryAfterSeconds'] === 'number') res.setHeader('Retry-After', String(details['retryAfterSeconds']));
  // a limit by the minute has set the header already
  if ((status === 503 || status === 429) && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).json({ code, message: sayError(code, details), details, requestId: requestScope(res.req).requestId });
}

export function errorHandler(onError: OnError): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.writableEnded) {
      // it was answered already, for its time: to break the connection off would take that answer along
      requestScope(req).log.debug({ err: error }, 'failed after its answer');
      return;
    }
    if (res.headersSent) {
      requestScope(req).log.warn({ err: error }, 'failed after the answer had begun');
      next(error);
      return;
    }
    if (req.destroyed && !req.complete) {
      // The sender hung up in the middle of its body: nobody reads an answer, and nothing of ours has failed.
      requestScope(req).log.debug({ err: error }, 'broken off by the sender');
      res.destroy();
      return;
    }
    const body = requestBodyError(error);
    if (body !== null) {
      answerError(res, body.code, body.details, body.status);
      return;
    }
    const { code, details, isUnknown } = toEdgeError(error);
    const { log, context, requestId } = requestScope(req);
    const path = publicPath(req.originalUrl);
    onError(code, isUnknown ? { error, path, userId: context?.actor.userId ?? null, requestId } : undefined);
    if (isUnknown) log.error({ err: error, method: req.method, path }, 'fault');
    else if (errorStatus(code) >= 500) log.warn({ err: error, code }, 'not available');
    answerError(res, code, details);
  };
}

export const unknownPath: RequestHandler = () => refuse('NOT_FOUND');
