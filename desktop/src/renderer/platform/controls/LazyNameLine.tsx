// A line with names to suggest, for a form that has its own label around it: a plain line until the suggestions are there.
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import type { AskedName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { lazyPart } from '../frame/lazy-part.tsx';
import type { ControlProps } from './control-props.ts';
import { LazyField } from './LazyField.tsx';
import { NAME_KEYS, useListWish } from './list-wish.ts';
import type { NameLineProps } from './NameLine.tsx';

const RootedNameLine = lazyPart<NameLineProps>(() => import('./RootedNameLine.tsx'));

interface LazyNameLineProps extends Omit<ControlProps, 'onLeave'> {
  readonly value: string;
  readonly names: readonly string[];
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** The sheet begins here. */
  readonly isFirst?: boolean;
  readonly onLeave?: AskedName['leave'] | undefined;
}

export function LazyNameLine({ value, names, maxLength, isFirst = false, onChange, onLeave, ...wiring }: LazyNameLineProps) {
  const list = useListWish(NAME_KEYS);
  const waiting = (
    <input
      {...{ ...wiring, value, maxLength }}
      className={inputClass}
      autoComplete="off"
      onChange={({ target }) => {
        list.type(target.value);
        onChange(target.value);
      }}
      onPointerDown={list.onPointerDown}
      onKeyDown={list.onKeyDown}
      onBlur={({ relatedTarget }) => {
        list.forget();
        onLeave?.(relatedTarget);
      }}
    />
  );
  return (
    <LazyField isFirst={isFirst} waiting={waiting}>
      <RootedNameLine {...wiring} {...{ value, names, maxLength, onChange, onLeave }} isOpenFirst={list.wish.isOpen} />
    </LazyField>
  );
}
