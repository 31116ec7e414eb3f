// A GraphQL answer's HTTP status when the server, not the request, is at fault: 503 with Retry-After, 504, 500. Refusals stay 200.
import type { ApolloServerPlugin } from '@apollo/server';
import { RETRY_AFTER_SECONDS } from '../http/error-handler.ts';
import type { RequestContext } from '../command/request-context.ts';

export const answerStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return;
      const codes = response.body.singleResult.errors?.map(({ extensions }) => extensions?.['code']) ?? [];
      if (codes.includes('UNAVAILABLE')) {
        response.http.status = 503;
        response.http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
      } else if (codes.includes('TIMEOUT')) response.http.status = 504;
      else if (codes.includes('FAULT')) response.http.status = 500;
    },
  }),
};
