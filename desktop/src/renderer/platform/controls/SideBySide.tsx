// A few choices side by side, by antd's segmented: one below the other where their words need the room.
import { memo } from 'react';
import { Segmented } from 'antd';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { areSame } from './are-same.ts';

export interface SideBySideProps {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby'?: string | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** More in all do not stand in the line of a sheet. */
const MOST_CHARACTERS = 56;

const isLong = (options: readonly SelectOption[]): boolean => options.reduce((sum, { label }) => sum + label.length, 0) > MOST_CHARACTERS;

export const SideBySide = memo(function SideBySide({ value, options, onChange, ...wiring }: SideBySideProps) {
  return (
    <Segmented<string>
      {...wiring}
      // named by its label; its buttons have the focus, not itself
      aria-label={undefined}
      tabIndex={undefined}
      block
      vertical={isLong(options)}
      value={value}
      options={options.map((option) => ({ value: option.value, label: option.label }))}
      onChange={onChange}
    />
  );
}, areSame);
