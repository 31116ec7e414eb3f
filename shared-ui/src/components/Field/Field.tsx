// Label above, hint and error below, wired so that a reader hears them with the control.
import { useId, type ReactNode } from 'react';
import { CircleX, TriangleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import { reasonClass } from '../Reason/reason-class.tsx';
import styles from './Field.module.css';

export interface FieldText {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** It cannot be left empty: marked, and said to a reader. */
  readonly isRequired?: boolean | undefined;
  /** The label is read out but not shown (a placeholder or heading says it already). */
  readonly hideLabel?: boolean | undefined;
}

export interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** A warning beside the value, which does not block. */
export interface Warned {
  readonly warning?: string | undefined;
}

interface FieldProps extends FieldText, Warned {
  readonly children: (wiring: Wiring) => ReactNode;
}

export function Field({ label, hint, warning, error, isRequired = false, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const warningId = warning === undefined ? undefined : `${id}-warning`;
  const describedBy = [hintId, warningId, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-required={isRequired || undefined} className={hideLabel ? words.sr : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
      })}
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {warning === undefined ? null : (
        <p className={classes(reasonClass('warns'), styles.error)} id={warningId} role="status">
          <Icon of={TriangleAlert} size="s" />
          {warning}
        </p>
      )}
      {error === undefined ? null : (
        <p className={classes(reasonClass('needs'), styles.error)} id={errorId}>
          <Icon of={CircleX} size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
