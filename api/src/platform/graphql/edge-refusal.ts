// A refusal of a whole operation, thrown before anything of it is executed: the catalogue's sentence with the status that REST would give.
import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';
import { errorStatus } from '../http/error-status.ts';

export function edgeRefusal(
  code: ErrorCode,
  details: ErrorDetails = {},
  headers: readonly (readonly [string, string])[] = [],
): GraphQLError {
  const http = { status: errorStatus(code), headers: new HeaderMap(headers.map(([name, value]) => [name, value])) };
  return new GraphQLError(sayError(code, details), { extensions: { code, details, http } });
}
