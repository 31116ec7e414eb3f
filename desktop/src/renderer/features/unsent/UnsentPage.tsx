// Unsent work with an address of its own: what needs the person first, then what waits for the server. The decisions are those of the sheet.
import { useId } from 'react';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { useData } from '../../platform/data/DataRoot.tsx';
import { useTitle } from '../../platform/frame/use-title.ts';
import { useWaitingActions } from '../../platform/outbox/use-waiting-actions.ts';
import { needsYou, type WaitingAction } from '../../platform/outbox/waiting-action.ts';
import { WaitingList } from '../../platform/outbox/WaitingList.tsx';
import page from '../../platform/frame/Page.module.css';
import styles from './UnsentPage.module.css';

export function UnsentPage() {
  useTitle('Unsent work');
  const waiting = useWaitingActions();
  const { outbox } = useData();
  const [needs, others] = [waiting.filter(needsYou), waiting.filter((one) => !needsYou(one))];
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <div className={styles.parts}>
        <h1>Unsent work</h1>
        {waiting.length === 0 ? (
          <Nothing isInProgram={outbox !== null} />
        ) : (
          <p className={page.meta}>Kept on this computer until the server has received it.</p>
        )}
        <Part title="Needs you" waiting={needs} />
        <Part title="Waits for the server" waiting={others} />
      </div>
    </main>
  );
}

function Part({ title, waiting }: { readonly title: string; readonly waiting: readonly WaitingAction[] }) {
  const heading = useId();
  if (waiting.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 id={heading}>
        {title} ({waiting.length})
      </h2>
      <WaitingList waiting={waiting} labelledBy={heading} />
    </section>
  );
}

function Nothing({ isInProgram }: { readonly isInProgram: boolean }) {
  return (
    <EmptyState
      icon={CircleCheck}
      title={isInProgram ? 'Everything was sent' : 'Nothing waits in a browser'}
      action={
        <Link to="/jobs" className={buttonClass()}>
          Go to the jobs
        </Link>
      }
    >
      {isInProgram
        ? 'A review, a status or a comment that is made without a connection waits here.'
        : 'In the desktop program, what is done without a connection waits here until the server has it.'}
    </EmptyState>
  );
}
