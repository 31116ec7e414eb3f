// What a person has typed into a form and not saved yet. It survives the browser. It is work, so only the person deletes it.
import { logProblem } from '../log.ts';
import { databaseIfThere, openDatabase } from './open-database.ts';
import { writeTable } from './write-first.ts';

/** Each rejects when the device cannot store it. */
export interface FormDrafts {
  readonly find: (name: string) => Promise<unknown>;
  readonly keep: (name: string, draft: unknown) => Promise<void>;
  readonly letGo: (name: string) => Promise<void>;
}

export type FormDraftsOf = (personId: number) => FormDrafts;

/** Operations on a draft run one after the other: the first one creates the database, and a read meanwhile would find nothing. */
function makeOrder() {
  const lastOf = new Map<string, Promise<unknown>>();
  return <T>(personId: number, name: string, work: () => Promise<T>): Promise<T> => {
    const key = `${String(personId)} ${name}`;
    const done = (lastOf.get(key) ?? Promise.resolve()).then(work, work);
    lastOf.set(key, done);
    const forget = () => {
      if (lastOf.get(key) === done) lastOf.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
}

/** A change on its way into the database, written in the same moment: a page that is left or loaded again just then has it (067). */
interface Pending {
  /** Left out: the draft is deleted. */
  readonly draft?: unknown;
}
const pendingKey = (personId: number, name: string): string => `lotline.draft-on-its-way ${String(personId)} ${name}`;

/** The names of all drafts of which a change is on its way. */
export function pendingNames(personId: number): readonly string[] {
  const beginning = pendingKey(personId, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(beginning) ? [key.slice(beginning.length)] : []));
}

/** @returns what was written; null where it could not be, and the database alone has to do */
function begin(key: string, pending: Pending): string | null {
  const text = JSON.stringify(pending);
  try {
    localStorage.setItem(key, text);
    return text;
  } catch (problem) {
    logProblem('A draft could not be written at once', problem);
    return null;
  }
}

/** The database has it, unless another change has begun since. */
function end(key: string, text: string | null): void {
  if (localStorage.getItem(key) === text) localStorage.removeItem(key);
}

function pendingAt(key: string): { readonly text: string; readonly pending: Pending } | null {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  try {
    const pending: unknown = JSON.parse(text);
    return typeof pending === 'object' && pending !== null ? { text, pending } : null;
  } catch {
    return null;
  }
}

async function write(personId: number, name: string, pending: Pending): Promise<void> {
  const database = await ('draft' in pending ? openDatabase(personId) : databaseIfThere(personId));
  if (database === null) return;
  const { formDrafts } = database;
  const work = (): PromiseLike<unknown> => ('draft' in pending ? formDrafts.put({ name, draft: pending.draft }) : formDrafts.delete(name));
  await writeTable(formDrafts, work);
}

/** @param store what writes a change into the database; another one in tests of a page that ends before it has */
export function formDraftsBy(store: typeof write): FormDraftsOf {
  const inOrder = makeOrder();
  return (personId) => {
    const change = (name: string, pending: Pending): Promise<void> => {
      const key = pendingKey(personId, name);
      const text = begin(key, pending);
      return inOrder(personId, name, async () => {
        await store(personId, name, pending);
        end(key, text);
      });
    };
    return {
      find: (name) => {
        const key = pendingKey(personId, name);
        // what this page changes from now on comes behind this read
        const left = pendingAt(key);
        return inOrder(personId, name, async () => {
          if (left !== null && localStorage.getItem(key) === left.text) {
            await store(personId, name, left.pending);
            end(key, left.text);
          }
          return (await (await databaseIfThere(personId))?.formDrafts.get(name))?.draft ?? null;
        });
      },
      keep: (name, draft) => change(name, { draft }),
      letGo: (name) => change(name, {}),
    };
  };
}

export const formDraftsOnDevice: FormDraftsOf = formDraftsBy(write);
