// What is said of the whole page: below the app bar, and seen wherever the page stands.
import type { ReactNode } from 'react';
import { useMeasuredHeight } from './use-measured-height.tsx';

export function PageNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={useMeasuredHeight('--notice')} className="page-notice">
      {children}
    </div>
  );
}
