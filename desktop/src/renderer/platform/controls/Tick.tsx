// A box to tick, with or without words beside it; a click on the words counts.
import { memo, type ReactNode } from 'react';
import { Checkbox } from 'antd';
import { areSame } from './are-same.ts';
import type { ControlProps } from './control-props.ts';

interface TickProps extends Partial<ControlProps> {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly children?: ReactNode;
}

export const Tick = memo(function Tick({ isOn, onChange, onLeave, isDisabled = false, children, ...wiring }: TickProps) {
  return (
    <Checkbox
      {...wiring}
      checked={isOn}
      disabled={isDisabled}
      onBlur={({ relatedTarget }) => onLeave?.(relatedTarget)}
      onChange={({ target }) => onChange(target.checked)}
    >
      {children}
    </Checkbox>
  );
}, areSame);
