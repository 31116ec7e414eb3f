// Another job like this one: only its work order is asked, the rest is edited on the new job's own form.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DuplicateConstructionDocument } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { ActionProblem } from './ActionProblem.tsx';
import type { ActedJob } from './acted-job.ts';
import { useJobAction } from './use-job-action.ts';
import styles from './JobActions.module.css';

export function DuplicateSheet({ job, onClose }: { readonly job: ActedJob; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [workOrder, setWorkOrder] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, send } = useJobAction(job.id, DuplicateConstructionDocument);
  const submit = async (): Promise<void> => {
    setAsked(true);
    if (workOrder.trim() === '') return;
    const made = (await send({ id: job.id, workOrder }))?.duplicateConstruction ?? null;
    if (made === null) return;
    onClose();
    void navigate(`/construction/${String(made.id)}/edit`);
  };
  const footer = (
    <Button kind="primary" type="submit" busy={isBusy}>
      Duplicate
    </Button>
  );
  return (
    <Sheet title={`Duplicate job ${job.workOrder}`} footer={footer} onSubmit={() => void submit()} busy={isBusy} onClose={onClose}>
      <div className={styles.fields}>
        <TextField
          label="Work order of the new job"
          hint="Address, parties, contacts and custom fields are taken along; dates, tasks and files are not."
          value={workOrder}
          onChange={setWorkOrder}
          error={isAsked && workOrder.trim() === '' ? 'Work order is missing.' : undefined}
          data-autofocus
        />
        <ActionProblem problem={problem} />
      </div>
    </Sheet>
  );
}
