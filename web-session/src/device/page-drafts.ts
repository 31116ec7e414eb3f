// Form drafts where people work in several windows: what is typed in one window is that window's own while it is open. Another one that has the same form open
// neither shows it nor deletes it with its own. A window that is left leaves its drafts to the next one that opens the form (decision 067).
import { formDraftsOnDevice, pendingNames, type FormDraftsOf } from './form-drafts.ts';
import { databaseIfThere } from './open-database.ts';
import { heldLocks, leadAmongTabs } from './tab-lead.ts';
import { writeTable } from './write-first.ts';

/** Between a draft's name and its page; no name of a form has it. */
const MARK = '\n';
const PAGE_LOCK = 'lotline.page.';
const LEFT_PAGE = 'lotline.left-page';

/**
 * @param page this page's own id
 * @param openPages those that are open now; a draft of any other is there for whoever asks first
 */
export function draftsOfPage(page: string, openPages: () => Promise<ReadonlySet<string>>): FormDraftsOf {
  return (personId) => {
    const drafts = formDraftsOnDevice(personId);
    const ownName = (name: string): string => `${name}${MARK}${page}`;
    const left = async (name: string): Promise<unknown> => {
      const names = await storedNames(personId, name);
      const open = await openPages();
      for (const stored of names) {
        if (stored === ownName(name) || open.has(stored.slice(name.length + MARK.length))) continue;
        // a change that was on its way when its page ended is in the database from here on
        await drafts.find(stored);
        const draft = await takeOver(personId, stored, ownName(name));
        if (draft !== null) return draft;
      }
      return null;
    };
    return {
      find: async (name) => (await drafts.find(ownName(name))) ?? (await left(name)),
      keep: (name, draft) => drafts.keep(ownName(name), draft),
      letGo: (name) => drafts.letGo(ownName(name)),
    };
  };
}

/** Of each page that has one, and as it was stored before pages had their own. */
async function storedNames(personId: number, name: string): Promise<ReadonlySet<string>> {
  const isOf = (stored: string): boolean => stored === name || stored.startsWith(`${name}${MARK}`);
  const database = await databaseIfThere(personId);
  const stored = (await database?.formDrafts.where('name').startsWith(name).primaryKeys()) ?? [];
  return new Set([...stored, ...pendingNames(personId)].filter(isOf));
}

/**
 * What was typed here meanwhile stays, and the other draft stays beside it.
 * @returns the draft; null where there is none, or another page that asked at the same moment has it
 */
async function takeOver(personId: number, from: string, to: string): Promise<unknown> {
  const database = await databaseIfThere(personId);
  if (database === null) return null;
  const { formDrafts } = database;
  const work = async (): Promise<unknown> => {
    const row = await formDrafts.get(from);
    if (row === undefined) return null;
    if ((await formDrafts.get(to)) === undefined) {
      await formDrafts.put({ ...row, name: to });
      await formDrafts.delete(from);
    }
    return row.draft;
  };
  return writeTable(formDrafts, work);
}

/** A page shows that it is open by a lock, which the browser frees when it ends. Where the browser has no locks no other page counts as open. */
export function formDraftsInWindows(): FormDraftsOf {
  const page = crypto.randomUUID();
  leadAmongTabs(PAGE_LOCK + page, () => undefined);
  // loaded again, the page may ask before the browser has freed the lock of the one before
  const before = sessionStorage.getItem(LEFT_PAGE);
  window.addEventListener('pagehide', () => sessionStorage.setItem(LEFT_PAGE, page));
  return draftsOfPage(page, async () => {
    const open = new Set(await heldLocks(PAGE_LOCK));
    if (before !== null) open.delete(before);
    return open;
  });
}
