// A new job: /construction/new.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CreateConstructionDocument } from '@lotline/schema/generated/documents';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import type { JobValues } from '@lotline/schema/domain/job/job.fields';
import { useChange } from '../../platform/data/use-change.ts';
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
  const { change } = useChange();
  const navigate = useNavigate();
  const job = useJobForm({ name: 'new-job', shown: EMPTY, isNew: true, facts: NO_FACTS });
  const { form, order } = job;
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sendOnce = useSendOnce();

  /** @param hasDraft text that was typed while the job was being created waits in its edit */
  const openCreated = (id: number, hasDraft: boolean) => void navigate(`/construction/${String(id)}${hasDraft ? '/edit' : ''}`);
  const create = async (): Promise<void> => {
    const { edits, changes } = form;
    const values = { ...EMPTY, ...changes };
    setSaving(true);
    setProblem(null);
    try {
      const { data: made } = await sendOnce(values, (key) =>
        change(CreateConstructionDocument, { input: { values }, client: { id: key } }),
      );
      if (made.createConstruction === null) form.saved(edits, values);
      else openCreated(made.createConstruction.id, form.savedAs(jobDraft(made.createConstruction.id), edits, values));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = error.details['field'];
      if (typeof field === 'string') {
        form.refuse(field, error.message);
        focusField(field);
      } else setProblem(error.code === 'OFFLINE' ? LOST_SENTENCE : error.message);
    } finally {
      setSaving(false);
    }
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
