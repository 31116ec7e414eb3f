// 404: the path is none, or not for this person; both look alike.
import { MapPinOff } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { troubleClass } from '@lotline/shared-ui/components/PageError/trouble-class';
import { BarTitle } from '../platform/frame/AppBar.tsx';
import { PageFrame } from '../platform/frame/PageFrame.tsx';
import { WayBack } from './WayBack.tsx';

export function NotFoundPage() {
  return (
    <PageFrame title="Not found" bar={<BarTitle>Lotline</BarTitle>} menu={[]} mainClassName={troubleClass}>
      <Icon of={MapPinOff} size="l" />
      <h1>There is no page here</h1>
      <p>The address is wrong, or your role cannot open this page. Nothing was changed.</p>
      <WayBack />
    </PageFrame>
  );
}
