// A value of a setting that is on or off, by antd's switch.
import { memo } from 'react';
import { Switch } from 'antd';
import { areSame } from './are-same.ts';

interface SwitchedProps {
  readonly id: string;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Switched = memo(function Switched({ isOn, onChange, ...wiring }: SwitchedProps) {
  return <Switch {...wiring} checked={isOn} onChange={(next) => onChange(next)} />;
}, areSame);
