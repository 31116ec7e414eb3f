// A box with words outside of a form that has set antd up already.
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyControl } from './LazyControl.tsx';
import type { RootedTickProps } from './RootedTick.tsx';
import { WaitingTick } from './WaitingTick.tsx';

const RootedTick = lazyPart<RootedTickProps>(() => import('./RootedTick.tsx'));

export function TickField(props: RootedTickProps) {
  return (
    <LazyControl waiting={<WaitingTick {...props} />}>
      <RootedTick {...props} />
    </LazyControl>
  );
}
