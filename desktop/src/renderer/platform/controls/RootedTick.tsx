// A box to tick that sets antd up for itself.
import { AntdRoot } from './AntdRoot.tsx';
import { Tick } from './Tick.tsx';
import type { TickFieldProps } from './TickField.tsx';

export default function RootedTick(props: TickFieldProps) {
  return (
    <AntdRoot>
      <Tick {...props} />
    </AntdRoot>
  );
}
