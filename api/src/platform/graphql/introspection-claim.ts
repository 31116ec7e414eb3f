// Introspection opens for administrators only, like /graphiql (quality.md §2).
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, NoSchemaIntrospectionCustomRule, validate } from 'graphql';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { sayError } from '@lotline/schema/errors/catalogue';
import type { RequestContext } from '../command/request-context.ts';

export const introspectionNeedsClaim: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, contextValue }) => {
      if (hasClaim(contextValue.actor, 'CAN_ACCESS_ADMINISTRATOR_TASKS')) return;
      if (validate(schema, document, [NoSchemaIntrospectionCustomRule]).length === 0) return;
      throw new GraphQLError(sayError('CLAIM_REQUIRED'), {
        extensions: { code: 'CLAIM_REQUIRED', details: { claim: 'CAN_ACCESS_ADMINISTRATOR_TASKS' }, http: { status: 403 } },
      });
    },
  }),
};
