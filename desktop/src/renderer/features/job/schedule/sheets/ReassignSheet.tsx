// To another group, which accepts for itself.
import { byWork, workWarning } from '@lotline/schema/domain/group/group-work.rules';
import { ReassignTaskDocument } from '@lotline/schema/generated/documents/task';
import { groupName, groupOf, useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { useWorkOfGroups } from '../../../../platform/list/use-groups.ts';
import { CommandSheet } from '../../../../platform/command/CommandSheet.tsx';

export function ReassignSheet({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const { job, groups: all } = useJobView();
  const groups = useWorkOfGroups(all);
  const command = useJobChange<{ scheduleId: number; groupId: number; reason: string }>({
    jobId: job.id,
    toastText: 'Reassigned',
    send: async (call, input, client) => {
      await call(ReassignTaskDocument, { input, client });
      return null;
    },
  });
  return (
    <CommandSheet
      title={`Reassign ${task.name}`}
      subtitle={`Job ${job.workOrder}`}
      verb="Reassign"
      draft={`reassign-task-${String(task.id)}`}
      above={<p>It is with {groupName({ groups }, task.groupId) ?? 'nobody'} now.</p>}
      fields={{
        groupId: {
          label: 'Crew',
          kind: 'choice',
          placeholder: 'Choose a crew',
          options: byWork(groups, job.workType)
            .filter(({ id }) => id !== task.groupId)
            .map(({ id, name }) => ({ value: String(id), label: name })),
          warningOf: (id) => workWarning(groupOf(groups, id), job.workType),
          required: 'Choose who does the task.',
        },
        reason: { label: 'Reason (optional)', kind: 'text', maxLength: 1000 },
      }}
      command={command}
      inputOf={({ groupId, reason }) => ({ scheduleId: task.id, groupId: Number(groupId), reason })}
      onClose={onClose}
    />
  );
}
