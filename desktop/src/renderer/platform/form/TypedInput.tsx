// A value that is typed as people write it and shown in one way, with a panel to choose it from: by its button or Alt and the arrow down. The field keeps
// the focus and takes the keys; the panel is for the mouse.
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import { LazyControl } from '../controls/LazyControl.tsx';
import styles from './TypedInput.module.css';

export interface TypedWiring {
  readonly id: string;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
  readonly 'data-autofocus'?: '' | undefined;
}

export interface TypedControl extends TypedWiring {
  /** What is known, nothing, or what was typed that is none. */
  readonly value: string;
  /** What was read of it; text that is none is passed on as it was typed. */
  readonly onChange: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly isSmall?: boolean | undefined;
}

interface TypedInputProps extends Omit<TypedControl, 'value'> {
  /** The value as it is shown. */
  readonly shown: string;
  readonly title: string;
  readonly placeholder: string;
  readonly icon: LucideIcon;
  /** Of the button that opens the panel. */
  readonly opens: string;
  readonly read: (text: string) => string | null;
  /** The value one step on or back; null where none is known. */
  readonly step: (by: 1 | -1) => string | null;
  readonly panel: (choose: (value: string) => void, close: () => void) => ReactNode;
}

export function TypedInput(props: TypedInputProps) {
  const {
    shown,
    title,
    placeholder,
    icon,
    opens,
    read,
    step,
    panel,
    onChange,
    onLeave,
    isReadOnly = false,
    isSmall = false,
    ...wiring
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = (value: string) => {
    setTyped(null);
    onChange(value);
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(read(text) ?? text);
  };
  const press = (event: KeyboardEvent) => {
    const next = event.key === 'ArrowUp' || event.key === 'ArrowDown' ? step(event.key === 'ArrowUp' ? 1 : -1) : null;
    if (event.key === 'Escape' && isOpen) {
      // the panel closes, not the dialog around it
      event.stopPropagation();
      setOpen(false);
    } else if (isReadOnly || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    else if (event.altKey) setOpen(event.key === 'ArrowDown');
    else if (next !== null) choose(next);
    else return;
    event.preventDefault();
  };
  const toggle = () => {
    input.current?.focus();
    setOpen(!isOpen);
  };
  return (
    <div className={classes(styles.place, isSmall ? styles.small : undefined)}>
      <input
        {...wiring}
        {...{ title, placeholder }}
        ref={input}
        className={classes(inputClass, styles.typed)}
        autoComplete="off"
        readOnly={isReadOnly}
        value={typed ?? shown}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
        onBlur={() => {
          setTyped(null);
          setOpen(false);
          onLeave?.();
        }}
      />
      {isReadOnly ? null : <Opener {...{ icon, opens, isOpen }} onPress={toggle} />}
      {isOpen ? <LazyControl waiting={null}>{panel(choose, () => setOpen(false))}</LazyControl> : null}
    </div>
  );
}

interface OpenerProps extends Pick<TypedInputProps, 'icon' | 'opens'> {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** By keyboard: Alt and the arrow down. */
function Opener({ icon, opens, isOpen, onPress }: OpenerProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.open}
      aria-label={opens}
      aria-expanded={isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon of={icon} size="s" />
    </button>
  );
}
