// A choice of a tree outside of a form that has set antd up already.
import { useLayoutEffect, useRef } from 'react';
import { AntdRoot } from './AntdRoot.tsx';
import { TreeChoice, type TreeChoiceProps } from './TreeChoice.tsx';

export interface RootedTreeChoiceProps extends TreeChoiceProps {
  readonly onReady: () => void;
}

export default function RootedTreeChoice({ onReady, ...choice }: RootedTreeChoiceProps) {
  const ready = useRef(onReady);
  useLayoutEffect(() => ready.current(), []);
  return (
    <AntdRoot>
      <TreeChoice {...choice} />
    </AntdRoot>
  );
}
