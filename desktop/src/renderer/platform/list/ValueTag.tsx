// A value of one of the office's lists where it is a tag, or a dot beside its name, in the colour that the office gave it (screens.md §2.20).
import type { ReactNode } from 'react';
import { isLookupColour } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import styles from './ValueTag.module.css';

interface ValueTagProps {
  /** The name of a colour of the theme; null: none. */
  readonly colour: string | null;
  readonly children: ReactNode;
}

export function ValueTag({ colour, children }: ValueTagProps) {
  return (
    <span className={styles.tag} data-colour={shown(colour)}>
      {children}
    </span>
  );
}

/** The word beside it says which value it is. */
export function ValueDot({ colour }: Pick<ValueTagProps, 'colour'>) {
  return shown(colour) === undefined ? null : <span className={styles.dot} data-colour={colour} aria-hidden="true" />;
}

/** One of a newer version is none here. */
const shown = (colour: string | null): string | undefined => (colour !== null && isLookupColour(colour) ? colour : undefined);
