// What this computer holds for the person who is signed in, as the console's reads ask for it.
import type { ApolloClient } from '@apollo/client';
import { logProblem } from '@lotline/web-session/log';
import type { DesktopBridge } from '../../../../ipc/contract.ts';
import type { LocalAnswer, LocalNote, LocalStore, LocalWish } from '../local-store.ts';
import { JOB_ANSWERS, askedOf } from './job-answers.ts';
import { localFirst, type Holding, type Variables } from './local-link.ts';
import { askAhead } from './asked-ahead.ts';
import { isOfPage, pageAnswer } from './page-answers.ts';
import { answerKey, isStored, jobOf } from './stored-answers.ts';

export type CacheBridge = Pick<DesktopBridge, 'cacheState' | 'readJobs' | 'jobPage' | 'storedAnswer' | 'storeAnswer' | 'syncJobs'>;

interface Notes {
  readonly set: (key: string, note: LocalNote | null) => void;
  readonly of: (key: string) => LocalNote | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the page says of answers that came from here. */
function keepNotes(): Notes {
  const notes = new Map<string, LocalNote>();
  const listeners = new Set<() => void>();
  return {
    set: (key, note) => {
      if (note !== null) notes.set(key, note);
      else if (!notes.delete(key)) return;
      listeners.forEach((listener) => listener());
    },
    of: (key) => notes.get(key) ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const failed = (problem: unknown): void => logProblem('The copy on this computer could not be used', problem);

export function openLocalStore(bridge: CacheBridge, { personName, isOnline }: LocalWish): LocalStore {
  const notes = keepNotes();
  /** How often the cache has begun anew, as far as this page knows: an answer is stored with the rights that it was asked by. */
  let anew: number | null = null;
  let prepared: ApolloClient | null = null;
  const noteState = (state: { readonly anew: number }): void => {
    const isAnew = state.anew !== anew;
    anew = state.anew;
    if (isAnew && prepared !== null) askAhead(prepared);
  };
  // asked before anything else is: what the first reads are answered with is of these rights, or of later ones
  const first = bridge.cacheState({});
  first.then(noteState, failed);

  const findJobs = async (operation: string, variables: Variables): Promise<LocalAnswer | null> => {
    const answers = JOB_ANSWERS[operation];
    if (answers === undefined) return null;
    const { data, cannot, state } = await bridge.readJobs({ read: answers.read, asked: JSON.stringify(askedOf(variables)), personName });
    noteState(state);
    if (cannot !== null) notes.set(answerKey(operation, variables), { asOf: state.syncedAt, cannot });
    return data === null || data === undefined ? null : { data: answers.dataOf(data), asOf: state.syncedAt };
  };
  const holding: Holding = {
    isOnline,
    canFind: (operation) => operation in JOB_ANSWERS || isStored(operation),
    find: (operation, variables) => (operation in JOB_ANSWERS ? findJobs(operation, variables) : findStored(bridge, operation, variables)),
    note: (operation, variables, answer) =>
      notes.set(answerKey(operation, variables), answer === null ? null : { asOf: answer.asOf, cannot: null }),
    keeper: (operation, variables) => {
      const asked = anew === null ? first.then((state) => state.anew) : Promise.resolve(anew);
      const of = { key: answerKey(operation, variables), job: jobOf(operation, variables) };
      return (data) => void asked.then((by) => bridge.storeAnswer({ ...of, data: JSON.stringify(data), anew: by })).catch(failed);
    },
  };
  return {
    over: (server) => localFirst(holding, server),
    find: holding.find,
    noteOf: (operation, variables) => notes.of(answerKey(operation, variables)),
    subscribe: notes.subscribe,
    onChanges: () => void bridge.syncJobs({}).then(noteState, failed),
    // an answer that comes before the copy has begun anew would go with it
    prepare: (client) =>
      void bridge.syncJobs({}).then((state) => {
        noteState(state);
        prepared = client;
        askAhead(client);
      }, failed),
  };
}

/** What the server answered here last, or what the sync has brought since. */
async function findStored(bridge: CacheBridge, operation: string, variables: Variables): Promise<LocalAnswer | null> {
  const [found, ofPage] = await Promise.all([
    bridge.storedAnswer({ key: answerKey(operation, variables) }),
    findInPage(bridge, operation, variables),
  ]);
  if (found === null || (ofPage?.asOf != null && ofPage.asOf > found.at)) return ofPage;
  return { data: JSON.parse(found.data) as Record<string, unknown>, asOf: found.at };
}

async function findInPage(bridge: CacheBridge, operation: string, variables: Variables): Promise<LocalAnswer | null> {
  const id = isOfPage(operation) ? jobOf(operation, variables) : null;
  const page = id === null ? null : await bridge.jobPage({ id });
  if (page === null) return null;
  const names = await bridge.storedAnswer({ key: answerKey('JobPageNames', {}) });
  const data = pageAnswer(operation, page, names?.data ?? null, variables);
  return data === null ? null : { data, asOf: page.asOf };
}
