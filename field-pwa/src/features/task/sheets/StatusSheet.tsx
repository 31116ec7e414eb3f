// Update Job Status: only what the settings let this person choose, and the current one (specification 1 §4).
import { useState } from 'react';
import { editableStatuses } from '@lotline/schema/domain/job/job.lifecycle';
import { mustHaveWhatItNeeds } from '@lotline/schema/domain/job/status-needs.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { StatusChoices } from '@lotline/shared-ui/components/StatusChoices/StatusChoices';
import { ofJob } from '../../../platform/outbox/action-input.ts';
import { knownFacts } from '../facts/job-edits.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';

export function StatusSheet() {
  const { job, actor, settings, actions, close } = useTaskPage();
  const [chosen, choose] = useState(job.status);
  const choices = editableStatuses(actor, job.status, settings.statuses);
  const facts = knownFacts({ job, settings });
  const refusalOf = (status: string) => {
    const verdict = mustHaveWhatItNeeds(job.status, status, settings.statuses, facts);
    return verdict.ok ? null : sayError(verdict.code, verdict.details);
  };
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
      <StatusChoices choices={choices} current={job.status} chosen={chosen} refusalOf={refusalOf} onChoose={choose} />
    </Sheet>
  );
}
