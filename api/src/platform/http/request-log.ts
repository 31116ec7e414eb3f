// The server's log: JSON lines on stderr, with an id for each request; tokens and secrets never reach it.
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { requestScope } from './request-scope.ts';

const SECRET_KEYS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'secret',
  'uploadUrl',
];

export function createLog(level: string, destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[redacted]' },
      serializers: { err: describeError },
      // The last step before the line leaves: whatever put a secret into a text, it is cut out here.
      hooks: { streamWrite: scrub },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}

/** One line for each request, at level debug. */
export const logRequests: RequestHandler = (req, res, next) => {
  const startedAt = performance.now();
  res.on('finish', () => {
    const milliseconds = Math.round(performance.now() - startedAt);
    requestScope(req).log.debug({ method: req.method, path: publicPath(req.originalUrl), status: res.statusCode, milliseconds }, 'request');
  });
  next();
};

/** The address without its question, and without the signed part that opens a file or a sign-in. */
export function publicPath(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(/^(\/api\/files|\/idp\/sign-in|\/idp\/auth|\/builders)\/[^/]+/, '$1/[redacted]');
}

const CONNECTION_STRING = /\b([a-z]+:\/\/)[^\s/@:]+:[^\s/@]+@/gi;
const BEARER = /\b(eyJ[\w-]+\.)[\w-]+\.[\w-]*/g;

function scrub(text: string): string {
  return text.replace(CONNECTION_STRING, '$1[redacted]@').replace(BEARER, '$1[redacted]');
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
