// One of a few, with its words beside it; each may lie in a cell of its own.
import type { ReactNode } from 'react';
import { Radio } from 'antd';

interface RadioMarkProps {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function RadioMark({ name, label, isOn, onChoose, children }: RadioMarkProps) {
  return (
    <Radio name={name} aria-label={label} checked={isOn} onChange={onChoose}>
      {children}
    </Radio>
  );
}
