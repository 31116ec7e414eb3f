// What is said of the whole page: below the app bar, and seen wherever the page stands.
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
