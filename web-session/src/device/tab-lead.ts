// One tab leads at a time: the others wait for the lock, and the browser passes it on when the tab that holds it closes or crashes.

export const hasLocks = (): boolean => typeof navigator !== 'undefined' && 'locks' in navigator;

/** What follows that beginning of the names of all locks that a tab holds or waits for; none where the browser has no locks. */
export async function heldLocks(beginning: string): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = hasLocks() ? await navigator.locks.query() : {};
  const names = [...held, ...pending].map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length)));
}

/** `begin` is called once this tab leads. Returns how to hand over to another tab. Where the browser has no locks, each tab leads. */
export function leadAmongTabs(name: string, begin: () => void): () => void {
  if (!hasLocks()) {
    begin();
    return () => undefined;
  }
  const left = new AbortController();
  const untilLeft = new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
  const lead = async (): Promise<void> => {
    if (left.signal.aborted) return;
    begin();
    await untilLeft;
  };
  navigator.locks.request(name, { signal: left.signal }, lead).catch(() => undefined);
  return () => left.abort();
}
