// A name of a sheet that nobody has yet is asked about once: when its field is left, or when the sheet is saved before that. One that differs from a name that
// there is in its case alone becomes that name.
import { useState } from 'react';
import { sameName, similarNames } from '@lotline/schema/domain/kernel/similar-names';
import type { NewName } from './NewNameQuestion.tsx';

export interface AskedName {
  /** Null where there is nothing to ask. */
  readonly asked: NewName | null;
  /** @param to what has the focus now: who goes straight to a button has not seen the question yet */
  readonly leave: (to: EventTarget | null) => void;
  readonly take: (name: string) => void;
  readonly keep: () => void;
  /** Before it is saved: whether the question comes first. Saved again, the name stays as it is typed. */
  readonly mustAsk: () => boolean;
}

interface Wish {
  readonly value: string;
  /** What the record has, which nobody asks about. */
  readonly start: string;
  readonly names: readonly string[];
  readonly onChange: (name: string) => void;
}

export function useNewName({ value, start, names, onChange }: Wish): AskedName {
  const [isLeft, setLeft] = useState(false);
  /** What was typed when the question was seen. */
  const [seen, setSeen] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const typed = value.trim();
  const there = sameName(typed, names);
  const isNew = typed !== '' && typed !== start.trim() && names.length > 0 && there === null && kept !== typed;
  return {
    asked: isNew && isLeft ? { typed, meant: similarNames(typed, names) } : null,
    leave: (to) => {
      if (there !== null && there !== value) onChange(there);
      setLeft(true);
      if (!(to instanceof HTMLButtonElement)) setSeen(typed);
    },
    take: onChange,
    keep: () => setKept(typed),
    mustAsk: () => {
      if (!isNew) return false;
      setLeft(true);
      setSeen(typed);
      // what was seen and saved all the same is meant
      return seen !== typed;
    },
  };
}
