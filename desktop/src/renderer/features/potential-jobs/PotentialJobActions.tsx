// What comes next for a potential job, as its state allows: the main step at the foot of its preview, the others within it.
import { FileCheck2, PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { useActor } from '@lotline/web-session/react/me-context';
import { labelOf, type Act } from './bulk/potential-job-acts.ts';
import { mayMove } from './may-move.ts';
import styles from './PotentialJobs.module.css';
import type { PotentialJobRow } from './use-potential-jobs.ts';

interface NextStepProps {
  readonly row: PotentialJobRow;
  readonly onProcess: (row: PotentialJobRow) => void;
  readonly onConvert: (ids: readonly number[]) => void;
}

export function NextStep({ row, onProcess, onConvert }: NextStepProps) {
  const actor = useActor();
  if (row.constructionId !== null)
    return (
      <Link to={`/construction/${String(row.constructionId)}`} className={buttonClass({ kind: 'primary' })}>
        Open job {row.workOrder}
      </Link>
    );
  const isReady = row.status === 'Approved';
  return (
    <>
      {mayMove(actor, 'process', row).ok ? (
        <Button kind={isReady ? undefined : 'primary'} icon={PencilLine} onClick={() => onProcess(row)}>
          Process <kbd>E</kbd>
        </Button>
      ) : null}
      {mayMove(actor, 'convert', row).ok ? (
        <Button kind={isReady ? 'primary' : undefined} icon={FileCheck2} onClick={() => onConvert([row.id])}>
          Make a job
        </Button>
      ) : null}
    </>
  );
}

interface OtherStepsProps {
  readonly row: PotentialJobRow;
  readonly onAct: (act: Act, ids: readonly number[]) => void;
  readonly onAsk: (row: PotentialJobRow) => void;
}

const ACTS: readonly Act[] = ['approve', 'sendBack', 'assign', 'markDuplicate', 'reject', 'reopen'];

export function OtherSteps({ row, onAct, onAsk }: OtherStepsProps) {
  const actor = useActor();
  const acts = ACTS.filter((act) => mayMove(actor, act, row).ok && (act !== 'markDuplicate' || row.duplicateScore > 0));
  return (
    <div className={styles.steps}>
      {mayMove(actor, 'edit', row).ok ? <Button onClick={() => onAsk(row)}>Builder Approval</Button> : null}
      {acts.map((act) => (
        <Button key={act} onClick={() => onAct(act, [row.id])}>
          {labelOf(act)}
        </Button>
      ))}
    </div>
  );
}
