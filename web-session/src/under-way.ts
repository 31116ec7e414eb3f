// How many changes have been sent and are not answered: what must not be cut off by a reload of the page.
import type { GqlChange } from './gql.ts';
import { createStore, type Readable } from './store.ts';

/** The same call, counted while it waits for its answer. */
export function countUnderWay(send: GqlChange): { readonly gqlChange: GqlChange; readonly sending: Readable<number> } {
  const sending = createStore(0);
  return {
    sending,
    gqlChange: async (document, variables) => {
      sending.set(sending.get() + 1);
      try {
        return await send(document, variables);
      } finally {
        sending.set(sending.get() - 1);
      }
    },
  };
}
