// A control of a form with its label, whether it was changed, the fault or the warning below, and the value of somebody else.
import { useId, type ReactNode } from 'react';
import { CircleX, TriangleAlert, Users } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { fieldClass, saidClass } from '@lotline/shared-ui/components/Field/field-class';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FormField.module.css';

export interface FieldNotes {
  readonly fault?: string | undefined;
  readonly warning?: string | undefined;
  /** Somebody else changed it meanwhile. */
  readonly live?: string | undefined;
  readonly hint?: string | undefined;
}

export interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FormFieldProps extends FieldNotes {
  readonly field: string;
  readonly label: string;
  readonly isDirty: boolean;
  /** It cannot be saved empty: marked, and said to a reader. */
  readonly isRequired?: boolean;
  /** Of twelve columns. */
  readonly span: 2 | 3 | 4 | 6 | 12;
  /** Behind what is said of it. */
  readonly below?: ReactNode;
  readonly children: (wiring: ControlWiring) => ReactNode;
}

const SPAN = { 2: styles.c2, 3: styles.c3, 4: styles.c4, 6: styles.c6, 12: styles.c12 } as const;

const LINES = [
  ['fault', CircleX, reasonClass('needs')],
  ['warning', TriangleAlert, reasonClass('warns')],
  ['live', Users, styles.live],
] as const;

export function FormField({ field, label, isDirty, isRequired = false, span, below = null, children, ...said }: FormFieldProps) {
  const id = useId();
  const lines = LINES.filter(([kind]) => said[kind] !== undefined);
  const described = [...lines.map(([kind]) => `${id}-${kind}`), ...(said.hint === undefined ? [] : [`${id}-hint`])].join(' ');
  return (
    <div className={classes(fieldClass, styles.field, SPAN[span])} data-field={field}>
      <label htmlFor={id} data-required={isRequired || undefined}>
        {label}
        {isDirty ? (
          <span className={styles.dirty} title="Changed, not saved">
            <span className={words.sr}> changed, not saved</span>
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': said.fault === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
      })}
      {said.hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {said.hint}
        </p>
      )}
      {lines.map(([kind, icon, look]) => (
        <p key={kind} id={`${id}-${kind}`} className={classes(look, saidClass)} role={kind === 'live' ? 'status' : undefined}>
          <Icon of={icon} size="s" />
          {said[kind]}
        </p>
      ))}
      {below}
    </div>
  );
}
