// The edge of GraphQL: every error leaves with extensions { code, details, requestId } and the catalogue's sentence; faults are written to the log alone.
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isErrorCode, sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';
import { toEdgeError } from '../http/error-status.ts';
import type { OnError } from '../http/fault.ts';
import { shortDetails, shortEcho } from '../http/short-echo.ts';
import { badLiteral } from './bad-value.ts';

/** Apollo's own codes, which all say that the request was not right. */
const REQUEST_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The parser's own words for a document over its token limit. */
const TOO_MANY_TOKENS = /^Syntax Error: (Document contains more tha[nt] \d+ tokens)/;

export interface ErrorScope {
  readonly requestId: string;
  readonly log: Logger;
  readonly userId: number | null;
  readonly onError: OnError;
}

/** `formatted` is what would be sent, `error` what was thrown. */
export function formatGraphQLError(formatted: GraphQLFormattedError, error: unknown, scope: ErrorScope): GraphQLFormattedError {
  const { code, details, message } = describe(formatted, unwrapResolverError(error), scope);
  return {
    message: shortEcho(message),
    ...(formatted.locations === undefined ? {} : { locations: formatted.locations }),
    ...(formatted.path === undefined ? {} : { path: formatted.path }),
    extensions: { code, details: shortDetails(code, details), requestId: scope.requestId },
  };
}

function describe(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { requestId, log, userId, onError }: ErrorScope,
): { code: ErrorCode; details: ErrorDetails; message: string } {
  const said = formatted.extensions?.['code'];
  if (isErrorCode(said))
    return { code: said, details: (formatted.extensions?.['details'] as ErrorDetails | undefined) ?? {}, message: formatted.message };
  const limit = formatted.extensions?.['limit'] ?? TOO_MANY_TOKENS.exec(formatted.message)?.[1];
  if (typeof limit === 'string') return { code: 'QUERY_TOO_COMPLEX', details: { limit }, message: sayError('QUERY_TOO_COMPLEX') };
  const bad = said === 'GRAPHQL_VALIDATION_FAILED' ? badLiteral(thrown) : null;
  if (bad !== null) return { code: 'INVALID_INPUT', details: { ...bad }, message: bad.sentence };
  if (typeof said === 'string' && REQUEST_CODES.has(said)) {
    const code = said === 'BAD_USER_INPUT' ? 'INVALID_INPUT' : 'MALFORMED_REQUEST';
    return { code, details: { sentence: formatted.message }, message: formatted.message };
  }
  if (isOfDocument(thrown)) return { code: 'MALFORMED_REQUEST', details: { sentence: formatted.message }, message: formatted.message };
  const { code, details, isUnknown } = toEdgeError(thrown);
  onError(code, isUnknown ? { error: thrown, path: fieldOf(formatted), userId, requestId } : undefined);
  if (isUnknown) log.error({ err: thrown, path: formatted.path }, 'fault');
  return { code, details, message: sayError(code, details) };
}

/** `saveSetting`, `jobs.rows.address`: which row of a list it was differs each time. */
const fieldOf = ({ path = [] }: GraphQLFormattedError): string =>
  `/graphql ${path.filter((step) => typeof step === 'string').join('.')}`.trim();

/** The executor's error for an operation that it cannot run, such as a subscription: no resolver threw, so it names no field. */
function isOfDocument(thrown: unknown): boolean {
  return thrown instanceof GraphQLError && thrown.originalError === undefined && thrown.path === undefined;
}
