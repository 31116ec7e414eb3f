// From the press to its answer: kept and shown at once, sent in order for each subject, and what came back told (specification 1 §8).
import type { Versions } from '@lotline/web-session/gql';
import { ApiError, type ApiErrorCode } from '@lotline/web-session/api-error';
import { logProblem } from '@lotline/web-session/log';
import type { AnyPress, NewPress } from './press-input.ts';
import type { PressAnswer, Pressed } from './press-send.ts';
import type { Entry, EntryState, PressedFrom, PressStore } from './press-store.ts';

const NO_ANSWER: readonly ApiErrorCode[] = ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'FAULT'];
const EMPTY_SENTENCE = 'The server answered without the updated page. It is being loaded again.';

export interface PressesParts {
  readonly store: PressStore;
  /** Null: the server did it and sent nothing back. @throws ApiError */
  readonly send: (press: AnyPress, sentAt: Date) => Promise<Pressed | null>;
  readonly freshId: () => string;
  readonly now: () => Date;
  /** Puts the answer in the place of what is shown, before the press is let go. */
  readonly onAnswer: (press: AnyPress, answer: PressAnswer) => Promise<void>;
  readonly onRefused: (entry: Entry, error: ApiError) => void;
  /** Done, but nothing came back to show. */
  readonly onEmpty: (entry: Entry) => void;
}

export interface Presses {
  readonly store: PressStore;
  /** Returns at once: what becomes of it shows in the store, and in what is shown. */
  readonly hand: (made: NewPress, from: PressedFrom) => AnyPress;
  /** Lets go of those that were refused or not answered, of one job. */
  readonly forget: (jobId: number | null) => void;
}

const subjectKey = ({ subject }: Pick<AnyPress, 'subject'>): string => `${subject.kind} ${String(subject.id)}`;
const sameAs = (a: NewPress, b: AnyPress): boolean =>
  a.name === b.name && subjectKey(a) === subjectKey(b) && JSON.stringify(a.input) === JSON.stringify(b.input);

export function createPresses(parts: PressesParts): Presses {
  const { store } = parts;
  const lanes = new Map<string, Promise<void>>();

  const enqueue = (entry: Entry): void => {
    const key = subjectKey(entry.press);
    const lane = (lanes.get(key) ?? Promise.resolve()).then(() => sendEntry(parts, entry));
    lanes.set(key, lane);
    void lane.then(() => {
      if (lanes.get(key) === lane) lanes.delete(key);
    });
  };

  const forget = (jobId: number | null): void => {
    const told = store.read().filter(({ press, state }) => state.kind !== 'waiting' && press.subject.jobId === jobId);
    if (told.length > 0) void store.remove(told.map(({ press }) => press.id));
  };

  return {
    store,
    forget,
    hand: (made, from) => {
      // a try without an answer may have arrived: the same press again keeps its id and its instant, so that it counts once
      const lost = store.read().find(({ press, state }) => state.kind === 'unanswered' && sameAs(made, press));
      const stamp =
        lost === undefined
          ? { id: parts.freshId(), occurredAt: parts.now().toISOString() }
          : { id: lost.press.id, occurredAt: lost.press.occurredAt };
      const press = { ...made, ...stamp } as AnyPress;
      forget(press.subject.jobId);
      const entry: Entry = { press, state: { kind: 'waiting' }, from };
      void store.add(entry);
      enqueue(entry);
      return press;
    },
  };
}

/** Never throws: what went wrong is kept with the press. */
async function sendEntry({ store, send, now, onAnswer, onRefused, onEmpty }: PressesParts, entry: Entry): Promise<void> {
  const { press } = entry;
  try {
    // as it stands in the store by now: those before it in line may have moved its base on
    const current = store.read().find((kept) => kept.press.id === press.id)?.press ?? press;
    const pressed = await send(current, now());
    if (pressed === null) {
      // first what was typed stands where its form will look for it, then the form hears of it
      onEmpty(entry);
      await store.change(press.id, { state: { kind: 'refused', code: 'FAULT', sentence: EMPTY_SENTENCE, details: {} } });
      return;
    }
    await onAnswer(press, pressed.answer);
    await carryOn(store, press, pressed.versions);
    await store.remove([press.id]);
  } catch (thrown) {
    const error = toApiError(thrown);
    onRefused(entry, error);
    await store.change(press.id, { state: stateOf(error) });
  }
}

/**
 * What a person pressed next about the same was pressed on what this one made of it. Only of the same kind: it was judged against what it saw, so that
 * nothing that somebody else changed in between is passed over.
 */
async function carryOn(store: PressStore, answered: AnyPress, versions: Versions): Promise<void> {
  for (const { press, state } of store.read()) {
    if (state.kind !== 'waiting' || press.id === answered.id) continue;
    const next = withBase(press, answered, versions);
    if (next !== press) await store.change(press.id, { press: next });
  }
}

function withBase(press: AnyPress, answered: AnyPress, versions: Versions): AnyPress {
  const { scheduleItem, construction } = versions;
  if (press.name === 'changeItem' && answered.name === 'changeItem' && scheduleItem !== undefined && press.input.id === answered.input.id)
    return { ...press, base: { ...press.base, version: scheduleItem } };
  const isOfJob = press.name === 'setContacts' && answered.name === 'setContacts' && press.subject.id === answered.subject.id;
  if (isOfJob && construction !== undefined) return { ...press, base: { ...press.base, version: construction } };
  return press;
}

function stateOf(error: ApiError): EntryState {
  const kind = NO_ANSWER.includes(error.code) ? 'unanswered' : 'refused';
  return { kind, code: error.code, sentence: error.message, details: error.details };
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  logProblem('A press could not be sent', thrown);
  return new ApiError({ code: 'FAULT', status: 0 });
}
