// The options of a filter, whose antd comes when the first one is shown: until then a line takes what is typed to find one.
import { useState } from 'react';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyControl } from './LazyControl.tsx';
import { useListWish } from './list-wish.ts';
import type { OptionListProps } from './OptionList.tsx';

const OptionList = lazyPart<OptionListProps>(() => import('./OptionList.tsx'));

export function LazyOptionList(list: Omit<OptionListProps, 'wish' | 'takesFocus'>) {
  const { wish, type } = useListWish([]);
  const [isLeft, setLeft] = useState(false);
  const waiting = (
    <input
      aria-label={`Find in ${list.label}`}
      className={inputClass}
      autoFocus
      autoComplete="off"
      placeholder="Find"
      value={wish.text}
      onChange={({ target }) => type(target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
    />
  );
  return (
    <LazyControl waiting={waiting}>
      <OptionList {...list} wish={wish} takesFocus={!isLeft} />
    </LazyControl>
  );
}
