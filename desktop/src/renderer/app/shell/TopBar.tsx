// The bar above every page: the page's own part at the left, then the connection and the person.
import { useContext, type ReactNode } from 'react';
import { LocalContext } from '../../platform/data/local-store.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import styles from './TopBar.module.css';

export function TopBar({ children }: { readonly children?: ReactNode }) {
  const local = useContext(LocalContext);
  return (
    <header className={styles.top}>
      {children}
      <span className={styles.room} />
      {local === null ? null : <local.State />}
      <ConnectionState />
      <PersonMenu />
    </header>
  );
}
