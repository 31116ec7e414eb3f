// When a failed action is tried again, for people to read: all tabs say the same, and nothing depends on it.
import type { TabChannel } from '@lotline/web-session/device/tab-channel';
import { createStore, type Readable } from '@lotline/web-session/store';

export type Tries = ReadonlyMap<string, number>;

export interface NextTries {
  /** By id, in milliseconds of the device's clock. */
  readonly shown: Readable<Tries>;
  readonly set: (id: string, at: number) => void;
  readonly end: (id: string) => void;
  readonly endAll: () => void;
  /** The message of another tab. False: it was about something else. */
  readonly hear: (message: unknown) => boolean;
}

interface Message {
  readonly kind: 'nextTries';
  readonly tries: readonly (readonly [id: string, at: number])[];
}

export function createNextTries({ post }: Pick<TabChannel, 'post'>): NextTries {
  const shown = createStore<Tries>(new Map());
  const notify = (tries: Tries): void => {
    shown.set(tries);
    post({ kind: 'nextTries', tries: [...tries] } satisfies Message);
  };
  return {
    shown,
    set: (id, at) => notify(new Map([...shown.get(), [id, at]])),
    end: (id) => {
      if (shown.get().has(id)) notify(new Map([...shown.get()].filter(([other]) => other !== id)));
    },
    endAll: () => {
      if (shown.get().size > 0) notify(new Map());
    },
    hear: (message) => {
      const told = message as Partial<Message> | null;
      if (told?.kind !== 'nextTries' || told.tries === undefined) return false;
      shown.set(new Map(told.tries));
      return true;
    },
  };
}

/** No pause is longer: more comes from a clock that was set since. */
const LONGEST_S = 30;

/** 'Next try in 12 s.' @param now in milliseconds */
export function nextTryWords(at: number, now: number): string {
  const seconds = Math.ceil((at - now) / 1000);
  if (seconds > LONGEST_S) return 'It will be tried again soon.';
  return seconds > 0 ? `Next try in ${String(seconds)} s.` : 'Trying again now.';
}
