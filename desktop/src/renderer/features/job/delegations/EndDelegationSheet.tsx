// Asked once, naming whom: what was given stays told.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { EndJobDelegationDocument } from '@lotline/schema/generated/documents/delegation';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';
import { useJobView } from '../job-context.ts';
import type { JobDelegation } from '../job-data.ts';
import { useJobChange } from '../use-job-change.ts';

interface EndDelegationSheetProps {
  readonly delegation: JobDelegation;
  readonly onClose: () => void;
}

export function EndDelegationSheet({ delegation: { id, version, displayName, toDate }, onClose }: EndDelegationSheetProps) {
  const { job } = useJobView();
  const command = useJobChange<number>({
    jobId: job.id,
    toastText: 'Ended',
    send: async (call, delegationId, client) => {
      await call(EndJobDelegationDocument, { input: { id: delegationId }, client: { ...client, expectedVersion: version } });
      return null;
    },
  });
  return (
    <CommandSheet
      title={`End the delegation to ${displayName}?`}
      subtitle={`Job ${job.workOrder}`}
      verb="End it now"
      isDanger
      fields={{}}
      above={<p>It was due to end on {formatDate(toDate)}. The history keeps the delegation and who ended it.</p>}
      command={command}
      inputOf={() => id}
      onClose={onClose}
    />
  );
}
