// One of a tree, found by typing a part of its name; the field shows the whole path of what is chosen.
import { memo } from 'react';
import { TreeSelect } from 'antd';
import { ChevronDown } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { areSame } from './are-same.ts';
import { statusOf, type ControlProps } from './control-props.ts';
import { LIST_KEYS } from './list-keys.ts';
import type { SearchText } from './list-wish.ts';
import styles from './Control.module.css';

export interface TreeOption {
  readonly value: string;
  /** Its own name. */
  readonly title: string;
  /** Its name with those above it. */
  readonly path: string;
  readonly children?: TreeOption[];
}

export interface TreeChoiceProps extends ControlProps {
  readonly value: string;
  readonly options: readonly TreeOption[];
  readonly onChange: (value: string) => void;
  /** Open as it comes. */
  readonly isOpenFirst: boolean;
  readonly search: SearchText;
}

const SEARCH = { treeNodeFilterProp: 'path' };
const ARROW = <Icon of={ChevronDown} size="s" />;

export const TreeChoice = memo(function TreeChoice({ value, options, onChange, onLeave, isOpenFirst, search, ...wiring }: TreeChoiceProps) {
  return (
    <TreeSelect<string, TreeOption>
      {...wiring}
      status={statusOf(wiring['aria-invalid'])}
      classNames={{ root: styles.wide ?? '' }}
      value={value}
      treeData={[...options]}
      treeNodeLabelProp="path"
      treeDefaultExpandAll
      showSearch={{ ...SEARCH, ...search }}
      defaultOpen={isOpenFirst}
      autoFocus={isOpenFirst}
      suffixIcon={ARROW}
      notFoundContent="Nothing found"
      popupMatchSelectWidth={false}
      listHeight={320}
      // antd's field names its list by this id, and gives the id to nothing
      popupRender={(tree) => <div id={`${wiring.id}_list`}>{tree}</div>}
      onChange={(next) => onChange(next)}
      onBlur={({ relatedTarget }) => onLeave?.(relatedTarget)}
      {...LIST_KEYS}
    />
  );
}, areSame);
