// Saving a potential job as processed by the office: one that is there at the version that it was seen at, or a new one.
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import { UpdatePotentialJobDocument } from '@lotline/schema/generated/documents/potential-job';
import { useCommand } from '../../../platform/data/use-command.ts';
import { ALL_POTENTIAL_JOBS, type PotentialJobRow } from '../use-potential-jobs.ts';

/** @param row null: it is added */
export const useSavePotentialJob = (row: PotentialJobRow | null) =>
  useCommand({
    touches: [ALL_POTENTIAL_JOBS],
    toastText: 'Potential Job added successfully',
    send: async (call, entry: PotentialJobEntry, client) => {
      const potentialJob = { id: row?.id ?? null, assignedFieldUserId: row?.assignedFieldUserId ?? null, ...entry };
      const stamp = row === null ? client : { ...client, expectedVersion: row.version };
      return (
        (await call(UpdatePotentialJobDocument, { potentialJob, processedFromOffice: true, client: stamp })).data.updatePotentialJob ?? []
      );
    },
  });
