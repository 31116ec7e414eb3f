// What the page that is open offers to the search of everything (Ctrl+K): each button or menu offers what it does while it stands there, so that the rule
// that shows it is the rule that lists it. Nothing is offered here that a click would be refused.
import { useEffect, useId, useSyncExternalStore } from 'react';
import type { LucideIcon } from 'lucide-react';

export interface PageAction {
  /** One of the page. */
  readonly id: string;
  readonly label: string;
  /** Beside the label, muted. */
  readonly note?: string | undefined;
  /** Other words that people type for it. */
  readonly also?: string | undefined;
  readonly icon: LucideIcon;
  /** Listed once something is typed: there are many like it. */
  readonly isSought?: boolean;
  /** Opens this path; without one `run` is called. */
  readonly path?: string | undefined;
  readonly run?: (() => void) | undefined;
}

const offers = new Map<string, readonly PageAction[]>();
const listeners = new Set<() => void>();
let all: readonly PageAction[] = [];

function tell(): void {
  all = [...offers.values()].flat();
  for (const listen of listeners) listen();
}

/** Offered for as long as the component is on the page. */
export function useOffer(actions: readonly PageAction[]): void {
  const key = useId();
  useEffect(() => {
    offers.set(key, actions);
    tell();
  }, [key, actions]);
  useEffect(
    () => () => {
      offers.delete(key);
      tell();
    },
    [key],
  );
}

const follow = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

export const usePageActions = (): readonly PageAction[] => useSyncExternalStore(follow, () => all);
