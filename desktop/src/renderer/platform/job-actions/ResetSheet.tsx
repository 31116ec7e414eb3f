// Reset: the work order is typed by hand, so that nobody resets another job than they mean; the reason survives a reload, the confirmation never does.
import { ResetConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import type { ActedJob } from './acted-job.ts';
import { useJobAction } from './use-job-action.ts';
import { CommandSheet } from '../command/CommandSheet.tsx';

const MAX_REASON = 500;
const UNNAMED = 'Type the work order.';

export function ResetSheet({ job, onClose }: { readonly job: ActedJob; readonly onClose: () => void }) {
  return (
    <CommandSheet
      title={`Reset job ${job.workOrder}?`}
      verb={`Reset job ${job.workOrder}`}
      isDanger
      draft={`reset-job-${String(job.id)}`}
      above={
        <p>
          The job goes back to its first status: hold, booked and onsite dates, completion and builder approval are cleared. Tasks, items,
          photos and payments stay, and the history keeps everything that was recorded.
        </p>
      }
      fields={{
        typed: {
          label: `Type the work order, ${job.workOrder}`,
          isPassing: true,
          required: UNNAMED,
          fault: (text) => (text === job.workOrder ? undefined : UNNAMED),
        },
        reason: { label: 'Reason', kind: 'text', maxLength: MAX_REASON, required: 'Give a reason.' },
      }}
      command={useJobAction(job.id, ResetConstructionDocument)}
      inputOf={({ typed, reason }) => ({ id: job.id, typed, reason })}
      onClose={onClose}
    />
  );
}
