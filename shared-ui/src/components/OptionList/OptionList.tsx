// A list of what else can be done: each a full-width row with its note, a refused one with its reason.
import { useId } from 'react';
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
}

export function OptionList({ options }: OptionListProps) {
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.label}>
          <OptionButton option={option} />
        </li>
      ))}
    </ul>
  );
}

function OptionButton({ option }: { readonly option: Option }) {
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
