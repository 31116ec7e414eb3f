// Several of a list, each a word in the field; found by typing a part of its words.
import { memo } from 'react';
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { areSame } from './are-same.ts';
import { beginnersFirst, includesText, statusOf, type ControlProps } from './control-props.ts';
import { LIST_KEYS } from './list-keys.ts';
import styles from './Control.module.css';

interface ChoicesProps extends ControlProps {
  readonly values: readonly string[];
  readonly options: readonly SelectOption[];
  readonly onChange: (values: readonly string[]) => void;
  readonly placeholder: string;
}

const SEARCH = {
  filterOption: (text: string, option?: SelectOption) => includesText(text, option?.label ?? ''),
  filterSort: beginnersFirst,
};
const ARROW = <Icon of={ChevronDown} size="s" />;

export const Choices = memo(function Choices({ values, options, onChange, onLeave, placeholder, ...wiring }: ChoicesProps) {
  return (
    <Select<string[], SelectOption>
      {...wiring}
      mode="multiple"
      status={statusOf(wiring['aria-invalid'])}
      classNames={{ root: styles.wide ?? '' }}
      value={[...values]}
      options={[...options]}
      showSearch={SEARCH}
      placeholder={placeholder}
      suffixIcon={ARROW}
      notFoundContent="Nothing found"
      popupMatchSelectWidth={false}
      onChange={(next) => onChange(next)}
      onBlur={({ relatedTarget }) => onLeave?.(relatedTarget)}
      {...LIST_KEYS}
    />
  );
}, areSame);
