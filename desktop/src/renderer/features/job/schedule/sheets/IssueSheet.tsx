// Issue to the field: the group sees the task, and the rates of the day are kept. What it would go out without is said here, once; a missing rate is
// named by the server.
import { TriangleAlert } from 'lucide-react';
import { issueWarnings } from '@lotline/schema/domain/job/issue-warnings.rules';
import { IssueTaskDocument } from '@lotline/schema/generated/documents/task';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { CommandSheet } from '../../../../platform/command/CommandSheet.tsx';
import { groupName, useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { readinessFacts } from '../../readiness-facts.ts';
import { useJobChange } from '../../use-job-change.ts';

export function IssueSheet({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const view = useJobView();
  const crew = groupName(view, task.groupId) ?? 'nobody yet';
  const command = useJobChange<number>({
    jobId: view.job.id,
    toastText: 'Issued',
    send: async (call, scheduleId, client) => {
      await call(IssueTaskDocument, { input: { scheduleId }, client });
      return null;
    },
  });
  const warnings = issueWarnings(readinessFacts(view), task, view.today);
  const items = task.items.length === 1 ? '1 item' : `${String(task.items.length)} items`;
  return (
    <CommandSheet
      title={`Issue ${task.name}`}
      subtitle={`Job ${view.job.workOrder}`}
      verb={warnings.length === 0 ? `Issue to ${crew}` : `Issue to ${crew} anyway`}
      fields={{}}
      above={
        <>
          {warnings.length === 0 ? null : (
            <Banner icon={TriangleAlert} title="It will be issued without:">
              <ul>
                {warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </Banner>
          )}
          <p>
            {crew} sees it at once, with {items}. Today’s rates are locked in.
          </p>
        </>
      }
      command={command}
      inputOf={() => task.id}
      onClose={onClose}
    />
  );
}
