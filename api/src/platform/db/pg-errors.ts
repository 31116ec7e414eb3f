// PostgreSQL's and the pool's errors in the catalogue's codes: the only place that knows them (house style, "Errors").
import { ConnectionAcquireTimeoutError, ConnectionError } from 'sequelize';
import type { ErrorCode, ErrorDetails } from '@lotline/schema/errors/catalogue';
import { takenKey } from './unique-keys.ts';

const GONE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
const GONE_TEXT =
  /Query read timeout|Connection terminated|connection error and is not queryable|the database system is (starting up|shutting down|in recovery mode)|timeout expired|ConnectionManager.getConnection was called after/i;
/** disk_full; a quota has no code of its own, so the message decides. */
const FULL = '53100';
const OF_THE_SYSTEM = new Set(['58000', '58030', 'XX000']);
const FULL_TEXT = /No space left on device|Disk quota exceeded/i;
const AGAIN = new Set(['40001', '40P01']);
/** unique_violation, exclusion_violation */
const TAKEN = new Set(['23505', '23P01']);

/** The error and what it wraps, outermost first: drivers hide the real one under originalError, original, parent or cause. */
interface Layer {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly constraint?: unknown;
}

function chain(error: unknown): Layer[] {
  const found: Record<string, unknown>[] = [];
  let next: unknown = error;
  while (typeof next === 'object' && next !== null && found.length < 6) {
    const layer = next as Record<string, unknown>;
    found.push(layer);
    next = layer['originalError'] ?? layer['original'] ?? layer['parent'] ?? layer['cause'];
  }
  return found;
}

function isFull({ code, message }: Layer): boolean {
  if (code === FULL) return true;
  return typeof code === 'string' && OF_THE_SYSTEM.has(code) && typeof message === 'string' && FULL_TEXT.test(message);
}

export interface DatabaseRefusal {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
}

/** The catalogue's code for the database's error, with the details of its sentence, or null for an unknown error. */
export function databaseRefusal(error: unknown): DatabaseRefusal | null {
  for (const layer of chain(error)) {
    const code = codeOf(layer);
    if (code !== null) return { code, details: {} };
    if (typeof layer.code === 'string' && TAKEN.has(layer.code)) {
      const key = takenKey(layer.constraint);
      return key === null ? null : { code: 'ALREADY_TAKEN', details: { ...key } };
    }
  }
  return null;
}

/** What the database says by a constraint of its own (migration 0070). */
const OF_CONSTRAINTS: Readonly<Partial<Record<string, ErrorCode>>> = { last_rights_holder: 'LAST_RIGHTS_HOLDER' };

function codeOf(layer: Layer): ErrorCode | null {
  if (typeof layer.constraint === 'string' && OF_CONSTRAINTS[layer.constraint] !== undefined)
    return OF_CONSTRAINTS[layer.constraint] ?? null;
  if (isFull(layer)) return 'STORAGE_FULL';
  if (layer instanceof ConnectionError || layer instanceof ConnectionAcquireTimeoutError) return 'UNAVAILABLE';
  if (typeof layer.code === 'string' && GONE.has(layer.code)) return 'UNAVAILABLE';
  if (layer.code === '57014' || layer.code === '55P03') return 'TIMEOUT';
  if (typeof layer.message === 'string' && GONE_TEXT.test(layer.message)) return 'UNAVAILABLE';
  // numbers, dates and text that the column cannot hold
  return typeof layer.code === 'string' && layer.code.startsWith('22') ? 'INVALID_INPUT' : null;
}

/** Deadlock or serialization failure: the same transaction may succeed when run again. */
export function mayRunAgain(error: unknown): boolean {
  return chain(error).some((layer) => typeof layer.code === 'string' && AGAIN.has(layer.code));
}
