// A refusal of a whole operation, thrown before anything of it is executed: the catalogue's sentence with the status that REST would give.
import { GraphQLError } from 'graphql';
import { sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';
import { errorStatus } from '../http/error-status.ts';

export function edgeRefusal(code: ErrorCode, details: ErrorDetails = {}): GraphQLError {
  return new GraphQLError(sayError(code, details), { extensions: { code, details, http: { status: errorStatus(code) } } });
}
