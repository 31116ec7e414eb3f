// Apollo Server: limits, who may introspect, typed errors. Mounted at /graphql behind sign-in.
import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import type { ErrorCode } from '@lotline/schema/errors/catalogue';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../command/request-context.ts';
import { chargePerson } from '../http/rate-limit.ts';
import { requestContext } from '../http/request-scope.ts';
import { hasLargeBody, SMALL_BODY } from '../http/ticket-body.ts';
import { answerStatus } from './answer-status.ts';
import { hasTooManyComments } from './comment-limit.ts';
import { formatGraphQLError, type ErrorScope } from './format-error.ts';
import { introspectionNeedsClaim } from './introspection-claim.ts';
import { KeptDocuments } from './kept-documents.ts';
import { operationGate, type Caller } from './operation-gate.ts';
import { answerVersions } from './versions.ts';
import { MOST_TOKENS, queryLimitRules } from './query-limits.ts';

export interface GraphQLServer {
  readonly handler: RequestHandler;
  stop(): Promise<void>;
}

export async function startGraphQL(schema: GraphQLSchema, onError: (code: ErrorCode) => void): Promise<GraphQLServer> {
  const current = new AsyncLocalStorage<ErrorScope & Caller>();
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    documentStore: new KeptDocuments(),
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: queryLimitRules(),
    formatError: (formatted, error) =>
      formatGraphQLError(formatted, error, current.getStore() ?? { requestId: '', onError, log: pino({ level: 'silent' }) }),
    // cache control would wrap every single field; nothing here is cached
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      introspectionNeedsClaim,
      operationGate(() => current.getStore(), SMALL_BODY),
      answerStatus,
      answerVersions,
    ],
  });
  await server.start();
  const serve = expressMiddleware(server, { context: async ({ req }) => requestContext(req) });
  return {
    handler: (req, res, next) => {
      const { requestId, log } = requestContext(req);
      if (hasTooManyComments(sourceOf(req.body))) refuse('QUERY_TOO_COMPLEX', { limit: 'comments' });
      const caller: Caller = { hasLargeBody: hasLargeBody(req), charge: (requests) => chargePerson(req, requests) };
      return current.run({ requestId, log, onError, ...caller }, () => serve(req, res, next));
    },
    stop: () => server.stop(),
  };
}

/** A query in the address needs no such care: an address is short. */
function sourceOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string' ? body.query : '';
}
