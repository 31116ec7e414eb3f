// To another group, which accepts for itself.
import { z } from 'zod';
import { ReassignTaskDocument } from '@lotline/schema/generated/documents/task';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { SelectField } from '../../../../platform/controls/SelectField.tsx';
import { useFormDraft } from '../../../../platform/form/use-form-draft.ts';
import { groupName, useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { TaskSheet } from './TaskSheet.tsx';

const START = { groupId: '', reason: '' };
const SHAPES = { groupId: z.string(), reason: z.string() };

export function ReassignSheet({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const { job, groups } = useJobView();
  const draft = useFormDraft({ name: `reassign-task-${String(task.id)}`, shapes: SHAPES, start: START, choices: ['groupId'], onClose });
  const { groupId, reason } = draft.values;
  const { run, isBusy, problem } = useJobChange<{ scheduleId: number; groupId: number; reason: string }>({
    jobId: job.id,
    toastText: 'Reassigned',
    onDone: draft.close,
    send: async (call, input, client) => {
      await call(ReassignTaskDocument, { input, client });
      return null;
    },
  });
  return (
    <TaskSheet
      title={`Reassign ${task.name}`}
      verb="Reassign"
      isBusy={isBusy}
      problem={problem}
      lacks={groupId === '' ? 'Choose who does the task.' : undefined}
      draft={draft}
      onSave={() => run({ scheduleId: task.id, groupId: Number(groupId), reason })}
      onClose={onClose}
    >
      <p>It is with {groupName({ groups }, task.groupId) ?? 'nobody'} now.</p>
      <SelectField
        label="Group"
        data-autofocus=""
        value={groupId}
        placeholder="Choose a group"
        options={groups.filter(({ id }) => id !== task.groupId).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => draft.set({ groupId: id })}
      />
      <TextArea label="Reason (optional)" maxLength={1000} value={reason} onChange={(words) => draft.set({ reason: words })} />
    </TaskSheet>
  );
}
