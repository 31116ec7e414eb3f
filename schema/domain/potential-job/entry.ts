// What is written down of a potential job (specification 2 §5): its fields, which of them exclude each other, what is required, and what is wrong with
// what was typed. One rule for the phone's form, the office's and the server.
import { z } from 'zod';
import { RefusalError } from '../../errors/refusal-error.ts';
import { normaliseMobile } from '../kernel/phone.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { parseField, textRule } from '../record/field-rule.ts';
import type { RecordField } from '../record/record-declaration.ts';
import { hasDetailedAddress } from './detailed-address.rules.ts';
import {
  ENTRY_FIELDS,
  numberField,
  RANGE_PARTS,
  rangeFields,
  type EntryField,
  type PotentialJobEntry,
  type RangePart,
} from './entry-fields.ts';

/** One request of the field becomes at most so many jobs (screens.md §2.9). */
export const MOST_IN_RANGE = 200;
const MOST_NUMBER = 99_999;
export const REQUIRED_FIELDS = 'Please fill in the required fields';

/** As a form holds it. */
export type EntryTexts = Readonly<Record<EntryField, string>>;
export type EntryFaults = Readonly<Partial<Record<EntryField, string>>>;

export const isEntryField = (name: string): name is EntryField => Object.hasOwn(ENTRY_FIELDS, name);
export const ENTRY_FIELD_NAMES: readonly EntryField[] = Object.keys(ENTRY_FIELDS).filter(isEntryField);

const partCalled = (part: RangePart): string => (part === 'street' ? 'street number' : part);

type Filled = (field: EntryField) => boolean;
const filledIn =
  (values: Readonly<Record<EntryField, string | number | null>>): Filled =>
  (field) =>
    String(values[field] ?? '').trim() !== '';
const hasRange = (isFilled: Filled, part: RangePart): boolean => rangeFields(part).some(isFilled);

/** 'Clear the lot range first.': why a field is off while others are filled in; null where it can be used. What holds something can always be cleared. */
export function whyOff(texts: EntryTexts, field: EntryField): string | null {
  const isFilled = filledIn(texts);
  const part = RANGE_PARTS.find((name) => field === numberField(name) || rangeFields(name).some((end) => end === field));
  if (part === undefined) return null;
  const own = partCalled(part);
  if (field === numberField(part)) return hasRange(isFilled, part) && !isFilled(field) ? `Clear the ${own} range first.` : null;
  if (hasRange(isFilled, part)) return null;
  if (isFilled(numberField(part))) return `Clear the ${part === 'street' ? own : `${own} number`} first.`;
  const other = RANGE_PARTS.find((name) => hasRange(isFilled, name));
  return other === undefined ? null : `Clear the ${partCalled(other)} range first.`;
}

/** A new one may describe its address in the worker's own words; the office writes it in parts. */
export const hasRequiredFields = (entry: EntryTexts | PotentialJobEntry, isNew: boolean): boolean =>
  hasDetailedAddress(entry) || (isNew && (entry.addressFromField ?? '').trim() !== '');

interface Fault {
  readonly field: EntryField;
  readonly sentence: string;
}

function rangeFault(entry: PotentialJobEntry, part: RangePart): Fault | null {
  const [lowField, highField] = rangeFields(part);
  const [low, high] = [entry[lowField], entry[highField]];
  if (low === null && high === null) return null;
  const called = partCalled(part);
  if (entry[numberField(part)] !== null) return { field: numberField(part), sentence: `Enter one ${called} or a range, not both.` };
  if (low === null) return { field: lowField, sentence: 'Enter the first number of the range.' };
  if (high === null) return { field: highField, sentence: 'Enter the last number of the range.' };
  if (low < 1) return { field: lowField, sentence: 'A range starts at 1 or higher.' };
  if (high < low) return { field: highField, sentence: `Enter ${String(low)} or higher: the range starts there.` };
  if (high - low >= MOST_IN_RANGE) return { field: highField, sentence: `A range can have at most ${String(MOST_IN_RANGE)} numbers.` };
  return null;
}

/** Of the ranges one is used, as each of its numbers becomes a job. */
function secondRange(entry: PotentialJobEntry): Fault | null {
  const [first, second] = RANGE_PARTS.filter((part) => hasRange(filledIn(entry), part));
  if (first === undefined || second === undefined) return null;
  return { field: rangeFields(second)[0], sentence: `Enter one range: there is a ${partCalled(first)} range already.` };
}

const PHONE = /^\+?[\d\s()-]+$/;
const DIGITS_OF_PHONE = { least: 6, most: 15 };

/** Any phone may be written down; only a mobile can be sent a message (messagePhone). */
function phoneFault({ siteContactPhone: phone }: PotentialJobEntry): Fault | null {
  if (phone === null) return null;
  const digits = phone.replace(/\D/g, '').length;
  const isPhone = PHONE.test(phone) && digits >= DIGITS_OF_PHONE.least && digits <= DIGITS_OF_PHONE.most;
  return isPhone ? null : { field: 'siteContactPhone', sentence: 'Enter a phone number like 0491 570 156.' };
}

const faultsBetween = (entry: PotentialJobEntry): Fault[] =>
  [...RANGE_PARTS.map((part) => rangeFault(entry, part)), secondRange(entry), phoneFault(entry)].filter((fault) => fault !== null);

/** Refusals: INVALID_INPUT with the field and the sentence. Specification 2 §5. @param isNew it has no id yet */
export function checkEntry(entry: PotentialJobEntry, isNew: boolean): Verdict {
  const [fault] = faultsBetween(entry);
  return all(
    unless(hasRequiredFields(entry, isNew), 'INVALID_INPUT', { field: 'streetName', sentence: REQUIRED_FIELDS }),
    fault === undefined ? allowed : refused('INVALID_INPUT', { ...fault }),
  );
}

/** '+61491570156': where the builder can be sent a message; null where the phone is no Australian mobile. */
export const messagePhone = (entry: Pick<PotentialJobEntry, 'siteContactPhone'>): string | null =>
  normaliseMobile(entry.siteContactPhone ?? '');

const text = (field: RecordField): z.ZodType<string | null> => textRule(field);
const number: z.ZodType<number | null> = z.preprocess(
  (value) => (value === undefined || value === '' ? null : value),
  z.int().min(0).max(MOST_NUMBER).nullable(),
);
/** A mobile in full, wherever it is sent to later; another number as it was written. */
const phone = text(ENTRY_FIELDS.siteContactPhone).transform((written) => (written === null ? null : (normaliseMobile(written) ?? written)));

/** The rule of each field, for an input that has more than the entry; what is left out is null. */
export const ENTRY_SHAPE = {
  builder: text(ENTRY_FIELDS.builder),
  siteContactName: text(ENTRY_FIELDS.siteContactName),
  siteContactPhone: phone,
  lotNumber: text(ENTRY_FIELDS.lotNumber),
  lotRangeLow: number,
  lotRangeHigh: number,
  unitNumber: text(ENTRY_FIELDS.unitNumber),
  unitRangeLow: number,
  unitRangeHigh: number,
  streetNumber: text(ENTRY_FIELDS.streetNumber),
  streetRangeLow: number,
  streetRangeHigh: number,
  streetName: text(ENTRY_FIELDS.streetName),
  roadType: text(ENTRY_FIELDS.roadType),
  suburb: text(ENTRY_FIELDS.suburb),
  state: text(ENTRY_FIELDS.state),
  postCode: text(ENTRY_FIELDS.postCode),
  comments: text(ENTRY_FIELDS.comments),
  addressFromField: text(ENTRY_FIELDS.addressFromField),
} as const satisfies { readonly [F in EntryField]: z.ZodType<PotentialJobEntry[F]> };

const entryObject = z.object(ENTRY_SHAPE);

const isWhole = (texts: Readonly<Record<string, string>>): texts is EntryTexts => ENTRY_FIELD_NAMES.every((field) => field in texts);
function textsOf(textOf: (field: EntryField) => string): EntryTexts {
  const texts = Object.fromEntries(ENTRY_FIELD_NAMES.map((field) => [field, textOf(field)]));
  if (!isWhole(texts)) throw new Error('an entry lacks a field');
  return texts;
}

export const EMPTY_ENTRY: EntryTexts = textsOf(() => '');

/** As a form shows what is stored. */
export const textsOfEntry = (entry: PotentialJobEntry): EntryTexts => textsOf((field) => String(entry[field] ?? ''));

/** What is typed into a number is a number on the wire; anything else is left for the field's rule to refuse. */
const valueOf = (texts: EntryTexts, field: EntryField): string | number =>
  ENTRY_FIELDS[field].kind === 'count' && /^\d+$/.test(texts[field].trim()) ? Number(texts[field]) : texts[field].trim();

function fieldFault(field: EntryField, value: string | number): Fault | null {
  try {
    parseField<string | number | null>(ENTRY_SHAPE[field], value, field, ENTRY_FIELDS[field].label);
    return null;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return { field, sentence: error.message };
  }
}

export interface ReadEntry {
  /** Null while something is wrong. What is required is asked on its own: hasRequiredFields. */
  readonly entry: PotentialJobEntry | null;
  readonly faults: EntryFaults;
}

/** What was typed, as it is sent, or what is wrong with it, at its field. */
export function readEntry(texts: EntryTexts): ReadEntry {
  const values = Object.fromEntries(ENTRY_FIELD_NAMES.map((field) => [field, valueOf(texts, field)]));
  const parsed = entryObject.safeParse(values);
  const faults = parsed.success
    ? faultsBetween(parsed.data)
    : ENTRY_FIELD_NAMES.map((field) => fieldFault(field, valueOf(texts, field))).filter((fault) => fault !== null);
  // the first of a field is shown, as checkEntry says it
  const shown: Partial<Record<EntryField, string>> = {};
  for (const { field, sentence } of faults) shown[field] ??= sentence;
  return { entry: parsed.success && faults.length === 0 ? parsed.data : null, faults: shown };
}
