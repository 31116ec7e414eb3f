// The fields of a potential job (specification 2 §5): a number or a range of numbers, an address in parts or in the worker's own words. What is off says
// how it comes on; what is wrong is said where it was typed, once the field was left.
import { useId, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { STATES } from '@lotline/schema/domain/kernel/postcode';
import { ENTRY_FIELDS, type EntryField } from '@lotline/schema/domain/potential-job/entry-fields';
import { whyOff, type EntryFaults, type EntryTexts } from '@lotline/schema/domain/potential-job/entry';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { KnownNameField } from '../job-sheets/KnownNameField.tsx';
import type { EntryLists } from './use-entry-lists.ts';
import styles from './PotentialJobSheet.module.css';

interface EntryFieldsProps {
  readonly texts: EntryTexts;
  /** As the office has it, or empty. */
  readonly start: EntryTexts;
  readonly faults: EntryFaults;
  /** Saving was tried: every fault is shown. */
  readonly showAll: boolean;
  readonly lists: EntryLists;
  /** A new one may be found by the worker's own words. */
  readonly isNew: boolean;
  readonly onChange: (part: Partial<EntryTexts>) => void;
}

const STATE_OPTIONS = [{ value: '', label: '–' }, ...STATES.map((state) => ({ value: state, label: state }))];
const NUMBERS = [
  { title: 'Lot', fields: ['lotNumber', 'lotRangeLow', 'lotRangeHigh'] },
  { title: 'Unit', fields: ['unitNumber', 'unitRangeLow', 'unitRangeHigh'] },
  { title: 'Street no.', fields: ['streetNumber', 'streetRangeLow', 'streetRangeHigh'] },
] as const satisfies readonly { readonly title: string; readonly fields: readonly EntryField[] }[];

export function EntryFields({ texts, start, faults, showAll, lists, isNew, onChange }: EntryFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<EntryField>>(new Set());
  const wired = (field: EntryField) => ({
    value: texts[field],
    error: showAll || left.has(field) ? faults[field] : undefined,
    onChange: (text: string) => onChange({ [field]: text }),
    onBlur: () => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
  });
  const line = (field: EntryField) => ({ label: ENTRY_FIELDS[field].label, ...wired(field) });
  return (
    <div className={styles.parts}>
      <fieldset className={styles.group}>
        <legend>Address</legend>
        {isNew ? <p className={classes(words.small, words.muted)}>Street and suburb, or your own words for the place.</p> : null}
        {NUMBERS.map(({ title, fields }) => (
          <NumberRow key={title} title={title} fields={fields} texts={texts} wired={wired} />
        ))}
        <StreetFields line={line} roadTypes={lists.roadTypes} />
        <div className={styles.suburb}>
          <TextField {...line('suburb')} autoCapitalize="words" />
          <Select label={ENTRY_FIELDS.state.label} options={STATE_OPTIONS} value={texts.state} onChange={(state) => onChange({ state })} />
          <TextField {...line('postCode')} inputMode="numeric" maxLength={4} />
        </div>
        {isNew ? (
          <TextArea
            label="Or the address in your own words"
            hint="Where there is no street yet: “Next to the new servo, opposite the school”. The office finds the address."
            rows={2}
            maxLength={ENTRY_FIELDS.addressFromField.most}
            {...wired('addressFromField')}
          />
        ) : null}
      </fieldset>
      <BuilderFields line={line} lists={lists} start={start} />
      <TextArea label={ENTRY_FIELDS.comments.label} rows={3} maxLength={ENTRY_FIELDS.comments.most} {...wired('comments')} />
    </div>
  );
}

interface Wired {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}
type Line = (field: EntryField) => Wired & { readonly label: string };

/** From the list, or whoever else it is. */
function BuilderFields({ line, lists, start }: { readonly line: Line } & Pick<EntryFieldsProps, 'lists' | 'start'>) {
  return (
    <fieldset className={styles.group}>
      <legend>Builder and contact</legend>
      <div className={styles.builder}>
        <KnownNameField {...line('builder')} names={lists.builders} start={start.builder} autoCapitalize="words" />
      </div>
      <div className={styles.pair}>
        <KnownNameField {...line('siteContactName')} names={lists.contacts} start={start.siteContactName} autoCapitalize="words" />
        <TextField {...line('siteContactPhone')} type="tel" inputMode="tel" />
      </div>
    </fieldset>
  );
}

function StreetFields({ line, roadTypes }: { readonly line: Line; readonly roadTypes: readonly string[] }) {
  const list = useId();
  return (
    <div className={styles.street}>
      <TextField {...line('streetName')} autoCapitalize="words" />
      <TextField {...line('roadType')} list={list} autoCapitalize="words" />
      <datalist id={list}>
        {roadTypes.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

interface NumberRowProps {
  readonly title: string;
  /** The number, and both ends of its range. */
  readonly fields: readonly [EntryField, EntryField, EntryField];
  readonly texts: EntryTexts;
  readonly wired: (field: EntryField) => Wired;
}

const COLUMNS = ['', ' from', ' to'];

/** Its faults and what is off are said below the whole row, where there is room for a sentence. */
function NumberRow({ title, fields, texts, wired }: NumberRowProps) {
  const id = useId();
  const cells = fields.map((field, at) => ({ field, at, off: whyOff(texts, field), ...wired(field) }));
  const [fault] = cells.flatMap(({ error }) => error ?? []);
  const off = [...new Set(cells.flatMap((cell) => cell.off ?? []))];
  const saidId = fault === undefined && off.length === 0 ? undefined : `${id}-said`;
  return (
    <div role="group" aria-label={`${title}: one or a range`}>
      <div className={styles.numbers}>
        {cells.map(({ field, at, off: reason, value, error, onChange, onBlur }) => (
          <label key={field} className={styles.number}>
            {`${title}${COLUMNS[at] ?? ''}`}
            <input
              className={inputClass}
              autoComplete="off"
              inputMode={at === 0 ? 'text' : 'numeric'}
              disabled={reason !== null}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={saidId}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
          </label>
        ))}
      </div>
      <div id={saidId} className={styles.said}>
        {fault === undefined ? null : (
          <p className={reasonClass('needs')}>
            <Icon of={TriangleAlert} size="s" />
            {fault}
          </p>
        )}
        {off.length === 0 ? null : <p className={classes(words.small, words.muted)}>{off.join(' ')}</p>}
      </div>
    </div>
  );
}
