// A notice about the whole page: below the app bar, visible however far the page is scrolled.
import type { ReactNode } from 'react';
import { useMeasuredHeight } from './use-measured-height.tsx';
import styles from './PageNotice.module.css';

export function PageNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={useMeasuredHeight('--notice')} className={styles.notice}>
      {children}
    </div>
  );
}
