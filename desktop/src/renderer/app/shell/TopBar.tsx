// The bar above every page: what the page puts at its left, then the connection and the person.
import type { ReactNode } from 'react';
import { ConnectionState } from './ConnectionState.tsx';
import { PersonMenu } from './PersonMenu.tsx';

export function TopBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="top">
      {children}
      <span className="grow" />
      <ConnectionState />
      <PersonMenu />
    </header>
  );
}
