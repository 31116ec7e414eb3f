// Another due day, with the reason that stands in the job's history.
import { taskDueWarning } from '@lotline/schema/domain/job/key-dates.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { ChangeTasksDocument } from '@lotline/schema/generated/documents/task';
import { isErrorCode } from '@lotline/schema/errors/catalogue';
import { ApiError } from '@lotline/web-session/api-error';
import { useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { CommandSheet } from '../../../../platform/command/CommandSheet.tsx';

interface Due {
  readonly dueDate: string;
  readonly reason: string;
}

const ANOTHER_DAY = 'Choose another day.';

/** As a call that names one row is refused. */
function refusal(code: string | null, sentence: string | null): ApiError {
  const known = code !== null && isErrorCode(code) ? code : 'NOT_FOUND';
  return new ApiError({ code: known, status: 409, ...(sentence === null ? {} : { message: sentence }) });
}

export function DueSheet({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const { job } = useJobView();
  const start = task.dueDate ?? '';
  const command = useJobChange<Due>({
    jobId: job.id,
    toastText: 'Due date moved',
    send: async (call, due, client) => {
      const { data } = await call(ChangeTasksDocument, { input: { ids: [task.id], ...due }, client });
      const [verdict] = data.changeTasks;
      if (verdict?.isAllowed !== true) throw refusal(verdict?.code ?? null, verdict?.sentence ?? null);
      return null;
    },
  });
  return (
    <CommandSheet
      title={`Due date of ${task.name}`}
      subtitle={`Job ${job.workOrder}`}
      verb="Save"
      draft={`due-task-${String(task.id)}`}
      above={<p>{start === '' ? 'It has no due date yet.' : `It is due on ${formatDate(start)} now.`}</p>}
      fields={{
        dueDate: {
          label: 'Due on',
          kind: 'day',
          start,
          required: ANOTHER_DAY,
          fault: (day) => (day === start ? ANOTHER_DAY : undefined),
          warningOf: (day) => taskDueWarning(day, job),
        },
        reason: {
          label: 'Reason',
          hint: 'Shown in the job’s history.',
          maxLength: 1000,
          required: 'Give a reason for moving the due date.',
        },
      }}
      command={command}
      inputOf={(due) => due}
      onClose={onClose}
    />
  );
}
