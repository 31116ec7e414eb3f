// In the place of a choice until antd has come: what is chosen, and a line that takes what is typed to find another.
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import type { ControlProps } from './control-props.ts';
import type { WishedList } from './list-wish.ts';
import styles from './Control.module.css';

interface WaitingChoiceProps extends ControlProps {
  readonly list: WishedList;
  /** The words of what is chosen, '' for nothing. */
  readonly chosen: string;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export function WaitingChoice({ list, chosen, placeholder, isDisabled = false, onLeave, ...wiring }: WaitingChoiceProps) {
  const isEmpty = chosen === '';
  return (
    <input
      {...wiring}
      className={classes(inputClass, isEmpty ? undefined : styles.chosen)}
      autoComplete="off"
      disabled={isDisabled}
      placeholder={isEmpty ? placeholder : chosen}
      value={list.wish.text}
      onChange={({ target }) => list.type(target.value)}
      onPointerDown={list.onPointerDown}
      onKeyDown={list.onKeyDown}
      onBlur={({ relatedTarget }) => {
        list.forget();
        onLeave?.(relatedTarget);
      }}
    />
  );
}
