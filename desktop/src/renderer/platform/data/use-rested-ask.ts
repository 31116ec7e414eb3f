// What would follow from a change that is not saved yet, asked once the editor rests: one question at a time, and the answer to an older one is never shown as that of the newer.
import { useEffect, useRef, useState } from 'react';

export type RestedState<Answer> =
  | { readonly is: 'asking' }
  | { readonly is: 'failed' }
  | { readonly is: 'known'; readonly preview: Answer };

/** Typing rests. */
const REST_MS = 600;

/** @param input data; null: there is nothing to be asked @param ask the same from render to render */
export function useRestedAsk<Input extends object, Answer>(input: Input | null, ask: (input: Input) => Promise<Answer>) {
  const wanted = input === null ? null : JSON.stringify(input);
  const [known, setKnown] = useState<{ readonly of: string; readonly preview: Answer | null } | null>(null);
  const [tries, setTries] = useState(0);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (wanted === null) return undefined;
    let isWanted = true;
    const answer = (preview: Answer | null) => (isWanted ? setKnown({ of: wanted, preview }) : undefined);
    const send = async (): Promise<void> => {
      await underWay.current;
      if (!isWanted) return;
      underWay.current = ask(JSON.parse(wanted) as Input).then(answer, () => answer(null));
    };
    const timer = setTimeout(() => void send(), REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, wanted, tries]);
  const state: RestedState<Answer> =
    known === null || known.of !== wanted
      ? { is: 'asking' }
      : known.preview === null
        ? { is: 'failed' }
        : { is: 'known', preview: known.preview };
  const again = () => {
    setKnown(null);
    setTries(tries + 1);
  };
  return { state, again };
}
