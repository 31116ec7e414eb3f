// The server's log: JSON lines on stderr, with an id for each request; tokens and secrets never reach it.
import { pino, type Logger } from 'pino';

const SECRET_KEYS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'access_token', 'refresh_token', 'id_token', 'secret', 'uploadUrl'];

export function createLog(level: string): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[redacted]' },
      serializers: { err: describeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

const CONNECTION_STRING = /\b([a-z]+:\/\/)[^\s/@:]+:[^\s/@]+@/gi;
const BEARER = /\b(eyJ[\w-]+\.)[\w-]+\.[\w-]*/g;

function scrub(text: string): string {
  return text.replace(CONNECTION_STRING, '$1[redacted]@').replace(BEARER, '$1[redacted]');
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
