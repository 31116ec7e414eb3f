// The numbers that the server gave to the potential jobs of this device. Photos name theirs by the action that added it, since they are taken before there
// is a number.
import { databaseIfThere, openDatabase } from './open-database.ts';
import { writeTable } from './write-first.ts';

/** Each rejects when the device cannot store or read it. */
export interface RaisedJobs {
  /** Null: the server has not answered yet, or it was added elsewhere. */
  readonly numberOf: (clientId: string) => Promise<number | null>;
  readonly keep: (clientId: string, potentialJobId: number) => Promise<void>;
}

export type RaisedJobsOf = (personId: number) => RaisedJobs;

export const raisedJobsOnDevice: RaisedJobsOf = (personId) => ({
  numberOf: async (clientId) => (await (await databaseIfThere(personId))?.raisedJobs.get(clientId))?.potentialJobId ?? null,
  keep: async (clientId, potentialJobId) => {
    const { raisedJobs } = await openDatabase(personId);
    await writeTable(raisedJobs, () => raisedJobs.put({ clientId, potentialJobId }));
  },
});
