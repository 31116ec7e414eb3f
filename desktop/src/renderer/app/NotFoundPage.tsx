// 404: the page does not exist, or not for this person; both look alike.
import { Link } from 'react-router-dom';
import { MapPinOff } from 'lucide-react';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useTitle } from '../platform/frame/use-title.ts';
import { troubleClass } from '@lotline/shared-ui/components/PageError/trouble-class';

export function NotFoundPage() {
  useTitle('Not found');
  return (
    <main id="main" tabIndex={-1} className={troubleClass}>
      <Icon of={MapPinOff} size="l" />
      <h1>There is no page here</h1>
      <p>The address is wrong, or your role cannot open this page. Nothing was changed.</p>
      <Link className={buttonClass({ kind: 'primary' })} to="/">
        Go to the home page
      </Link>
    </main>
  );
}
