import { ConnectionAcquireTimeoutError, ConnectionRefusedError, DatabaseError } from 'sequelize';
import { CATALOGUE, type ErrorCode } from '@lotline/schema/errors/catalogue';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { errorStatus, toEdgeError } from './error-status.ts';

const ALLOWED = [400, 401, 403, 404, 409, 413, 422, 429, 500, 503, 504, 507];

test.each(Object.keys(CATALOGUE) as ErrorCode[])('%s has a status of contract/rest.md', (code) => {
  expect(ALLOWED).toContain(errorStatus(code));
});

test.each<[ErrorCode, number]>([
  ['INVALID_INPUT', 400],
  ['UNAUTHENTICATED', 401],
  ['CANNOT_LOG_IN', 403],
  ['CLAIM_REQUIRED', 403],
  ['NOT_FOUND', 404],
  ['TASK_SUBMITTED', 409],
  ['STALE_VERSION', 409],
  ['BODY_TOO_LARGE', 413],
  ['IDEMPOTENCY_MISMATCH', 422],
  ['RATE_LIMITED', 429],
  ['FAULT', 500],
  ['UNAVAILABLE', 503],
  ['TIMEOUT', 504],
  ['STORAGE_FULL', 507],
])('%s answers %i (contract/rest.md)', (code, status) => {
  expect(errorStatus(code)).toBe(status);
});

const fromPostgres = (code: string, message = 'said by PostgreSQL'): DatabaseError =>
  new DatabaseError(Object.assign(new Error(message), { code, sql: '' }));
const fromSystem = (code: string): Error => Object.assign(new Error(code), { code });

test.each<[string, unknown, ErrorCode]>([
  ['a refusal keeps its code', new RefusalError('TASK_COMPLETED'), 'TASK_COMPLETED'],
  ['a refused connection', new ConnectionRefusedError(new Error('connect ECONNREFUSED')), 'UNAVAILABLE'],
  ['a pool that is empty for too long', new ConnectionAcquireTimeoutError(new Error('timeout')), 'UNAVAILABLE'],
  ['a server that is shutting down', fromPostgres('57P01'), 'UNAVAILABLE'],
  ['a statement past its time', fromPostgres('57014'), 'TIMEOUT'],
  ['a lock that is not given', fromPostgres('55P03'), 'TIMEOUT'],
  ['a connection that was cut in a transaction', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  ['a number that the column cannot hold', fromPostgres('22003'), 'INVALID_INPUT'],
  ['a database without room', fromPostgres('53100'), 'STORAGE_FULL'],
  ['a database over its quota', fromPostgres('XX000', 'could not extend file "base/1": Disk quota exceeded'), 'STORAGE_FULL'],
  ['a person’s own words about a disk', fromPostgres('22007', 'invalid date: "No space left on device"'), 'INVALID_INPUT'],
  ['a disk without room', fromSystem('ENOSPC'), 'STORAGE_FULL'],
  ['what failed for a quota', new Error('could not be kept', { cause: fromSystem('EDQUOT') }), 'STORAGE_FULL'],
  [
    'a path parameter that the router cannot decode',
    Object.assign(new URIError('Failed to decode param'), { status: 400 }),
    'MALFORMED_REQUEST',
  ],
  ['a text of ours that cannot be decoded', new URIError('URI malformed'), 'FAULT'],
  ['a mistake of ours in SQL', fromPostgres('42601'), 'FAULT'],
  ['anything thrown', 'text', 'FAULT'],
])('%s has a code of its own at the edge (house style "Errors")', (_what, error, code) => {
  expect(toEdgeError(error)).toMatchObject({ code, isUnknown: code === 'FAULT' });
});
