// The office's own note on a task: a day to look at it again; without a day there is no reminder.
import { z } from 'zod';
import { RemindTaskDocument } from '@lotline/schema/generated/documents/task';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { dayFault } from '../../../../platform/form/day-fault.ts';
import { DayField } from '../../../../platform/form/DayField.tsx';
import { useFormDraft } from '../../../../platform/form/use-form-draft.ts';
import { useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { TaskSheet } from './TaskSheet.tsx';

interface Reminder {
  readonly scheduleId: number;
  readonly reminderDate: string | null;
  readonly reminderComments: string;
}

const SHAPES = { day: z.string(), words: z.string() };

export function RemindSheet({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const { job } = useJobView();
  const start = { day: task.reminderDate ?? '', words: task.reminderComments ?? '' };
  const draft = useFormDraft({ name: `reminder-task-${String(task.id)}`, shapes: SHAPES, start, onClose });
  const { day, words } = draft.values;
  const isDirty = day !== start.day || words !== start.words;
  const { run, isBusy, problem } = useJobChange<Reminder>({
    jobId: job.id,
    toastText: day === '' ? 'Reminder removed' : 'Reminder set',
    onDone: draft.close,
    send: async (call, input, client) => {
      await call(RemindTaskDocument, { input, client });
      return null;
    },
  });
  return (
    <TaskSheet
      title={`Reminder for ${task.name}`}
      verb="Save"
      isBusy={isBusy}
      problem={problem}
      lacks={isDirty ? dayFault(day) : 'Nothing has been changed yet.'}
      draft={draft}
      onSave={() => run({ scheduleId: task.id, reminderDate: day === '' ? null : day, reminderComments: words })}
      onClose={onClose}
    >
      <DayField
        label="Day"
        hint="Leave it empty to remove the reminder."
        data-autofocus=""
        value={day}
        onChange={(text) => draft.set({ day: text })}
      />
      <TextArea label="What to look at" maxLength={1000} value={words} onChange={(text) => draft.set({ words: text })} />
    </TaskSheet>
  );
}
