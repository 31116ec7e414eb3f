// One site contact being edited; the last one cannot be removed (specification 2 §5).
import { Trash2 } from 'lucide-react';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import type { ContactRow, ContactText } from '@lotline/schema/domain/job/contact-rows';
import styles from './ContactFields.module.css';

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
      <TextField label="Name" value={row.name} error={errorOf('name')} onChange={(text) => onChange('name', text)} />
      <TextField
        label="Description"
        value={row.description}
        error={errorOf('description')}
        onChange={(text) => onChange('description', text)}
      />
      <TextField label="Phone" type="tel" value={row.phone} error={errorOf('phone')} onChange={(text) => onChange('phone', text)} />
      <TextField label="Email" type="email" value={row.email} error={errorOf('email')} onChange={(text) => onChange('email', text)} />
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
