// How many changes are sent and not answered: a reload of the page must not cut them off.
import type { GqlChange } from './gql.ts';
import { createStore, type Readable } from './store.ts';

/** Runs it, and counts it until it has ended. */
export type UnderWay = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The same call, counted while it waits for its answer. */
export function countUnderWay(send: GqlChange): {
  readonly gqlChange: GqlChange;
  readonly sending: Readable<number>;
  readonly underWay: UnderWay;
} {
  const sending = createStore(0);
  const underWay: UnderWay = async (work) => {
    sending.set(sending.get() + 1);
    try {
      return await work();
    } finally {
      sending.set(sending.get() - 1);
    }
  };
  return { sending, underWay, gqlChange: (document, variables) => underWay(() => send(document, variables)) };
}
