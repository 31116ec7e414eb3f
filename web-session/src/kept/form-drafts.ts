// What a person has typed into a form and not saved yet: it outlives the browser. It is work, not something read: nobody clears it but the person.
import { databaseIfThere, openDatabase } from './open-database.ts';

/** Each rejects when the device cannot keep it. */
export interface FormDrafts {
  readonly find: (name: string) => Promise<unknown>;
  readonly keep: (name: string, draft: unknown) => Promise<void>;
  readonly letGo: (name: string) => Promise<void>;
}

export type FormDraftsOf = (personId: number) => FormDrafts;

export const formDraftsOnDevice: FormDraftsOf = (personId) => ({
  find: async (name) => (await (await databaseIfThere(personId))?.formDrafts.get(name))?.draft ?? null,
  keep: async (name, draft) => {
    await (await openDatabase(personId)).formDrafts.put({ name, draft });
  },
  letGo: async (name) => {
    await (await databaseIfThere(personId))?.formDrafts.delete(name);
  },
});
