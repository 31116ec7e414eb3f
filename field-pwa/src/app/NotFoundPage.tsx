// 404: the path is none, or not for this person; both look alike.
import { Link } from 'react-router';
import { MapPinOff } from 'lucide-react';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { PageFrame } from '../platform/frame/PageFrame.tsx';

export function NotFoundPage() {
  return (
    <PageFrame title="Not found" bar={<p className="title">Lotline</p>} menu={[]} mainClassName="trouble">
      <Icon of={MapPinOff} size="l" />
      <h1>There is no page here</h1>
      <p>The address is not one of ours, or it is not open to your role. Nothing was changed.</p>
      <Link className={buttonClass({ kind: 'primary', wide: true })} to="/field/construction">
        Go to your tasks
      </Link>
    </PageFrame>
  );
}
