// 500: something failed on the server's side.
import { Link } from 'react-router-dom';
import { ServerCrash } from 'lucide-react';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { sayError } from '@lotline/schema/errors/catalogue';
import { useTitle } from '../platform/frame/use-title.ts';
import { troubleClass } from '@lotline/shared-ui/components/PageError/trouble-class';

export function ServerErrorPage() {
  useTitle('Error');
  return (
    <main id="main" tabIndex={-1} className={troubleClass}>
      <Icon of={ServerCrash} size="l" />
      <h1>Something went wrong</h1>
      <p>{sayError('FAULT')} What was saved is kept. Try again shortly.</p>
      <Link className={buttonClass({ kind: 'primary' })} to="/">
        Go to the home page
      </Link>
    </main>
  );
}
