// The id that a mutation carries. A try that got no answer may have arrived: the same call keeps its id, so the server applies it once.
import type { ClientMutation } from '@lotline/schema/generated/operations';

export interface CallStamps {
  readonly stamp: (call: { readonly name: string; readonly input: unknown; readonly expectedVersion?: number }) => ClientMutation;
  /** There was a definite answer: the next call of this kind is a new one. */
  readonly settle: (call: { readonly name: string; readonly input: unknown }) => void;
}

interface Sources {
  readonly newId: () => string;
  readonly now: () => Date;
}

export function createCallStamps({ newId, now }: Sources): CallStamps {
  const open = new Map<string, ClientMutation>();
  const keyOf = (call: { readonly name: string; readonly input: unknown }) => JSON.stringify([call.name, call.input]);
  return {
    stamp: (call) => {
      const known = open.get(keyOf(call));
      if (known !== undefined) return known;
      const made: ClientMutation = { id: newId(), occurredAt: now().toISOString() };
      if (call.expectedVersion !== undefined) made.expectedVersion = call.expectedVersion;
      open.set(keyOf(call), made);
      return made;
    },
    settle: (call) => {
      open.delete(keyOf(call));
    },
  };
}
