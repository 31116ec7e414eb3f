// A line with names to suggest, outside of a form that has set antd up already.
import { useLayoutEffect, useRef } from 'react';
import { AntdRoot } from './AntdRoot.tsx';
import { NameLine, type NameLineProps } from './NameLine.tsx';

export interface RootedNameLineProps extends NameLineProps {
  readonly onReady: () => void;
}

export default function RootedNameLine({ onReady, ...line }: RootedNameLineProps) {
  const ready = useRef(onReady);
  useLayoutEffect(() => ready.current(), []);
  return (
    <AntdRoot>
      <NameLine {...line} />
    </AntdRoot>
  );
}
