// What can go wrong at start, in one sentence that names the setting and the remedy (issue 3 §1).
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config.ts';
import { databaseRefusal } from '../db/pg-errors.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { LentSessionsError } from '../db/session-per-connection.ts';

/** The sentence, or null for an unforeseen error. */
export function describeStartFailure(error: unknown, config: Config | null): string | null {
  if (error instanceof ConfigError || error instanceof NewerDatabaseError || error instanceof LentSessionsError) return error.message;
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `Port ${config?.PORT} is taken by another program; stop it, or set PORT to another number.`;
  if (code === 'EACCES' && config !== null && isListenError(error))
    return `Port ${config.PORT} may not be used by this user; set PORT to a number above 1023.`;
  if (isListenError(error) && config !== null)
    return `The server cannot listen on ${config.HOST}; set HOST to an address of this machine, such as localhost.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    return `The folder DATA_DIR (${config?.DATA_DIR}) cannot be written; set DATA_DIR to one that can, or free it.`;
  if (code === '28P01' || code === '28000') return 'The database refuses the user or password in DATABASE_URL; correct it and start again.';
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist; create it or correct the name.';
  if (databaseRefusal(error)?.code === 'UNAVAILABLE')
    return `The database at ${databasePlace(config)} does not answer; start it, or correct DATABASE_URL.`;
  return null;
}

function errorCode(error: unknown): unknown {
  let layer: unknown = error;
  while (typeof layer === 'object' && layer !== null) {
    if ('code' in layer && typeof layer.code === 'string') return layer.code;
    layer = 'original' in layer ? layer.original : 'cause' in layer ? layer.cause : null;
  }
  return undefined;
}

function isListenError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
  );
}

/** Host and port alone: the address may contain a password. */
function databasePlace(config: Config | null): string {
  if (config === null) return 'DATABASE_URL';
  const { hostname, port } = new URL(config.DATABASE_URL);
  return `${hostname}:${port === '' ? 5432 : port}`;
}
