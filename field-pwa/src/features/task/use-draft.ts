// What is typed in a sheet outlives a reload: kept in this tab's session storage per person, task and sheet, until saved or discarded.
import { useCallback, useState } from 'react';

const PREFIX = 'lotline.draft.';

type Fields = Readonly<Record<string, string>>;

export interface Draft<T extends Fields> {
  readonly value: T;
  readonly change: (part: Partial<T>) => void;
  /** Saved or discarded: the next opening starts afresh. */
  readonly clear: () => void;
  /** Empties the form here and leaves the stored text to another form of the same name. */
  readonly handOver: () => void;
  /** Something differs from what the sheet opened with. */
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

export function useDraft<T extends Fields>(name: string, initial: T): Draft<T> {
  const key = `${PREFIX}${name}`;
  const [start] = useState(initial);
  const [value, setValue] = useState(() => read(key, initial));
  const change = useCallback(
    (part: Partial<T>) =>
      setValue((before) => {
        const after = { ...before, ...part };
        sessionStorage.setItem(key, JSON.stringify(after));
        return after;
      }),
    [key],
  );
  const clear = useCallback(() => sessionStorage.removeItem(key), [key]);
  const handOver = useCallback(() => setValue(start), [start]);
  const isDirty = Object.keys(start).some((field) => value[field] !== start[field]);
  return { value, change, clear, handOver, isDirty };
}
