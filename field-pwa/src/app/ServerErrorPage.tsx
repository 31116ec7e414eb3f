// 500: something failed on the server's side.
import { ServerCrash } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { troubleClass } from '@lotline/shared-ui/components/PageError/trouble-class';
import { sayError } from '@lotline/schema/errors/catalogue';
import { BarTitle } from '../platform/frame/AppBar.tsx';
import { PageFrame } from '../platform/frame/PageFrame.tsx';
import { WayBack } from './WayBack.tsx';

export function ServerErrorPage() {
  return (
    <PageFrame title="Error" bar={<BarTitle>Lotline</BarTitle>} menu={[]} mainClassName={troubleClass}>
      <Icon of={ServerCrash} size="l" />
      <h1>Something went wrong</h1>
      <p>{sayError('FAULT')} What was saved is kept. Try again shortly.</p>
      <WayBack />
    </PageFrame>
  );
}
