// What is below the first view: rendered right after it, in pieces between which a slow phone answers input.
import { useDeferredValue, type ReactNode } from 'react';

export function Behind({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
