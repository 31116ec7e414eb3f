// Introspection is for administrators only, like /graphiql (quality.md §2).
import type { ApolloServerPlugin } from '@apollo/server';
import { NoSchemaIntrospectionCustomRule, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import type { RequestContext } from '../command/request-context.ts';
import { edgeRefusal } from './edge-refusal.ts';

export const introspectionNeedsClaim: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, contextValue }) => {
      if (hasClaim(contextValue.actor, 'CAN_ACCESS_ADMINISTRATOR_TASKS') || !introspects(schema, document)) return;
      throw edgeRefusal('CLAIM_REQUIRED', { claim: 'CAN_ACCESS_ADMINISTRATOR_TASKS' });
    },
  }),
};

const known = new WeakMap<DocumentNode, boolean>();

/** Checked once for each document: the apps' documents are parsed once and cached (cached-documents.ts). */
function introspects(schema: GraphQLSchema, document: DocumentNode): boolean {
  const answer = known.get(document) ?? validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0;
  known.set(document, answer);
  return answer;
}
