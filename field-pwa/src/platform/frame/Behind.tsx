// What stands below what a person looks at first: drawn right after it, in pieces between which a slow phone answers.
import { useDeferredValue, type ReactNode } from 'react';

export function Behind({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
