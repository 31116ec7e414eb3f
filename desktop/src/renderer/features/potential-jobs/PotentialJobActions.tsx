// What comes next for a potential job, as its state allows: the main step first.
import { FileCheck2, PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PotentialJobMove } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { useActor } from '@lotline/web-session/react/me-context';
import { labelOf, type Act } from './bulk/potential-job-acts.ts';
import { mayMove } from './may-move.ts';
import type { PotentialJobRow } from './use-potential-jobs.ts';

interface PotentialJobActionsProps {
  readonly row: PotentialJobRow;
  readonly onProcess: (row: PotentialJobRow) => void;
  readonly onConvert: (ids: readonly number[]) => void;
  readonly onAct: (act: Act, ids: readonly number[]) => void;
  readonly onAsk: (row: PotentialJobRow) => void;
}

const ACTS: readonly Act[] = ['approve', 'sendBack', 'assign', 'markDuplicate', 'reject', 'reopen'];

export function PotentialJobActions({ row, onProcess, onConvert, onAct, onAsk }: PotentialJobActionsProps) {
  const actor = useActor();
  const may = (move: PotentialJobMove): boolean => mayMove(actor, move, row).ok;
  if (row.constructionId !== null)
    return (
      <Link to={`/construction/${String(row.constructionId)}`} className={buttonClass({ kind: 'primary' })}>
        Open job {row.workOrder}
      </Link>
    );
  return (
    <>
      {may('process') ? (
        <Button kind={row.status === 'Approved' ? undefined : 'primary'} icon={PencilLine} onClick={() => onProcess(row)}>
          Process <kbd>E</kbd>
        </Button>
      ) : null}
      {may('convert') ? (
        <Button kind={row.status === 'Approved' ? 'primary' : undefined} icon={FileCheck2} onClick={() => onConvert([row.id])}>
          Make a job
        </Button>
      ) : null}
      {may('edit') ? <Button onClick={() => onAsk(row)}>Builder Approval</Button> : null}
      {ACTS.filter((act) => may(act) && (act !== 'markDuplicate' || row.duplicateScore > 0)).map((act) => (
        <Button key={act} kind="text" onClick={() => onAct(act, [row.id])}>
          {labelOf(act)}
        </Button>
      ))}
    </>
  );
}
