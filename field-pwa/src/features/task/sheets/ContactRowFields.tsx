// One site contact being edited; the last one cannot be removed (specification 2 §5).
import { Trash2 } from 'lucide-react';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { KnownNameField } from '../../../platform/job-sheets/KnownNameField.tsx';
import type { ContactRow, ContactText } from '@lotline/schema/domain/job/contact-rows';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ContactRowFields.module.css';

interface ContactRowFieldsProps {
  readonly row: ContactRow;
  readonly position: number;
  /** Of contacts that there are, to choose from. */
  readonly names: readonly string[];
  /** The name that it has, which nobody asks about. */
  readonly start: string;
  readonly isOnly: boolean;
  readonly problem: { readonly field: string; readonly sentence: string } | null;
  readonly onChange: (field: ContactText, text: string) => void;
  readonly onRemove: () => void;
}

export function ContactRowFields({ row, position, names, start, isOnly, problem, onChange, onRemove }: ContactRowFieldsProps) {
  const errorOf = (field: ContactText) => (problem?.field.endsWith(`.${field}`) === true ? problem.sentence : undefined);
  return (
    <fieldset className={styles.contact}>
      <legend className={classes(words.small, words.strong)}>{position === 1 ? 'Primary contact' : `Contact ${String(position)}`}</legend>
      <KnownNameField
        label="Name"
        names={names}
        start={start}
        autoCapitalize="words"
        value={row.name}
        onChange={(text) => onChange('name', text)}
        {...(position === 1 ? { 'data-autofocus': '' } : {})}
      />
      <TextField
        label="Description"
        value={row.description}
        placeholder={position === 1 ? 'Primary' : 'Secondary'}
        onChange={(text) => onChange('description', text)}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        value={row.phone}
        error={errorOf('phone')}
        onChange={(text) => onChange('phone', text)}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        value={row.email}
        error={errorOf('email')}
        onChange={(text) => onChange('email', text)}
      />
      <Button
        tight
        icon={Trash2}
        aria-label={`Remove contact ${String(position)}`}
        refusedBecause={isOnly ? sayError('SITE_CONTACT_REQUIRED') : undefined}
        onClick={onRemove}
      >
        Remove
      </Button>
    </fieldset>
  );
}
