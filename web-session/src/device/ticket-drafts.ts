// The answers in a ticket of work that are not in the outbox yet. They survive the browser. They are work, so nobody else deletes them.
import { databaseIfThere, openDatabase } from './open-database.ts';
import { writeTable } from './write-first.ts';

/** Each rejects when the device cannot store it. */
interface TicketDrafts {
  readonly find: (taskId: number) => Promise<unknown>;
  readonly keep: (taskId: number, draft: unknown) => Promise<void>;
  readonly letGo: (taskId: number) => Promise<void>;
}

export type TicketDraftsOf = (personId: number) => TicketDrafts;

export const ticketDraftsOnDevice: TicketDraftsOf = (personId) => ({
  find: async (taskId) => (await (await databaseIfThere(personId))?.ticketDrafts.get(taskId))?.draft ?? null,
  keep: async (taskId, draft) => {
    const { ticketDrafts } = await openDatabase(personId);
    await writeTable(ticketDrafts, () => ticketDrafts.put({ taskId, draft }));
  },
  letGo: async (taskId) => {
    const database = await databaseIfThere(personId);
    if (database === null) return;
    const { ticketDrafts } = database;
    await writeTable(ticketDrafts, () => ticketDrafts.delete(taskId));
  },
});
