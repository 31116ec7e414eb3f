// The frame of a page: app bar with the connection top right, the page's main part, and the bar with the next step (look.md §2).
import { useContext, useEffect, type ReactNode } from 'react';
import type { Option } from '@lotline/shared-ui/components/OptionList/OptionList';
import { SkipLink } from '@lotline/shared-ui/components/SkipLink/SkipLink';
import { SignInAgain } from '@lotline/web-session/react/SignInAgain';
import { ConnectionChip } from '../connection/ConnectionChip.tsx';
import { OfflineBar } from '../connection/OfflineBar.tsx';
import { ActionBar } from './ActionBar.tsx';
import { AppBar } from './AppBar.tsx';
import { ChromeContext } from './chrome-context.ts';
import { PageMenu } from './PageMenu.tsx';
import { useArrival } from './use-arrival.ts';

interface PageFrameProps {
  /** The page's name in the browser's tab and history. */
  readonly title: string;
  /** Left of the app bar: <Tabs />, or a back link and a BarTitle. */
  readonly bar: ReactNode;
  /** How old the data is, shown without a connection: 'These are the tasks as of 06:47 AM.' */
  readonly asOf?: string | undefined;
  /** What the menu top right offers beside the account; left out, there is no menu. */
  readonly menu?: readonly Option[] | undefined;
  /** The content of the bottom bar. */
  readonly actions?: ReactNode;
  readonly mainClassName?: string | undefined;
  readonly children: ReactNode;
}

export function PageFrame({ title, bar, asOf, menu, actions, mainClassName, children }: PageFrameProps) {
  useEffect(() => {
    document.title = `${title} · Lotline`;
  }, [title]);
  const main = useArrival();
  const hasChrome = useContext(ChromeContext);
  const content = (
    <main id="main" ref={main} tabIndex={-1} className={mainClassName}>
      {children}
    </main>
  );
  const footer = actions === undefined || actions === null ? null : <ActionBar>{actions}</ActionBar>;
  if (!hasChrome) {
    return (
      <>
        {content}
        {footer}
      </>
    );
  }
  return (
    <>
      <AppBar>
        <SkipLink />
        {bar}
        <ConnectionChip />
        {menu === undefined ? null : <PageMenu options={menu} />}
      </AppBar>
      <SignInAgain place="page" />
      <OfflineBar asOf={asOf} />
      {content}
      {footer}
    </>
  );
}
