// Text that is typed right after the keys that open the search, before it is open: it goes into the search, and to no key of the screen beneath.
import { useCallback, useEffect, useRef } from 'react';

/** @returns takes the text typed so far, once */
export function useTypedAhead(isOpening: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isOpening) return undefined;
    typed.current = '';
    const onKey = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isText || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      typed.current += event.key;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isOpening]);
  return useCallback(() => {
    const before = typed.current;
    typed.current = '';
    return before;
  }, []);
}
