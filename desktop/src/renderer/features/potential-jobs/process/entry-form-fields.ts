// The fields of a potential job as the office writes them down (specification 2 §5): what excludes each other is off and says how it comes on. Pure.
import { STATES } from '@lotline/schema/domain/kernel/postcode';
import { ENTRY_FIELD_NAMES, readEntry, whyOff, type EntryFaults, type EntryTexts } from '@lotline/schema/domain/potential-job/entry';
import { ENTRY_FIELDS, type EntryField } from '@lotline/schema/domain/potential-job/entry-fields';
import type { DeclaredField } from '@lotline/schema/domain/record/record-declaration';
import type { CommandField, CommandFields } from '../../../platform/command/command-field.ts';
import type { EntryNames } from './use-entry-names.ts';

const STATE_OPTIONS = [{ value: '', label: 'No state' }, ...STATES.map((state) => ({ value: state, label: state }))];

const isWhole = (made: Partial<Record<EntryField, CommandField>>): made is Record<EntryField, CommandField> =>
  ENTRY_FIELD_NAMES.every((field) => field in made);
/** A form hands its values as texts by name. */
const isEntryTexts = (values: Readonly<Record<string, string>>): values is EntryTexts =>
  ENTRY_FIELD_NAMES.every((field) => field in values);

export function entryFormFields(start: EntryTexts, names: EntryNames): CommandFields<EntryField> {
  const fields: Partial<Record<EntryField, CommandField>> = {};
  for (const field of ENTRY_FIELD_NAMES) {
    const { label, most }: DeclaredField = ENTRY_FIELDS[field];
    fields[field] = {
      ...{ label, start: start[field], fault: (_text, values) => faultsIn(values)[field] },
      ...(most === undefined ? {} : { maxLength: most }),
      whyOff: (values) => (isEntryTexts(values) ? whyOff(values, field) : null),
      ...ownOf(field, names),
    };
  }
  if (!isWhole(fields)) throw new Error('an entry lacks a field');
  return fields;
}

/** What a field has beside its label, its limit and its rule. */
function ownOf(field: EntryField, { builders, roadTypes }: EntryNames): Partial<CommandField> {
  switch (field) {
    case 'streetName':
      return { isFirst: true, required: 'Enter the street.' };
    case 'suburb':
      return { required: 'Enter the suburb.' };
    case 'roadType':
      return { kind: 'name', names: roadTypes };
    case 'builder':
      return { kind: 'name', names: builders };
    case 'state':
      return { kind: 'choice', options: STATE_OPTIONS };
    case 'postCode':
      return { maxLength: 4, input: { inputMode: 'numeric' } };
    case 'siteContactPhone':
      return { input: { type: 'tel' } };
    case 'comments':
      return { kind: 'text' };
    case 'addressFromField':
      // the worker's own words stand beside the form
      return { isLeftOut: () => true };
    default:
      return {};
  }
}

let last: { readonly values: object; readonly faults: EntryFaults } | null = null;

/** Of all fields at once, for as long as the values are the same. */
function faultsIn(values: Readonly<Record<string, string>>): EntryFaults {
  if (last?.values !== values) last = { values, faults: isEntryTexts(values) ? readEntry(values).faults : {} };
  return last.faults;
}
