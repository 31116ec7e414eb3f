// What waits for the office: figures, each of which opens exactly the rows that it counts.
import { Link } from 'react-router-dom';
import type { GetWaitingQuery } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { figureInWords } from '../../platform/grid/list-state.ts';
import { Panel } from '../../platform/frame/Panel.tsx';
import { useOfficeFigures } from '../../platform/task/use-office-figures.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './OfficeSummaryCard.module.css';

type Figures = GetWaitingQuery['officeWaiting'];

interface SummaryLine {
  readonly what: string;
  readonly path: string;
  /** Null where this person may not ask. */
  readonly of: (found: Figures) => number | null;
}

const LINES: readonly SummaryLine[] = [
  { what: 'Tasks awaiting review', path: '/tasks?view=review', of: ({ reviewTasks }) => reviewTasks },
  { what: 'Payments to approve', path: '/tasks?view=payment', of: ({ paymentTasks }) => paymentTasks },
  { what: 'Declined tasks', path: '/tasks?view=declined', of: ({ declinedTasks }) => declinedTasks },
  { what: 'Jobs with rejected items', path: '/jobs?rejected=yes', of: ({ rejectedJobs }) => rejectedJobs },
  { what: 'Overdue jobs', path: '/jobs?overdue=yes', of: ({ overdueJobs }) => overdueJobs },
  { what: 'Overdue tasks', path: '/tasks?view=overdue', of: ({ overdueTasks }) => overdueTasks },
  { what: 'Tasks without a crew', path: '/tasks?view=unassigned', of: ({ unassignedTasks }) => unassignedTasks },
  { what: 'Builder approvals not answered', path: '/builderapprovals/sent', of: ({ approvalJobs }) => approvalJobs },
  { what: 'Builders to remind', path: '/builderapprovals/reminder', of: ({ reminderJobs }) => reminderJobs },
];

export function OfficeSummaryCard() {
  const { data, error, refetch } = useOfficeFigures();
  return (
    <Panel title="Waiting for the office">
      {data !== undefined ? (
        <Lines found={data.officeWaiting} />
      ) : error !== null ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Counting />
      )}
    </Panel>
  );
}

function Lines({ found }: { readonly found: Figures }) {
  return (
    <ul className={styles.lines}>
      {LINES.map(({ what, path, of }) => {
        const count = of(found);
        if (count === null) return null;
        return (
          <li key={path}>
            <Link to={path} data-none={count === 0 || undefined}>
              <span>{what}</span>
              <b>{figureInWords(count)}</b>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <p>The waiting work could not be counted.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

function Counting() {
  return (
    <div role="status" aria-busy="true">
      <span className={words.sr}>Counting</span>
      <ul className={styles.lines} aria-hidden="true">
        {LINES.map(({ path }) => (
          <li key={path} className={styles.ghost}>
            <Ghost width="44%" />
          </li>
        ))}
      </ul>
    </div>
  );
}
