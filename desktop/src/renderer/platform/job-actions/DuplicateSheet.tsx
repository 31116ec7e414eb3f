// Another job like this one: it asks for the work order alone; the rest is edited in the new job's own form.
import { useState } from 'react';
import { z } from 'zod';
import { useNavigate } from 'react-router-dom';
import { DuplicateConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { TypedBefore } from '../form/TypedBefore.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { ActionProblem } from './ActionProblem.tsx';
import type { ActedJob } from './acted-job.ts';
import { useJobAction } from './use-job-action.ts';
import styles from './JobActions.module.css';

export function DuplicateSheet({ job, onClose }: { readonly job: ActedJob; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const name = `duplicate-job-${String(job.id)}`;
  const draft = useFormDraft({ name, shapes: { workOrder: z.string() }, start: { workOrder: '' }, onClose });
  const { workOrder } = draft.values;
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, send } = useJobAction(job.id, DuplicateConstructionDocument);
  const submit = async (): Promise<void> => {
    setAsked(true);
    if (workOrder.trim() === '') return;
    const made = (await send({ id: job.id, workOrder }))?.duplicateConstruction ?? null;
    if (made === null) return;
    draft.close();
    void navigate(`/construction/${String(made.id)}/edit`);
  };
  const footer = (
    <Button kind="primary" type="submit" busy={isBusy}>
      Duplicate
    </Button>
  );
  return (
    <Sheet
      title={`Duplicate job ${job.workOrder}`}
      footer={footer}
      onSubmit={() => void submit()}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      onClose={draft.close}
    >
      <div className={styles.fields}>
        <TextField
          label="Work order of the new job"
          hint="Address, parties, contacts, custom fields and planned items are copied; dates, tasks and files are not."
          value={workOrder}
          onChange={(text) => draft.set({ workOrder: text })}
          error={isAsked && workOrder.trim() === '' ? 'Work order is missing.' : undefined}
          data-autofocus
        />
        <TypedBefore draft={draft} />
        <ActionProblem problem={problem} />
      </div>
    </Sheet>
  );
}
