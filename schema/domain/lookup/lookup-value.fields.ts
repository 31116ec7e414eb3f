// One value of a list as a record: its name and what it has beside it (lookup-marks). Its place and its list are beside it.
import { declareRecord } from '../record/record-declaration.ts';
import { LOOKUP_COLOURS, MOST_CODE, MOST_DETAILS } from './lookup-marks.rules.ts';

export const LOOKUP_VALUE = declareRecord({
  entity: 'lookup_value',
  called: 'value',
  claim: 'CAN_MANAGE_LOOKUPS',
  fields: {
    label: { label: 'Name', kind: 'line', most: 200, isRequired: true },
    code: { label: 'Code', kind: 'line', most: MOST_CODE },
    colour: { label: 'Colour', kind: 'choice', options: Object.entries(LOOKUP_COLOURS).map(([value, label]) => ({ value, label })) },
    dueDays: { label: 'Days until due', kind: 'line', most: 3 },
    details: { label: 'Further data', kind: 'text', most: MOST_DETAILS },
  },
});

/** Two names are one, whatever their case and spaces, and so are two codes (the unique indexes lookup_value_label, lookup_value_code). */
export const lookupKey = (label: string): string => label.replace(/\s/g, '').toUpperCase();
