// The GraphQL explorer (specification 1 §2): for administrators; others read who may open it, and find the way back.
import { lazy, Suspense, type ReactNode } from 'react';
import { ArrowLeft, ShieldX } from 'lucide-react';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { ErrorBoundary } from '@lotline/shared-ui/components/PageError/ErrorBoundary';
import { PageError } from '@lotline/shared-ui/components/PageError/PageError';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { logProblem } from '@lotline/web-session/log';
import { errorReport } from '@lotline/web-session/react/error-report';
import { SignInAgain } from '@lotline/web-session/react/SignInAgain';
import { useActor } from '@lotline/web-session/react/me-context';
import { EXPLORER } from '../../features/explorer/explorer.feature.ts';
import { DataRoot } from '../../platform/data/DataRoot.tsx';
import { useTitle } from '../../platform/frame/use-title.ts';
import { ConsoleGate } from '../ConsoleGate.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { troubleClass } from '@lotline/shared-ui/components/PageError/trouble-class';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { SkipLink } from '@lotline/shared-ui/components/SkipLink/SkipLink';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ExplorerApp.module.css';

const Explorer = lazy(() => import('../../features/explorer/Explorer.tsx'));

export function ExplorerApp() {
  return (
    <ConsoleGate onReturned={(path) => window.location.replace(path)}>
      <ErrorBoundary
        resetKey="explorer"
        onError={(error) => logProblem('The explorer could not be drawn', error)}
        fallback={(error) => <PageError report={errorReport(error)} onReload={() => window.location.reload()} />}
      >
        <DataRoot records={EXPLORER.records ?? []}>
          <ToastProvider>
            <ExplorerPage />
          </ToastProvider>
        </DataRoot>
      </ErrorBoundary>
    </ConsoleGate>
  );
}

function ExplorerPage() {
  useTitle('GraphiQL');
  const mayOpen = hasClaim(useActor(), 'CAN_ACCESS_ADMINISTRATOR_TASKS');
  return <ExplorerFrame>{mayOpen ? <ExplorerRoom /> : <NotForYou />}</ExplorerFrame>;
}

function ExplorerFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.explorer}>
      <SkipLink />
      <TopBar>
        <a href="/" className={styles.back}>
          <Icon of={ArrowLeft} size="s" />
          Console
        </a>
        <span className={words.strong}>GraphiQL</span>
      </TopBar>
      <SignInAgain place="page" />
      {children}
    </div>
  );
}

function ExplorerRoom() {
  return (
    <main id="main" tabIndex={-1} className={styles.room}>
      <h1 className={words.sr}>GraphiQL</h1>
      <Suspense fallback={<Progress label="Opening GraphiQL" />}>
        <Explorer />
      </Suspense>
    </main>
  );
}

function NotForYou() {
  return (
    <main id="main" tabIndex={-1} className={troubleClass}>
      <Icon of={ShieldX} size="l" />
      <h1>GraphiQL is for administrators</h1>
      <p>It needs the claim CAN_ACCESS_ADMINISTRATOR_TASKS, which your role does not have. An administrator can give it to you.</p>
      <a className={buttonClass({ kind: 'primary' })} href="/">
        Go to the home page
      </a>
    </main>
  );
}
