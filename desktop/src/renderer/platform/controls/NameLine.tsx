// A line of text for which names in use are suggested.
import { memo } from 'react';
import { AutoComplete } from 'antd';
import { areSame } from './are-same.ts';
import { includesText, statusOf, type ControlProps } from './control-props.ts';
import { LIST_KEYS } from './list-keys.ts';
import styles from './Control.module.css';

export interface NameLineProps extends ControlProps {
  readonly value: string;
  readonly names: readonly string[];
  readonly maxLength?: number | undefined;
  readonly onChange: (value: string) => void;
  /** Open as it comes. */
  readonly isOpenFirst?: boolean | undefined;
}

const SEARCH = { filterOption: (text: string, option?: { readonly value: string }) => includesText(text, option?.value ?? '') };

export const NameLine = memo(function NameLine({
  value,
  names,
  maxLength,
  onChange,
  onLeave,
  isOpenFirst = false,
  ...wiring
}: NameLineProps) {
  return (
    <AutoComplete
      {...wiring}
      status={statusOf(wiring['aria-invalid'])}
      classNames={{ root: styles.wide ?? '' }}
      value={value}
      options={names.map((name) => ({ value: name }))}
      showSearch={SEARCH}
      defaultOpen={isOpenFirst}
      autoFocus={isOpenFirst}
      {...(maxLength === undefined ? {} : { maxLength })}
      defaultActiveFirstOption={false}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      onBlur={({ relatedTarget }) => onLeave?.(relatedTarget)}
      {...LIST_KEYS}
    />
  );
}, areSame);
