// 500: something failed on the server's side.
import { Link } from 'react-router';
import { ServerCrash } from 'lucide-react';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { sayError } from '@lotline/schema/errors/catalogue';
import { PageFrame } from '../platform/frame/PageFrame.tsx';

export function ServerErrorPage() {
  return (
    <PageFrame title="Error" bar={<p className="title">Lotline</p>} menu={[]} mainClassName="trouble">
      <Icon of={ServerCrash} size="l" />
      <h1>Something went wrong</h1>
      <p>{sayError('FAULT')} What was saved is kept. Try again shortly.</p>
      <Link className={buttonClass({ kind: 'primary', wide: true })} to="/field/construction">
        Go to your tasks
      </Link>
    </PageFrame>
  );
}
