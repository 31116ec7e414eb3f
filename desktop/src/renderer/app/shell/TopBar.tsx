// The bar above every page: the page's own part at the left, then the connection and the person.
import type { ReactNode } from 'react';
import { ConnectionState } from './ConnectionState.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import styles from './TopBar.module.css';

export function TopBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={styles.top}>
      {children}
      <span className={styles.room} />
      <ConnectionState />
      <PersonMenu />
    </header>
  );
}
