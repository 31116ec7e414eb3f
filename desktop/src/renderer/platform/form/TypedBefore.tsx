// Says that a form shows a restored draft.
import { useEffect, useLayoutEffect, useRef } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';

export function TypedBefore({ draft: { isRestored } }: { readonly draft: { readonly isRestored: boolean } }) {
  useSelected(isRestored);
  return isRestored ? (
    <p role="status" className={words.muted}>
      You typed this earlier and have not saved it.
    </p>
  ) : null;
}

/**
 * A dialog's first field has the focus before the draft comes to it: its text is selected then, so that what is typed replaces it. Of several lines it is
 * not, since those are gone on with; nor is it where something was typed meanwhile.
 */
function useSelected(isRestored: boolean): void {
  const hasTyped = useRef(false);
  useEffect(() => {
    const onInput = () => {
      hasTyped.current = true;
    };
    document.addEventListener('input', onInput, { capture: true });
    return () => document.removeEventListener('input', onInput, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (isRestored && !hasTyped.current && field instanceof HTMLInputElement && field.closest('dialog') !== null) field.select();
  }, [isRestored]);
}
