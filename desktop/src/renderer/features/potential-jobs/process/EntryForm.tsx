// The form of a potential job in the office (specification 2 §5): what excludes each other is off and says how it comes on; what is wrong is said at its field
// once it was left, and everywhere once saving was tried.
import { useState } from 'react';
import { STATES } from '@lotline/schema/domain/kernel/postcode';
import { ENTRY_FIELDS, type EntryField } from '@lotline/schema/domain/potential-job/entry-fields';
import { whyOff, type EntryFaults, type EntryTexts } from '@lotline/schema/domain/potential-job/entry';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { NameField } from '../../../platform/controls/NameField.tsx';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import type { AskedName } from '@lotline/shared-ui/components/NewName/use-new-name';
import type { EntryNames } from './use-entry-names.ts';
import styles from './Process.module.css';

interface EntryFormProps {
  readonly texts: EntryTexts;
  readonly faults: EntryFaults;
  /** Saving was tried. */
  readonly showAll: boolean;
  readonly names: EntryNames;
  readonly questions: { readonly builder: AskedName; readonly roadType: AskedName };
  readonly onChange: (part: Partial<EntryTexts>) => void;
}

const STATE_OPTIONS = [{ value: '', label: 'No state' }, ...STATES.map((state) => ({ value: state, label: state }))];
const NUMBERS = [
  ['lotNumber', 'lotRangeLow', 'lotRangeHigh'],
  ['unitNumber', 'unitRangeLow', 'unitRangeHigh'],
  ['streetNumber', 'streetRangeLow', 'streetRangeHigh'],
] as const satisfies readonly (readonly EntryField[])[];

export function EntryForm({ texts, faults, showAll, names, questions, onChange }: EntryFormProps) {
  const [left, setLeft] = useState<ReadonlySet<EntryField>>(new Set());
  const line = (field: EntryField) => ({
    label: ENTRY_FIELDS[field].label,
    value: texts[field],
    error: showAll || left.has(field) ? faults[field] : undefined,
    onChange: (text: string) => onChange({ [field]: text }),
  });
  const leave = (field: EntryField) => () => setLeft((before) => new Set([...before, field]));
  return (
    <div className={styles.form}>
      <fieldset className={styles.group}>
        <legend>Address</legend>
        {NUMBERS.map((fields) => (
          <NumberRow key={fields[0]} {...{ fields, texts, line, leave }} />
        ))}
        <div className={styles.street}>
          <TextField
            {...line('streetName')}
            isRequired
            onBlur={leave('streetName')}
            data-autofocus=""
            maxLength={ENTRY_FIELDS.streetName.most}
          />
          <NameField {...line('roadType')} names={names.roadTypes} maxLength={ENTRY_FIELDS.roadType.most} question={questions.roadType} />
        </div>
        <div className={styles.suburb}>
          <TextField {...line('suburb')} isRequired onBlur={leave('suburb')} maxLength={ENTRY_FIELDS.suburb.most} />
          <SelectField {...line('state')} options={STATE_OPTIONS} />
          <TextField {...line('postCode')} onBlur={leave('postCode')} inputMode="numeric" maxLength={4} />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Builder and contact</legend>
        <div className={styles.builder}>
          <NameField {...line('builder')} names={names.builders} maxLength={ENTRY_FIELDS.builder.most} question={questions.builder} />
        </div>
        <div className={styles.pair}>
          <TextField {...line('siteContactName')} onBlur={leave('siteContactName')} maxLength={ENTRY_FIELDS.siteContactName.most} />
          <TextField {...line('siteContactPhone')} onBlur={leave('siteContactPhone')} type="tel" />
        </div>
      </fieldset>
      <TextArea {...line('comments')} rows={3} maxLength={ENTRY_FIELDS.comments.most} />
    </div>
  );
}

type Line = (field: EntryField) => {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

interface NumberRowProps {
  /** The number, and both ends of its range. */
  readonly fields: readonly EntryField[];
  readonly texts: EntryTexts;
  readonly line: Line;
  readonly leave: (field: EntryField) => () => void;
}

function NumberRow({ fields, texts, line, leave }: NumberRowProps) {
  return (
    <div className={styles.numbers}>
      {fields.map((field) => {
        const off = whyOff(texts, field);
        return <TextField key={field} {...line(field)} hint={off ?? undefined} disabled={off !== null} onBlur={leave(field)} />;
      })}
    </div>
  );
}
