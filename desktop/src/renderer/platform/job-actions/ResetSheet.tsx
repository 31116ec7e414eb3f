// Reset: the work order is typed by hand, so that nobody resets another job than they mean; the reason survives a reload, the confirmation never does.
import { useState } from 'react';
import { z } from 'zod';
import { ResetConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { TypedBefore } from '../form/TypedBefore.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { ActionProblem } from './ActionProblem.tsx';
import type { ActedJob } from './acted-job.ts';
import { useJobAction } from './use-job-action.ts';
import styles from './JobActions.module.css';

const MAX_REASON = 500;

export function ResetSheet({ job, onClose }: { readonly job: ActedJob; readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const name = `reset-job-${String(job.id)}`;
  const draft = useFormDraft({ name, shapes: { reason: z.string() }, start: { reason: '' }, onClose });
  const { reason } = draft.values;
  const { isBusy, problem, send } = useJobAction(job.id, ResetConstructionDocument);
  const isReady = typed.trim() === job.workOrder && reason.trim() !== '';
  const submit = () => {
    if (isReady) void send({ id: job.id, typed, reason }).then((done) => (done === null ? undefined : draft.close()));
  };
  const footer = (
    <Button
      kind="danger"
      type="submit"
      busy={isBusy}
      reason="onPress"
      refusedBecause={isReady ? undefined : 'Type the work order, and give a reason.'}
    >
      Reset job {job.workOrder}
    </Button>
  );
  return (
    <Sheet
      title={`Reset job ${job.workOrder}?`}
      footer={footer}
      onSubmit={submit}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      onClose={draft.close}
    >
      <div className={styles.fields}>
        <p>
          The job goes back to its first status: hold, booked and onsite dates, completion and builder approval are cleared. Tasks, items,
          photos and payments stay, and the history keeps everything that was recorded.
        </p>
        <TextField label={`Type the work order, ${job.workOrder}`} value={typed} onChange={setTyped} data-autofocus />
        <TextArea label="Why" value={reason} onChange={(words) => draft.set({ reason: words })} maxLength={MAX_REASON} />
        <TypedBefore draft={draft} />
        <ActionProblem problem={problem} />
      </div>
    </Sheet>
  );
}
