// A new job: /construction/new.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CreateConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { LOST_SENTENCE, type ApiError } from '@lotline/web-session/api-error';
import type { JobValues } from '@lotline/schema/domain/job/job.fields';
import { useCommand } from '../../platform/data/use-command.ts';
import { useSaveKey } from '../../platform/form/use-save-key.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import { focusField } from '../../platform/form/focus-field.ts';
import { JobEditFrame } from './JobEditFrame.tsx';
import { jobDraft, useJobForm } from './use-job-form.ts';
import { NO_OTHERS } from './use-others.ts';
import styles from './JobEditFrame.module.css';

const EMPTY: JobValues = { isReceived: true, acceleratedJob: false };
const NO_FACTS = { onsiteDate: null, nextBooked: null };

export default function NewJobPage() {
  useTitle('New job');
  const navigate = useNavigate();
  const job = useJobForm({ name: 'new-job', shown: EMPTY, isNew: true, facts: NO_FACTS });
  const { form, order } = job;
  const [problem, setProblem] = useState<string | null>(null);
  const { attempt, isBusy: isSaving } = useCommand({
    touches: [],
    send: async (call, values: JobValues, client) =>
      (await call(CreateConstructionDocument, { input: { values }, client })).data.createConstruction,
  });

  /** @param hasDraft text that was typed while the job was being created waits in its edit */
  const openCreated = (id: number, hasDraft: boolean) => void navigate(`/construction/${String(id)}${hasDraft ? '/edit' : ''}`);
  const create = async (): Promise<void> => {
    const { edits, changes } = form;
    const values = { ...EMPTY, ...changes };
    setProblem(null);
    const outcome = await attempt(values);
    if (!outcome.isDone) refuse(outcome.refusal);
    else if (outcome.answer === null) form.saved(edits, values);
    else openCreated(outcome.answer.id, form.savedAs(jobDraft(outcome.answer.id), edits, values));
  };
  const refuse = ({ code, details, message }: ApiError) => {
    const { field } = details;
    if (typeof field === 'string') {
      form.refuse(field, message);
      focusField(field);
    } else setProblem(code === 'OFFLINE' ? LOST_SENTENCE : message);
  };
  const onSave = () => {
    const wrong = form.check(order);
    if (wrong !== null) focusField(wrong);
    else if (!isSaving) void create();
  };
  useSaveKey(onSave);
  return (
    <JobEditFrame
      job={job}
      id={null}
      title="New job"
      subtitle="Status is the first of its work type"
      what="the new job"
      back={{ path: '/jobs', label: 'Back to jobs' }}
      others={NO_OTHERS}
      version={null}
      isSaving={isSaving}
      saveLabel="Create the job"
      note={null}
      onSave={onSave}
    >
      {problem === null ? null : (
        <Banner tone="bad" title="Not saved." className={styles.notice}>
          {problem}
        </Banner>
      )}
    </JobEditFrame>
  );
}
