// A list of what else can be done: each a full-width row with its note, a refused one with its reason. The arrows
// go from one to the next, as in a menu.
import { useId, type KeyboardEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { classes } from '../../styles/classes.tsx';
import styles from './OptionList.module.css';

export interface Option {
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly danger?: boolean | undefined;
  readonly refusedBecause?: string | undefined;
  readonly onSelect: () => void;
}

interface OptionListProps {
  readonly options: readonly Option[];
  /** The sheet that shows it begins at its first option. */
  readonly startsSheet?: boolean;
}

export function OptionList({ options, startsSheet = false }: OptionListProps) {
  return (
    <ul className={styles.options}>
      {options.map((option, at) => (
        <li key={option.label}>
          <OptionButton option={option} isStart={startsSheet && at === 0} />
        </li>
      ))}
    </ul>
  );
}

function OptionButton({ option, isStart }: { readonly option: Option; readonly isStart: boolean }) {
  const noteId = useId();
  const note = option.refusedBecause ?? option.note;
  const isRefused = option.refusedBecause !== undefined;
  return (
    <button
      type="button"
      className={classes(styles.option, option.danger === true && styles.danger)}
      aria-disabled={isRefused || undefined}
      aria-describedby={note === undefined ? undefined : noteId}
      aria-label={option.label}
      data-autofocus={isStart ? '' : undefined}
      onKeyDown={step}
      onClick={() => {
        if (!isRefused) option.onSelect();
      }}
    >
      {option.icon === undefined ? null : <Icon of={option.icon} />}
      <span>
        {option.label}
        {note === undefined ? null : <small id={noteId}>{note}</small>}
      </span>
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function step(event: KeyboardEvent<HTMLButtonElement>): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  buttons.at((buttons.indexOf(event.currentTarget) + by) % buttons.length)?.focus();
}
