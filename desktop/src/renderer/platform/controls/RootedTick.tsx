// A box to tick that sets antd up for itself.
import type { ReactNode } from 'react';
import { AntdRoot } from './AntdRoot.tsx';
import { Tick } from './Tick.tsx';

export interface RootedTickProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

export default function RootedTick(props: RootedTickProps) {
  return (
    <AntdRoot>
      <Tick {...props} />
    </AntdRoot>
  );
}
