// Saving a potential job as processed by the office, at the version that it was seen at.
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry';
import { UpdatePotentialJobDocument } from '@lotline/schema/generated/documents/potential-job';
import { useCommand } from '../../../platform/data/use-command.ts';
import { ALL_POTENTIAL_JOBS, type PotentialJobRow } from '../use-potential-jobs.ts';

export const useSavePotentialJob = ({ id, version, assignedFieldUserId }: PotentialJobRow) =>
  useCommand({
    touches: [ALL_POTENTIAL_JOBS],
    toastText: 'Potential Job added successfully',
    send: async (call, entry: PotentialJobEntry, client) => {
      const potentialJob = { id, assignedFieldUserId, ...entry };
      const stamp = { ...client, expectedVersion: version };
      return (
        (await call(UpdatePotentialJobDocument, { potentialJob, processedFromOffice: true, client: stamp })).data.updatePotentialJob ?? []
      );
    },
  });
