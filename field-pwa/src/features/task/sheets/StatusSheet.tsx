// Update Job Status: only what the settings let this person choose, and the current one (specification 1 §4).
import { useState } from 'react';
import { editableStatuses } from '@lotline/schema/domain/job/job.lifecycle';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { ofJob } from '../../../platform/outbox/action-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './StatusSheet.module.css';

export function StatusSheet() {
  const { job, actor, settings, actions, close } = useTaskPage();
  const [chosen, choose] = useState(job.status);
  const choices = editableStatuses(actor, job.status, settings.statuses);
  const leave = () => {
    actions.forget();
    close();
  };
  const save = () => {
    const { id, status } = job;
    actions.enqueue({ name: 'setStatus', input: { id, status: chosen }, subject: ofJob(id), base: { status } }, { isSheet: true });
    close();
  };
  return (
    <Sheet
      title="Update Job Status"
      subtitle={`WO ${job.workOrder}`}
      footer={<SaveButton isTouched={chosen !== job.status} needsChange />}
      onSubmit={save}
      onClose={leave}
    >
      <SheetProblem apart of={['setStatus']} />
      <fieldset>
        <legend className={words.sr}>Job status</legend>
        {choices.map((status) => (
          <label key={status} className={styles.choice}>
            <input
              type="radio"
              name="job-status"
              value={status}
              checked={status === chosen}
              onChange={() => choose(status)}
              {...(status === chosen ? { 'data-autofocus': '' } : {})}
            />
            <span>
              {status}
              {status === job.status ? <small>Now</small> : null}
            </span>
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}
