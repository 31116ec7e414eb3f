// The server's log: JSON lines on stderr, with an id for each request; tokens and secrets never reach it.
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { publicPath } from './public-path.ts';
import { scrub, withoutSecrets } from './redact.ts';
import { requestScope } from './request-scope.ts';

export function createLog(level: string, destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger {
  return pino(
    {
      level,
      formatters: { log: (facts) => withoutSecrets(facts), bindings: (facts) => withoutSecrets(facts) },
      serializers: { err: describeError },
      // The last step before the line leaves: whatever put a secret into a text, it is removed here.
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
