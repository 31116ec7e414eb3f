// A GraphQL answer's HTTP status: 503 with Retry-After, 504 and 500 when the server is at fault, 400 for bad input. Refusals by a rule stay 200.
import type { ApolloServerPlugin } from '@apollo/server';
import { CATALOGUE, isErrorCode, type ErrorCode } from '@lotline/schema/errors/catalogue';
import type { RequestContext } from '../command/request-context.ts';
import { RETRY_AFTER_SECONDS } from '../http/error-handler.ts';
import { errorStatus } from '../http/error-status.ts';

const SERVER_FAULTS: readonly ErrorCode[] = ['UNAVAILABLE', 'TIMEOUT', 'FAULT'];
const DOCUMENT_FAULTS: readonly ErrorCode[] = ['MALFORMED_REQUEST', 'INVALID_INPUT'];

export const answerStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors = [] } = response.body.singleResult;
      const codes = errors.map(({ extensions }) => extensions?.['code']).filter(isErrorCode);
      const status = data === undefined ? documentStatus(codes, request.http?.headers.get('accept')) : executionStatus(codes, data);
      if (status === null) return;
      response.http.status = status;
      if (status === 503) response.http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
    },
  }),
};

function executionStatus(codes: readonly ErrorCode[], data: Record<string, unknown> | null): number | null {
  const fault = SERVER_FAULTS.find((code) => codes.includes(code));
  if (fault !== undefined) return errorStatus(fault);
  const isNothingDone = Object.values(data ?? {}).every((value) => value === null);
  const isBadInput = codes.length > 0 && codes.every((code) => CATALOGUE[code].kind === 'invalid');
  return isBadInput && isNothingDone ? 400 : null;
}

/**
 * Nothing was executed. The GraphQL-over-HTTP specification asks for 200 when a client takes application/json and nothing else, whose
 * status a proxy might have set; every other client is told 400.
 */
function documentStatus(codes: readonly ErrorCode[], accept: string | undefined): number | null {
  const fault = SERVER_FAULTS.find((code) => codes.includes(code));
  if (fault !== undefined) return errorStatus(fault);
  const isDocumentFault = codes.length > 0 && codes.every((code) => DOCUMENT_FAULTS.includes(code));
  return isDocumentFault && accept === 'application/json' ? 200 : null;
}
