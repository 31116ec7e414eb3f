// Asked once, naming whom: what was given stays told.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { EndJobDelegationDocument } from '@lotline/schema/generated/documents/delegation';
import { useJobView } from '../job-context.ts';
import type { JobDelegation } from '../job-data.ts';
import { TaskSheet } from '../schedule/sheets/TaskSheet.tsx';
import { useJobChange } from '../use-job-change.ts';

interface EndDelegationSheetProps {
  readonly delegation: JobDelegation;
  readonly onClose: () => void;
}

export function EndDelegationSheet({ delegation: { id, version, displayName, toDate }, onClose }: EndDelegationSheetProps) {
  const { job } = useJobView();
  const { run, isBusy, problem } = useJobChange<number>({
    jobId: job.id,
    toastText: 'Ended',
    onDone: onClose,
    send: async (call, delegationId, client) => {
      await call(EndJobDelegationDocument, { input: { id: delegationId }, client: { ...client, expectedVersion: version } });
      return null;
    },
  });
  return (
    <TaskSheet
      title={`End the delegation to ${displayName}?`}
      verb="End it now"
      isBusy={isBusy}
      problem={problem}
      isDanger
      onSave={() => run(id)}
      onClose={onClose}
    >
      <p>It was due to end on {formatDate(toDate)}. The history keeps that it was given and who ended it.</p>
    </TaskSheet>
  );
}
