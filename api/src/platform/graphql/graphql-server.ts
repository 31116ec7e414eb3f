// Apollo Server: limits, the claim for introspection, typed errors. Mounted at /graphql behind sign-in.
import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { Request, RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { REGISTERED_OPERATIONS } from '../../generated/registered-operations.ts';
import type { RequestContext } from '../command/request-context.ts';
import type { OnError } from '../http/fault.ts';
import { chargePerson } from '../http/rate-limit.ts';
import { requestContext } from '../http/request-scope.ts';
import { hasLargeBody, SMALL_BODY } from '../http/ticket-body.ts';
import { answerStatus } from './answer-status.ts';
import { hasTooManyComments } from './comment-limit.ts';
import { requestedText, openDocument } from './requested-document.ts';
import { MOST_TOKENS, overBudget, parseWithinTokens, requestsForTokens } from './document-budget.ts';
import { edgeRefusal, refuseAtEdge } from './edge-refusal.ts';
import { explorerActivity } from './explorer-activity.ts';
import { formatGraphQLError, type ErrorScope } from './format-error.ts';
import { introspectionNeedsClaim } from './introspection-claim.ts';
import { CachedDocuments } from './cached-documents.ts';
import { operationGate, type Caller } from './operation-gate.ts';
import { answerVersions } from './versions.ts';
import { queryLimitRules } from './query-limits.ts';

export interface GraphQLServer {
  readonly handler: RequestHandler;
  stop(): Promise<void>;
}

/** Of the request that is answered. One for the process: Node looks at each such store with every promise. */
const current = new AsyncLocalStorage<ErrorScope & Caller>();

export async function startGraphQL(schema: GraphQLSchema, onError: OnError): Promise<GraphQLServer> {
  const documents = new CachedDocuments(REGISTERED_OPERATIONS.values());
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    documentStore: documents,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: queryLimitRules(),
    formatError: (formatted, error) =>
      formatGraphQLError(formatted, error, current.getStore() ?? { requestId: '', userId: null, onError, log: pino({ level: 'silent' }) }),
    // cache control would wrap every single field; nothing here is cached
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      introspectionNeedsClaim,
      operationGate(() => current.getStore(), SMALL_BODY),
      explorerActivity,
      answerStatus,
      answerVersions,
    ],
  });
  await server.start();
  const context = async ({ req }: { readonly req: Request }): Promise<RequestContext> => {
    await mustAfford(req, documents);
    return requestContext(req);
  };
  const serve = expressMiddleware(server, { context });
  return {
    handler: (req, res, next) => {
      const { requestId, log, actor } = requestContext(req);
      if (!openDocument(req)) refuse('OPERATION_UNKNOWN');
      if (hasTooManyComments(requestedText(req))) refuse('QUERY_TOO_COMPLEX', { limit: 'comments' });
      const caller: Caller = { hasLargeBody: hasLargeBody(req), charge: (requests) => chargePerson(req, requests) };
      return current.run({ requestId, log, userId: actor.userId, onError, ...caller }, () => serve(req, res, next));
    },
    stop: () => server.stop(),
  };
}

/** For a document that is neither an app's own nor was seen a moment ago. @throws GraphQLError QUERY_TOO_COMPLEX, RATE_LIMITED */
async function mustAfford(req: Request, documents: CachedDocuments): Promise<void> {
  const text = requestedText(req);
  if (text === '' || documents.isFree(text)) return;
  const document = parseWithinTokens(text);
  if (document === null) return;
  const over = overBudget(document);
  if (over !== null) throw edgeRefusal('QUERY_TOO_COMPLEX', over);
  const requests = requestsForTokens(document.tokenCount ?? MOST_TOKENS);
  if (requests > 0) await chargePerson(req, requests).catch(refuseAtEdge);
}
