// A box with words outside of a form that has set antd up already.
import type { ReactNode } from 'react';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyControl } from './LazyControl.tsx';
import styles from './Control.module.css';

export interface TickFieldProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

const RootedTick = lazyPart<TickFieldProps>(() => import('./RootedTick.tsx'));

export function TickField(props: TickFieldProps) {
  return (
    <LazyControl waiting={<span className={styles.waitingTick}>{props.children}</span>}>
      <RootedTick {...props} />
    </LazyControl>
  );
}
