// From a preview to the record's own page; in the list Ctrl and Enter do the same.
import { Link } from 'react-router-dom';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';

export function OpenLink({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={buttonClass()}>
      Open <kbd>Ctrl ↵</kbd>
    </Link>
  );
}
