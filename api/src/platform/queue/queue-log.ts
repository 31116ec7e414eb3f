// The queue's messages, in the server's own log. Successful jobs are left out: each logs what it did.
import { Logger, type LogFunctionFactory } from 'graphile-worker';
import type { Logger as Log } from 'pino';

const LEVEL = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export function queueLogger(log: Log): Logger {
  const write: LogFunctionFactory = (scope) => (level, message) => log[LEVEL[level]]({ queue: scope }, message);
  return new Logger(write);
}
