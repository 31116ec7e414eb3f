// What a job's quote fills in, to be read beside what is edited (screens.md §2.7).
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { FormField } from '../../platform/form/FormField.tsx';
import styles from './JobForm.module.css';

export interface Quote {
  readonly quoteNumber: string | null;
  readonly prePaymentNumber: string | null;
}

const NAMED = [
  ['quoteNumber', 'Quote number'],
  ['prePaymentNumber', 'Prepayment number'],
] as const;

export function QuoteNumbers({ quote }: { readonly quote: Quote }) {
  return (
    <div className={styles.grid}>
      {NAMED.map(([field, label]) => (
        <FormField key={field} field={field} label={label} isDirty={false} span={3} hint="from its quote">
          {(wiring) => <input {...wiring} className={inputClass} readOnly value={quote[field] ?? ''} />}
        </FormField>
      ))}
    </div>
  );
}
