// One of a list, found by typing a part of its words.
import { memo, type KeyboardEvent } from 'react';
import { Select } from 'antd';
import { ChevronDown, CircleX } from 'lucide-react';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { areSame } from './are-same.ts';
import { beginnersFirst, includesText, statusOf, type ControlProps } from './control-props.ts';
import { LIST_KEYS } from './list-keys.ts';
import type { SearchText } from './list-wish.ts';
import styles from './Control.module.css';

export interface ChoiceProps extends ControlProps {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** The choice can be taken back. */
  readonly isClearable?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Open as it comes. */
  readonly isOpenFirst?: boolean | undefined;
  readonly search?: SearchText | undefined;
}

const SEARCH = {
  filterOption: (text: string, option?: SelectOption) => includesText(text, option?.label ?? ''),
  filterSort: beginnersFirst,
};
const ARROW = <Icon of={ChevronDown} size="s" />;
/** For the mouse alone: Delete and Backspace clear from the control itself. */
const outOfTabOrder = (mark: HTMLElement | null): void => mark?.closest('button')?.setAttribute('tabindex', '-1');
const CLEAR = {
  clearIcon: (
    <span ref={outOfTabOrder}>
      <Icon of={CircleX} size="s" />
    </span>
  ),
};

/** Of what is typed for the search a key that is kept down deletes, and then nothing else. */
const isToClear = ({ key, repeat, target }: KeyboardEvent): boolean =>
  (key === 'Delete' || key === 'Backspace') && !repeat && target instanceof HTMLInputElement && target.value === '';

/** A value that the list no longer has is offered too. */
function withPresent(options: readonly SelectOption[], value: string): SelectOption[] {
  return value === '' || options.some((option) => option.value === value) ? [...options] : [{ value, label: value }, ...options];
}

export const Choice = memo(function Choice({
  value,
  options,
  onChange,
  onLeave,
  placeholder,
  isClearable = false,
  isDisabled = false,
  autoFocus = false,
  isOpenFirst = false,
  search,
  ...wiring
}: ChoiceProps) {
  const all = withPresent(options, value);
  const present = all.find((option) => option.value === value);
  return (
    <Select<string, SelectOption>
      {...wiring}
      status={statusOf(wiring['aria-invalid'])}
      classNames={{ root: styles.wide ?? '' }}
      value={present?.value ?? null}
      options={all}
      showSearch={search === undefined ? SEARCH : { ...SEARCH, ...search }}
      defaultOpen={isOpenFirst}
      allowClear={isClearable ? CLEAR : false}
      disabled={isDisabled}
      autoFocus={autoFocus || isOpenFirst}
      placeholder={placeholder}
      suffixIcon={ARROW}
      notFoundContent="Nothing found"
      popupMatchSelectWidth={false}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      onBlur={({ relatedTarget }) => onLeave?.(relatedTarget)}
      {...LIST_KEYS}
      onKeyDown={(event) => {
        LIST_KEYS.onKeyDown(event);
        if (isClearable && value !== '' && isToClear(event)) onChange('');
      }}
    />
  );
}, areSame);
