// What a person has typed into a form and not saved yet. It survives the browser. It is work, so only the person deletes it.
import { databaseIfThere, openDatabase } from './open-database.ts';

/** Each rejects when the device cannot store it. */
export interface FormDrafts {
  readonly find: (name: string) => Promise<unknown>;
  readonly keep: (name: string, draft: unknown) => Promise<void>;
  readonly letGo: (name: string) => Promise<void>;
}

export type FormDraftsOf = (personId: number) => FormDrafts;

const lastOf = new Map<string, Promise<unknown>>();

/** Operations on a draft run one after the other: the first one creates the database, and a read meanwhile would find nothing. */
function inOrder<T>(personId: number, name: string, work: () => Promise<T>): Promise<T> {
  const key = `${String(personId)} ${name}`;
  const done = (lastOf.get(key) ?? Promise.resolve()).then(work, work);
  lastOf.set(key, done);
  const forget = () => {
    if (lastOf.get(key) === done) lastOf.delete(key);
  };
  done.then(forget, forget);
  return done;
}

export const formDraftsOnDevice: FormDraftsOf = (personId) => ({
  find: (name) => inOrder(personId, name, async () => (await (await databaseIfThere(personId))?.formDrafts.get(name))?.draft ?? null),
  keep: (name, draft) =>
    inOrder(personId, name, async () => {
      await (await openDatabase(personId)).formDrafts.put({ name, draft });
    }),
  letGo: (name) =>
    inOrder(personId, name, async () => {
      await (await databaseIfThere(personId))?.formDrafts.delete(name);
    }),
});
