// A choice outside of a form that has set antd up already.
import { useLayoutEffect, useRef } from 'react';
import { AntdRoot } from './AntdRoot.tsx';
import { Choice, type ChoiceProps } from './Choice.tsx';

export interface RootedChoiceProps extends ChoiceProps {
  readonly onReady: () => void;
}

export default function RootedChoice({ onReady, ...choice }: RootedChoiceProps) {
  const ready = useRef(onReady);
  useLayoutEffect(() => ready.current(), []);
  return (
    <AntdRoot>
      <Choice {...choice} />
    </AntdRoot>
  );
}
