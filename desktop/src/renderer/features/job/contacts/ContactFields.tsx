// One site contact being edited; the last one cannot be removed (specification 2 §5).
import { Trash2 } from 'lucide-react';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import type { ContactRow, ContactText } from '@lotline/schema/domain/job/contact-rows';
import { CONTACT_TEXTS, SITE_CONTACT } from '@lotline/schema/domain/job/site-contact.fields';
import styles from './ContactFields.module.css';

/** Of the control, by the field's kind. */
const TYPES = { line: 'text', mobile: 'tel', email: 'email' } as const;

interface ContactFieldsProps {
  readonly row: ContactRow;
  readonly position: number;
  readonly isOnly: boolean;
  readonly problem: { readonly field: string; readonly sentence: string } | null;
  readonly onChange: (field: ContactText, text: string) => void;
  readonly onRemove: () => void;
}

export function ContactFields({ row, position, isOnly, problem, onChange, onRemove }: ContactFieldsProps) {
  const errorOf = (field: ContactText) => (problem?.field.endsWith(`.${field}`) === true ? problem.sentence : undefined);
  return (
    <fieldset className={styles.contact}>
      <legend>{position === 1 ? 'Primary contact' : `Contact ${String(position)}`}</legend>
      {CONTACT_TEXTS.map((field) => {
        const { label, kind } = SITE_CONTACT.fields[field];
        return (
          <TextField
            key={field}
            label={label}
            type={TYPES[kind]}
            value={row[field]}
            error={errorOf(field)}
            onChange={(text) => onChange(field, text)}
          />
        );
      })}
      <Button
        icon={Trash2}
        aria-label={`Remove contact ${String(position)}`}
        refusedBecause={isOnly ? sayError('SITE_CONTACT_REQUIRED') : undefined}
        reason="onPress"
        onClick={onRemove}
      >
        Remove
      </Button>
    </fieldset>
  );
}
