// One text of a small form, kept on the device until it is saved or given up: a reload does not cost it.
import { useEffect, useRef, useState } from 'react';
import { logProblem } from '@lotline/web-session/log';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';

export const TYPED_BEFORE = 'You typed this before, and it is not saved yet.';

export interface KeptText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** It was typed before, and not saved. */
  readonly isRestored: boolean;
  /** Saved, or given up: the form closes, and the device forgets it. */
  readonly close: () => void;
}

/**
 * @param name under which the device keeps it
 * @param shown what stands there where nothing was typed
 */
export function useKeptText(name: string, shown: string, onClose: () => void): KeptText {
  const { formDraftsOf } = usePlatform();
  const { id: personId } = useMe();
  const [drafts] = useState(() => formDraftsOf(personId));
  const [typed, setTyped] = useState<string | null>(null);
  const [isRestored, setRestored] = useState(false);
  const isTouched = useRef(false);
  useEffect(() => {
    let isLate = false;
    drafts.find(name).then((found) => {
      // what was typed before the device answered stands
      if (isLate || isTouched.current || typeof found !== 'string') return;
      setTyped(found);
      setRestored(true);
    }, notKept);
    return () => {
      isLate = true;
    };
  }, [drafts, name]);
  return {
    text: typed ?? shown,
    isRestored,
    setText: (text) => {
      isTouched.current = true;
      setTyped(text);
      (text === shown ? drafts.letGo(name) : drafts.keep(name, text)).catch(notKept);
    },
    close: () => {
      drafts.letGo(name).catch(notKept);
      onClose();
    },
  };
}

const notKept = (problem: unknown): void => logProblem('What was typed could not be kept on this device', problem);
