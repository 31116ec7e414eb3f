// Another job like this one: it asks for the work order alone; the rest is edited in the new job's own form.
import { useNavigate } from 'react-router-dom';
import { DuplicateConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import type { ActedJob } from './acted-job.ts';
import { useJobAction } from './use-job-action.ts';
import { CommandSheet } from '../command/CommandSheet.tsx';

export function DuplicateSheet({ job, onClose }: { readonly job: ActedJob; readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <CommandSheet
      title={`Duplicate job ${job.workOrder}`}
      verb="Duplicate"
      draft={`duplicate-job-${String(job.id)}`}
      fields={{
        workOrder: {
          label: 'Work order of the new job',
          hint: 'Address, parties, contacts, custom fields and planned items are copied; dates, tasks and files are not.',
          required: 'Work order is missing.',
        },
      }}
      command={useJobAction(job.id, DuplicateConstructionDocument)}
      inputOf={({ workOrder }) => ({ id: job.id, workOrder })}
      onDone={({ duplicateConstruction: made }) => {
        if (made !== null) void navigate(`/construction/${String(made.id)}/edit`);
      }}
      onClose={onClose}
    />
  );
}
