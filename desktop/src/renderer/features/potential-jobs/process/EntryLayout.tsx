// Where the fields of a potential job stand: each number beside both ends of its range, the street beside its type, the suburb beside state and postcode.
import type { ReactNode } from 'react';
import type { EntryField } from '@lotline/schema/domain/potential-job/entry-fields';
import styles from './Process.module.css';

const NUMBERS = [
  ['lotNumber', 'lotRangeLow', 'lotRangeHigh'],
  ['unitNumber', 'unitRangeLow', 'unitRangeHigh'],
  ['streetNumber', 'streetRangeLow', 'streetRangeHigh'],
] as const satisfies readonly (readonly EntryField[])[];

export function EntryLayout({ control }: { readonly control: (field: EntryField) => ReactNode }) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Address</legend>
        {NUMBERS.map((fields) => (
          <div key={fields[0]} className={styles.numbers}>
            {fields.map(control)}
          </div>
        ))}
        <div className={styles.street}>{(['streetName', 'roadType'] as const).map(control)}</div>
        <div className={styles.suburb}>{(['suburb', 'state', 'postCode'] as const).map(control)}</div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Builder and contact</legend>
        <div className={styles.builder}>{control('builder')}</div>
        <div className={styles.pair}>{(['siteContactName', 'siteContactPhone'] as const).map(control)}</div>
      </fieldset>
      {control('comments')}
    </>
  );
}
