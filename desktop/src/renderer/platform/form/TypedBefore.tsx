// Says that a form shows a restored draft.
import words from '@lotline/shared-ui/styles/words.module.css';

export function TypedBefore({ draft }: { readonly draft: { readonly isRestored: boolean } }) {
  return draft.isRestored ? (
    <p role="status" className={words.muted}>
      You typed this earlier and have not saved it.
    </p>
  ) : null;
}
