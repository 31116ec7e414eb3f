// The versions that a mutation made go out beside its answer, as `extensions.versions`: the person's outbox carries them on, so that their
// own entries never clash with each other (decision 033).
import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../command/request-context.ts';

export const answerVersions: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response, contextValue }) => {
      const { versions = {} } = contextValue;
      if (response.body.kind !== 'single' || Object.keys(versions).length === 0) return;
      const { singleResult } = response.body;
      singleResult.extensions = { ...singleResult.extensions, versions };
    },
  }),
};
