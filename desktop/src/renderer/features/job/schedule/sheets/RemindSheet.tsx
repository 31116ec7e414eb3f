// The office's own note on a task: a day to look at it again; without a day there is no reminder.
import { RemindTaskDocument } from '@lotline/schema/generated/documents/task';
import { useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { CommandSheet } from '../../../../platform/command/CommandSheet.tsx';

interface Reminder {
  readonly scheduleId: number;
  readonly reminderDate: string | null;
  readonly reminderComments: string;
}

export function RemindSheet({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const { job } = useJobView();
  const toast = useToast();
  const start = { day: task.reminderDate ?? '', words: task.reminderComments ?? '' };
  const command = useJobChange<Reminder>({
    jobId: job.id,
    toastText: null,
    send: async (call, input, client) => {
      await call(RemindTaskDocument, { input, client });
      return null;
    },
  });
  return (
    <CommandSheet
      title={`Reminder for ${task.name}`}
      subtitle={`Job ${job.workOrder}`}
      verb="Save"
      draft={`reminder-task-${String(task.id)}`}
      fields={{
        day: { label: 'Day', kind: 'day', start: start.day, hint: 'Leave it empty to remove the reminder.' },
        words: { label: 'Reminder comment', kind: 'text', start: start.words, maxLength: 1000 },
      }}
      lackOf={({ day, words }) => (day === start.day && words === start.words.trim() ? 'Nothing has been changed yet.' : undefined)}
      command={command}
      inputOf={({ day, words }) => ({ scheduleId: task.id, reminderDate: day === '' ? null : day, reminderComments: words })}
      onDone={(_, { day }) => toast.success(day === '' ? 'Reminder removed' : 'Reminder set')}
      onClose={onClose}
    />
  );
}
