// What is typed in a sheet outlives a reload: kept in this tab's session storage per person, task and sheet, until saved or discarded.
import { useCallback, useRef, useState } from 'react';
import { logProblem } from '@lotline/web-session/log';

const PREFIX = 'lotline.draft.';

type Fields = Readonly<Record<string, string>>;

export interface Draft<T extends Fields> {
  readonly value: T;
  readonly change: (part: Partial<T>) => void;
  /** Saved or discarded: the next opening starts afresh. */
  readonly clear: () => void;
  /** Empties the form here and leaves the stored text to another form of the same name. */
  readonly handOver: () => void;
  /** The fields that differ from what the sheet opened with. */
  readonly changed: Partial<T>;
  readonly isDirty: boolean;
}

function read<T extends Fields>(key: string, initial: T): T {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return initial;
    const kept = Object.entries(stored).filter(([name, value]) => name in initial && typeof value === 'string');
    return { ...initial, ...Object.fromEntries(kept) };
  } catch {
    return initial;
  }
}

/** A full or forbidden storage costs the copy, not the typing. */
function keep(key: string, value: Fields): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    logProblem('A draft could not be kept', error);
  }
}

function differences<T extends Fields>(start: T, value: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const field in start) if (value[field] !== start[field]) changed[field] = value[field];
  return changed;
}

export function useDraft<T extends Fields>(name: string, initial: T): Draft<T> {
  const key = `${PREFIX}${name}`;
  const [start] = useState(initial);
  const [value, setValue] = useState(() => read(key, initial));
  const latest = useRef(value);
  const change = useCallback(
    (part: Partial<T>) => {
      latest.current = { ...latest.current, ...part };
      keep(key, latest.current);
      setValue(latest.current);
    },
    [key],
  );
  const clear = useCallback(() => sessionStorage.removeItem(key), [key]);
  const handOver = useCallback(() => {
    latest.current = start;
    setValue(start);
  }, [start]);
  const changed = differences(start, value);
  return { value, change, clear, handOver, changed, isDirty: Object.keys(changed).length > 0 };
}
