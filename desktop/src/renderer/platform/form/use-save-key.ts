// Ctrl+S and Ctrl+Enter save the form of the page, and not the page.
import { useEffect, useRef } from 'react';
import { isSubmitKey } from '@lotline/shared-ui/components/Sheet/submit-by-key';

export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSubmitKey(event)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
