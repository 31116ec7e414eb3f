// Each call of GraphiQL is a row of the activity log: who asked for what, before anything of it is executed. What its own page asks of the schema is none.
import type { ApolloServerPlugin } from '@apollo/server';
import { GRAPHIQL_MARK } from '@lotline/schema/domain/saved-operation/graphiql-mark';
import { appendEvent } from '../command/append-event.ts';
import { runUnremembered } from '../command/command.ts';
import type { RequestContext } from '../command/request-context.ts';
import { rootFields } from './operation-weight.ts';

/** Fields of an event: enough to know what was asked for. */
const MOST_FIELDS = 20;

export const explorerActivity: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ request, document, operation, contextValue }) => {
      if (request.extensions?.[GRAPHIQL_MARK] !== true) return null;
      const fields = rootFields(document, operation).filter((field) => !field.startsWith('__'));
      if (fields.length > 0)
        await appendCall(contextValue, {
          kind: operation.operation,
          name: operation.name?.value ?? null,
          fields: fields.slice(0, MOST_FIELDS),
        });
      return null;
    },
  }),
};

interface ExplorerCall {
  readonly kind: string;
  readonly name: string | null;
  readonly fields: string[];
}

/** Its own transaction: the row stays where the operation is refused. */
function appendCall(context: RequestContext, detail: ExplorerCall): Promise<void> {
  return runUnremembered(context, (command) => {
    // a call has no row of its own: it is its person's
    const of = { entity: 'explorer', entityId: context.actor.userId, constructionId: null, version: 0 } as const;
    appendEvent(command, { move: 'runOperation', ...of, detail });
    return Promise.resolve();
  });
}
