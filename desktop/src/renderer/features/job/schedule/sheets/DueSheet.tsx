// Another due day, with the reason that stands in the job's history.
import { z } from 'zod';
import { taskDueWarning } from '@lotline/schema/domain/job/key-dates.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { ChangeTasksDocument } from '@lotline/schema/generated/documents/task';
import { isErrorCode } from '@lotline/schema/errors/catalogue';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { ApiError } from '@lotline/web-session/api-error';
import { dayFault } from '../../../../platform/form/day-fault.ts';
import { DayField } from '../../../../platform/form/DayField.tsx';
import { useFormDraft } from '../../../../platform/form/use-form-draft.ts';
import { useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { TaskSheet } from './TaskSheet.tsx';

interface Due {
  readonly dueDate: string;
  readonly reason: string;
}

const SHAPES = { dueDate: z.string(), reason: z.string() };

/** As a call that names one row is refused. */
function refusal(code: string | null, sentence: string | null): ApiError {
  const known = code !== null && isErrorCode(code) ? code : 'NOT_FOUND';
  return new ApiError({ code: known, status: 409, ...(sentence === null ? {} : { message: sentence }) });
}

export function DueSheet({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const { job } = useJobView();
  const start = task.dueDate ?? '';
  const draft = useFormDraft<Due>({ name: `due-task-${String(task.id)}`, shapes: SHAPES, start: { dueDate: start, reason: '' }, onClose });
  const { dueDate, reason } = draft.values;
  const { run, isBusy, problem } = useJobChange<Due>({
    jobId: job.id,
    toastText: 'Due date moved',
    onDone: draft.close,
    send: async (call, due, client) => {
      const { data } = await call(ChangeTasksDocument, { input: { ids: [task.id], ...due }, client });
      const [verdict] = data.changeTasks;
      if (verdict?.isAllowed !== true) throw refusal(verdict?.code ?? null, verdict?.sentence ?? null);
      return null;
    },
  });
  const lacksWords = reason.trim() === '' ? 'Say why the due date moves.' : undefined;
  const lacks = dueDate === '' || dueDate === start ? 'Choose another day.' : (dayFault(dueDate) ?? lacksWords);
  return (
    <TaskSheet
      title={`Due date of ${task.name}`}
      verb="Save"
      isBusy={isBusy}
      problem={problem}
      lacks={lacks}
      draft={draft}
      onSave={() => run({ dueDate, reason })}
      onClose={onClose}
    >
      <p>{start === '' ? 'It has no due date yet.' : `It is due on ${formatDate(start)} now.`}</p>
      <DayField
        label="Due on"
        data-autofocus=""
        value={dueDate}
        warning={taskDueWarning(dueDate, job)}
        onChange={(day) => draft.set({ dueDate: day })}
      />
      <TextField
        label="Reason"
        hint="Shown in the job’s history."
        maxLength={1000}
        value={reason}
        onChange={(words) => draft.set({ reason: words })}
      />
    </TaskSheet>
  );
}
