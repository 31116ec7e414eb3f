// One site contact being edited; the last one cannot be removed (specification 2 §5).
import { Trash2 } from 'lucide-react';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { ContactRow, ContactText } from '@lotline/schema/domain/job/contact-rows';
import { SITE_CONTACT } from '@lotline/schema/domain/job/site-contact.fields';
import { RowControls } from '../../../platform/form/RowControls.tsx';
import styles from './ContactFields.module.css';

interface ContactFieldsProps {
  readonly row: ContactRow;
  readonly position: number;
  readonly isOnly: boolean;
  /** What is wrong, by field. */
  readonly errors: Readonly<Partial<Record<ContactText, string>>>;
  readonly onChange: (row: ContactRow) => void;
  readonly onRemove: () => void;
}

export function ContactFields({ row, position, isOnly, errors, onChange, onRemove }: ContactFieldsProps) {
  return (
    <fieldset className={styles.contact}>
      <legend>{position === 1 ? 'Primary contact' : `Contact ${String(position)}`}</legend>
      <RowControls fields={SITE_CONTACT.fields} row={row} errors={errors} onChange={onChange} />
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
