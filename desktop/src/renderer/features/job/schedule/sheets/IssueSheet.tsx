// Issue to the field: the group sees the task, and the rates of the day are kept. A missing rate is named by the server.
import { IssueTaskDocument } from '@lotline/schema/generated/documents';
import { groupName, useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { TaskSheet } from './TaskSheet.tsx';

export function IssueSheet({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const view = useJobView();
  const crew = groupName(view, task.groupId) ?? 'nobody yet';
  const { run, isBusy, problem } = useJobChange<number>({
    jobId: view.job.id,
    toastText: 'Issued',
    onDone: onClose,
    send: async (call, scheduleId, client) => {
      await call(IssueTaskDocument, { input: { scheduleId }, client });
      return null;
    },
  });
  const items = task.items.length === 1 ? '1 item' : `${String(task.items.length)} items`;
  return (
    <TaskSheet
      title={`Issue ${task.name}`}
      verb={`Issue to ${crew}`}
      isBusy={isBusy}
      problem={problem}
      onSave={() => run(task.id)}
      onClose={onClose}
    >
      <p>
        {crew} sees it at once, with {items}. Rates are kept as they are today.
      </p>
    </TaskSheet>
  );
}
