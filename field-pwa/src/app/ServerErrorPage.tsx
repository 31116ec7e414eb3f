// 500: something failed on the server's side.
import { ServerCrash } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { sayError } from '@lotline/schema/errors/catalogue';
import { PageFrame } from '../platform/frame/PageFrame.tsx';
import { WayBack } from './WayBack.tsx';

export function ServerErrorPage() {
  return (
    <PageFrame title="Error" bar={<p className="title">Lotline</p>} menu={[]} mainClassName="trouble">
      <Icon of={ServerCrash} size="l" />
      <h1>Something went wrong</h1>
      <p>{sayError('FAULT')} What was saved is kept. Try again shortly.</p>
      <WayBack />
    </PageFrame>
  );
}
