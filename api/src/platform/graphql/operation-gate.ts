// The checks of an operation before any of it is executed, in this order: is its body small enough, does it request too much at once, does it count as
// more than one request, are its lists and texts within their limits, do its values have their types. The hooks of several plugins would run at
// the same time, so the last would work while the first refuses.
import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { isAllowedField } from '../auth/while-impersonating.ts';
import type { RequestContext } from '../command/request-context.ts';
import { LARGE_FIELD } from '../http/ticket-body.ts';
import { mustFitTypes } from './bad-value.ts';
import { edgeRefusal, refuseAtEdge } from './edge-refusal.ts';
import { mustFitInputs } from './input-size.ts';
import { MOST_WEIGHT, rootFields, weighRequested } from './operation-weight.ts';

/** Facts of the HTTP request. */
export interface Caller {
  readonly hasLargeBody: boolean;
  /** Counts as so many more requests of the person. @throws RefusalError RATE_LIMITED when that is more than the rest of the minute. */
  readonly charge: (requests: number) => Promise<void>;
}

export function operationGate(callerOf: () => Caller | undefined, smallLimit: string): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        const caller = callerOf();
        // no operation has that name: the executor reports it
        if (operation === undefined) return;
        mustBeOpenToActor(contextValue.actor, document, operation);
        if (caller?.hasLargeBody === true && rootFields(document, operation).join() !== LARGE_FIELD)
          throw edgeRefusal('BODY_TOO_LARGE', { limit: smallLimit });
        const { weight, repeats } = weighRequested(document, operation);
        if (weight > MOST_WEIGHT) throw edgeRefusal('QUERY_TOO_COMPLEX', { limit: `weight ${String(MOST_WEIGHT)}`, weight });
        if (repeats > 0) await caller?.charge(repeats).catch(refuseAtEdge);
        const variables = request.variables ?? {};
        mustFitInputs(schema, document, operation, variables);
        mustFitTypes(schema, operation, variables);
      },
    }),
  };
}

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** While somebody is signed in as somebody else. @throws GraphQLError IMPERSONATION_FORBIDS */
function mustBeOpenToActor({ impersonatorId }: Actor, document: DocumentNode, operation: OperationDefinitionNode): void {
  if (impersonatorId === undefined) return;
  const fields = rootFields(document, operation).filter((field) => !field.startsWith('__'));
  if (!fields.every((field) => isAllowedField(`${ROOTS[operation.operation]}.${field}`))) throw edgeRefusal('IMPERSONATION_FORBIDS');
}
