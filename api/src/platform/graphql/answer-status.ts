// A GraphQL answer's HTTP status: 503 with Retry-After, 504 and 500 when the server is at fault, 4xx for bad input. Refusals by a rule stay 200.
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
      if (status === 503 || status === 429) response.http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
      // No data beside a failure's status (domain.md §6): GraphQL over HTTP demands 2xx wherever data is not null, even if its one field is.
      if (isNothing(data)) delete response.body.singleResult.data;
    },
  }),
};

type Data = Record<string, unknown> | null | undefined;

const isNothing = (data: Data): boolean => Object.values(data ?? {}).every((value) => value === null);

function executionStatus(codes: readonly ErrorCode[], data: Data): number | null {
  const fault = SERVER_FAULTS.find((code) => codes.includes(code));
  if (fault !== undefined) return errorStatus(fault);
  return codes.length > 0 && codes.every(isOfInput) && isNothing(data) ? inputStatus(codes) : null;
}

/** What was sent is invalid in any state of the records, so sending it again cannot help. */
function isOfInput(code: ErrorCode): boolean {
  const { kind } = CATALOGUE[code];
  return kind === 'invalid' || kind === 'limit' || code === 'IDEMPOTENCY_MISMATCH';
}

/** The status that all of them share, as REST would answer it. */
function inputStatus(codes: readonly ErrorCode[]): number {
  const statuses = new Set(codes.map(errorStatus));
  const [status = 400] = statuses;
  return statuses.size === 1 ? status : 400;
}

/**
 * Nothing was executed. The GraphQL-over-HTTP specification asks for 200 when a client accepts application/json alone, whose
 * status a proxy might have set; every other client gets 400.
 */
function documentStatus(codes: readonly ErrorCode[], accept: string | undefined): number | null {
  const fault = SERVER_FAULTS.find((code) => codes.includes(code));
  if (fault !== undefined) return errorStatus(fault);
  const isDocumentFault = codes.length > 0 && codes.every((code) => DOCUMENT_FAULTS.includes(code));
  return isDocumentFault && accept === 'application/json' ? 200 : null;
}
