// Give the job to somebody for a time: whom, from when until when, for what, and why.
import { useState } from 'react';
import { z } from 'zod';
import { delegationInput, type DelegationInput } from '@lotline/schema/domain/delegation/delegation.input';
import { MAX_DELEGATION_REASON } from '@lotline/schema/domain/delegation/delegation.limits';
import { DELEGATION_SCOPES } from '@lotline/schema/domain/delegation/delegation.rules';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { AddJobDelegationDocument } from '@lotline/schema/generated/documents';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { DayField } from '../../../platform/form/DayField.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import { TaskSheet } from '../schedule/sheets/TaskSheet.tsx';
import { useJobChange } from '../use-job-change.ts';
import { SCOPE_WORDS } from './delegation-words.ts';

const USUAL_DAYS = 7;

interface Draft {
  readonly userId: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly scope: string;
  readonly reason: string;
}

const SHAPES = { userId: z.string(), fromDate: z.string(), toDate: z.string(), scope: z.string(), reason: z.string() };

type ReadDraft = { readonly input: DelegationInput } | { readonly field: string; readonly sentence: string };

function readDraft(draft: Draft, constructionId: number): ReadDraft {
  try {
    return { input: parseInput(delegationInput, { ...draft, userId: Number(draft.userId), constructionId }) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { field } = error.details;
    return { field: typeof field === 'string' ? field : '', sentence: error.message };
  }
}

export function DelegationSheet({ onClose }: { readonly onClose: () => void }) {
  const { job, people, today } = useJobView();
  const start = { userId: '', fromDate: today, toDate: addDays(today, USUAL_DAYS), scope: 'view', reason: '' };
  const name = `delegation-job-${String(job.id)}`;
  const formDraft = useFormDraft<Draft>({ name, shapes: SHAPES, start, choices: ['userId', 'scope'], onClose });
  const { values: draft, set } = formDraft;
  const [wasPressed, setPressed] = useState(false);
  const { run, isBusy, problem } = useJobChange<DelegationInput>({
    jobId: job.id,
    toastText: 'Delegated',
    onDone: formDraft.close,
    send: async (call, input, client) => {
      await call(AddJobDelegationDocument, { input, client });
      return null;
    },
  });
  const read = readDraft(draft, job.id);
  const errorOf = (field: keyof Draft) => (wasPressed && 'field' in read && read.field === field ? read.sentence : undefined);
  const save = () => {
    setPressed(true);
    if ('input' in read) run(read.input);
  };
  return (
    <TaskSheet
      title="Delegate the job"
      verb="Delegate"
      isBusy={isBusy}
      problem={problem}
      lacks={draft.userId === '' ? 'Choose a person first.' : undefined}
      draft={formDraft}
      onSave={save}
      onClose={onClose}
    >
      <Select
        label="To whom"
        value={draft.userId}
        placeholder="Choose a person"
        error={errorOf('userId')}
        options={people.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
        onChange={(userId) => set({ userId })}
      />
      <DayField label="From" value={draft.fromDate} error={errorOf('fromDate')} onChange={(fromDate) => set({ fromDate })} />
      <DayField label="To" value={draft.toDate} error={errorOf('toDate')} onChange={(toDate) => set({ toDate })} />
      <Segments
        label="Scope"
        value={draft.scope}
        options={DELEGATION_SCOPES.map((scope) => ({ value: scope, label: SCOPE_WORDS[scope] }))}
        onChange={(scope) => set({ scope })}
      />
      <TextArea label="Reason (optional)" maxLength={MAX_DELEGATION_REASON} value={draft.reason} onChange={(reason) => set({ reason })} />
      <p>It is recorded and shown. What the person sees of the job follows from their role and crew, as before.</p>
    </TaskSheet>
  );
}
