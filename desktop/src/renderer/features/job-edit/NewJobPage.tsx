// A new job: /construction/new.
import { useState } from 'react';
import { z } from 'zod';
import { useNavigate } from 'react-router-dom';
import { CreateConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import type { ApiError } from '@lotline/web-session/api-error';
import { canAddTask } from '@lotline/schema/domain/job/job.lifecycle';
import { textValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import type { CreateConstructionInput } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { sentenceOf, useCommand } from '../../platform/data/use-command.ts';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { useSaveKey } from '../../platform/form/use-save-key.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import { focusField } from '../../platform/form/focus-field.ts';
import { focusAdded } from '../../platform/frame/use-focus-added.ts';
import { JobEditFrame } from './JobEditFrame.tsx';
import { NewJobTasks, useTemplatesOf } from './NewJobTasks.tsx';
import { jobDraft, useJobForm } from './use-job-form.ts';
import { NO_OTHERS } from './use-others.ts';
import styles from './JobEditFrame.module.css';

const EMPTY: JobValues = { isReceived: true, acceleratedJob: false };
const NO_TASKS: { readonly templates: readonly string[] } = { templates: [] };
const NO_FACTS = { onsiteDate: null, nextBooked: null };

export default function NewJobPage() {
  useTitle('New job');
  const navigate = useNavigate();
  const job = useJobForm({ name: 'new-job', shown: EMPTY, isNew: true, facts: NO_FACTS });
  const { form, order, newNames } = job;
  const tasks = useNewTasks(form.values);
  const [problem, setProblem] = useState<string | null>(null);
  const { attempt, isBusy: isSaving } = useCommand({
    touches: [],
    send: async (call, input: CreateConstructionInput, client) =>
      (await call(CreateConstructionDocument, { input, client })).data.createConstruction,
  });

  /** @param hasDraft text that was typed while the job was being created waits in its edit */
  const openCreated = (id: number, hasDraft: boolean) => {
    focusAdded();
    void navigate(`/construction/${String(id)}${hasDraft ? '/edit' : ''}`);
  };
  const create = async (): Promise<void> => {
    const { edits, changes } = form;
    const values = { ...EMPTY, ...changes };
    setProblem(null);
    const outcome = await attempt({ values, ...(tasks.chosen.length === 0 ? {} : { templates: tasks.chosen }) });
    if (!outcome.isDone) refuse(outcome.refusal);
    else if (outcome.answer === null) form.saved(edits, values);
    else {
      tasks.forget();
      openCreated(outcome.answer.id, form.savedAs(jobDraft(outcome.answer.id), edits, values));
    }
  };
  const refuse = (refusal: ApiError) => {
    const { field } = refusal.details;
    if (typeof field === 'string') {
      form.refuse(field, refusal.message);
      focusField(field);
    } else setProblem(sentenceOf(refusal));
  };
  const onSave = () => {
    const wrong = form.check(order) ?? newNames.ask(order);
    if (wrong !== null) focusField(wrong);
    else if (!isSaving) void create();
  };
  useSaveKey(onSave);
  return (
    <JobEditFrame
      job={job}
      id={null}
      title="New job"
      subtitle="The job starts in the first status of its work type"
      what="the new job"
      back={{ path: '/jobs', label: 'Back to jobs' }}
      others={NO_OTHERS}
      version={null}
      isSaving={isSaving}
      saveLabel="Create the job"
      note={null}
      onSave={onSave}
      last={tasks.section}
      lastEntry={tasks.isOffered ? { id: 'tasks', title: 'Tasks and items', faults: 0 } : undefined}
    >
      {problem === null ? null : (
        <Banner tone="bad" title="Not saved." className={styles.notice}>
          {problem}
        </Banner>
      )}
    </JobEditFrame>
  );
}

/** The tasks that it begins with: those that are chosen of its work type's templates, kept on the device until it is created. */
function useNewTasks(values: JobValues) {
  const workType = textValue(values, 'workType') ?? '';
  const due = { originalDueDate: textValue(values, 'originalDueDate'), updatedDueDate: textValue(values, 'updatedDueDate') };
  const mayAdd = canAddTask(useActor()).ok;
  const draft = useFormDraft({ name: 'new-job-tasks', shapes: { templates: z.array(z.string()) }, start: NO_TASKS });
  // the form is whole without them: the section of the tasks says where they could not be read
  const offered = optionalData(useTemplatesOf(mayAdd ? workType : ''))?.taskTemplates ?? [];
  const { templates } = draft.values;
  return {
    chosen: offered.map(({ name }) => name).filter((name) => templates.includes(name)),
    forget: draft.forget,
    isOffered: offered.length > 0,
    section: mayAdd ? (
      <NewJobTasks workType={workType} due={due} chosen={templates} onChoose={(names) => draft.set({ templates: names })} />
    ) : null,
  };
}
