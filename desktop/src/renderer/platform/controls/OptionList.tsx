// A list to choose one or several from, open in a panel: typing finds an option, the arrows go from one to the next, Enter and a click on the words
// choose. Long lists render only what is in sight.
import { useState, type KeyboardEvent } from 'react';
import { Select } from 'antd';
import { Check, Search } from 'lucide-react';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { AntdRoot } from './AntdRoot.tsx';
import { beginnersFirst, includesText } from './control-props.ts';
import { useWishedSearch, type ListWish } from './list-wish.ts';
import styles from './OptionList.module.css';

export interface OptionListProps {
  readonly label: string;
  readonly isMany: boolean;
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** What was typed before it came. */
  readonly wish: ListWish;
  /** Its line has the focus as it comes. */
  readonly takesFocus: boolean;
}

const SEARCH = {
  filterOption: (text: string, option?: SelectOption) => includesText(text, option?.label ?? ''),
  filterSort: beginnersFirst,
  autoClearSearchValue: false,
};
const TICK = <Icon of={Check} size="s" />;
const LENS = <Icon of={Search} size="s" />;

function keepKeys(event: KeyboardEvent<HTMLElement>): void {
  // Backspace would take away the last choice, which is not in sight
  if (event.key === 'Backspace' && event.target instanceof HTMLInputElement && event.target.value === '') event.stopPropagation();
  // antd's list takes Esc for itself; here it closes the panel, which listens at the document
  if (event.key === 'Escape') {
    event.stopPropagation();
    event.currentTarget.parentElement?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }
}

export default function OptionList({ label, isMany, options, values, onChange, wish, takesFocus }: OptionListProps) {
  const [holder, setHolder] = useState<HTMLDivElement | null>(null);
  const search = useWishedSearch(wish);
  const shared = {
    open: true,
    autoFocus: takesFocus,
    showSearch: { ...SEARCH, ...search },
    'aria-label': `Find in ${label}`,
    options: [...options],
    suffixIcon: LENS,
    menuItemSelectedIcon: TICK,
    notFoundContent: 'Nothing found',
    listHeight: 320,
    listItemHeight: 28,
    classNames: { root: styles.box ?? '' },
    getPopupContainer: () => holder ?? document.body,
  };
  return (
    <AntdRoot>
      <div onKeyDownCapture={keepKeys}>
        {holder === null ? null : isMany ? (
          <Select<string[], SelectOption>
            {...shared}
            mode="multiple"
            placeholder="Find"
            value={[...values]}
            maxTagCount={0}
            maxTagPlaceholder={(chosen) => `${String(chosen.length)} chosen`}
            onChange={onChange}
          />
        ) : (
          <Select<string, SelectOption> {...shared} placeholder="Find" value={values[0] ?? null} onChange={(value) => onChange([value])} />
        )}
        <div ref={setHolder} className={styles.holder} />
      </div>
    </AntdRoot>
  );
}
