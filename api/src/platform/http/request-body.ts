// Bodies: JSON alone, each with its limit. A form, a broken body or one that is too large gets a typed 4xx.
import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { ErrorCode, ErrorDetails } from '@lotline/schema/errors/catalogue';

const UNREADABLE = 'The body is not valid JSON.';
const NOT_JSON = 'Send the body as application/json.';

interface BodyError {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly status: number;
}

class NotJsonError extends Error {
  readonly type = 'content.not.json';
}

/** Looks at the raw bytes before they are parsed. @throws an error with one of the parser's own types. */
type LookAt = (req: IncomingMessage, bytes: Buffer, encoding: string) => void;

/** Parses JSON up to `limitKb`. Any other type with a body is refused: a form on another site can send forms, not JSON. */
export function jsonBody(limitKb: number, lookAt?: LookAt): RequestHandler {
  const parse = express.json({
    limit: limitKb * 1024,
    strict: true,
    type: () => true,
    ...(lookAt === undefined ? {} : { verify: (req, _res, bytes, encoding) => lookAt(req, bytes, encoding) }),
  });
  return (req, res, next) => {
    const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
    if (!hasBody) {
      req.body ??= undefined;
      next();
      return;
    }
    if (req.is('application/json') === false) {
      next(new NotJsonError());
      return;
    }
    parse(req, res, next);
  };
}

/** What the body parser threw, or null when the error is not about the body. */
export function requestBodyError(error: unknown): BodyError | null {
  if (typeof error !== 'object' || error === null) return null;
  if (isCompressionBroken(error)) return { code: 'MALFORMED_REQUEST', details: { sentence: UNREADABLE }, status: 400 };
  if (!('type' in error)) return null;
  const limit = 'limit' in error && typeof error.limit === 'number' ? { limit: `${Math.round(error.limit / 1024)} KiB` } : {};
  switch (error.type) {
    case 'entity.too.large':
      return { code: 'BODY_TOO_LARGE', details: limit, status: 413 };
    case 'too.many.values':
      return { code: 'BODY_TOO_LARGE', details: { limit: '10,000 values' }, status: 413 };
    case 'content.not.json':
      return { code: 'MALFORMED_REQUEST', details: { sentence: NOT_JSON }, status: 415 };
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return { code: 'MALFORMED_REQUEST', details: { sentence: UNREADABLE }, status: 415 };
    case 'entity.parse.failed':
    case 'entity.verify.failed':
    case 'request.size.invalid':
    case 'request.aborted':
      return { code: 'MALFORMED_REQUEST', details: { sentence: UNREADABLE }, status: 400 };
    default:
      return null;
  }
}

/** zlib's own errors (Z_DATA_ERROR, ERR__ERROR_FORMAT_…), which the parser passes on with the status 400 and no type. */
function isCompressionBroken(error: object): boolean {
  return 'status' in error && error.status === 400 && 'code' in error && 'errno' in error;
}
