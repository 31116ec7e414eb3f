// A refusal of a whole operation, thrown before anything of it is executed: the catalogue's sentence with the status that REST would give.
import { GraphQLError } from 'graphql';
import { sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { errorStatus } from '../http/error-status.ts';

export function edgeRefusal(code: ErrorCode, details: ErrorDetails = {}): GraphQLError {
  return new GraphQLError(sayError(code, details), { extensions: { code, details, http: { status: errorStatus(code) } } });
}

/** What REST would refuse, refused here with its status. @throws GraphQLError, or the original error where that is no refusal */
export function refuseAtEdge(error: unknown): never {
  throw error instanceof RefusalError ? edgeRefusal(error.code, error.details) : error;
}
