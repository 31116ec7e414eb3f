// How a record is declared: its fields, each with its label, its kind and who may see and write it. Parser, faults, what an edit writes, event, history words
// and form controls are made from it (decision 080). No parser here: screens load this.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import type { FieldValues } from '../kernel/field-merge.ts';
import type { Claim } from '../kernel/claims.ts';
import { STATES } from '../kernel/postcode.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';

/**
 * line: one line · text: several · day: 'YYYY-MM-DD' · amount: two decimals · quantity: three · choice: one of its options · ref: the id of another row ·
 * yesNo: 'true' or 'false' · mobile: '+614…' · email · siteNumber: '14A', '12-18' · state · postCode · abn, acn: digits. Each is text, decimals and ids too, or null for nothing.
 */
export type TextKind =
  | 'line'
  | 'text'
  | 'day'
  | 'amount'
  | 'quantity'
  | 'choice'
  | 'yesNo'
  | 'ref'
  | 'mobile'
  | 'email'
  | 'siteNumber'
  | 'state'
  | 'postCode'
  | 'abn'
  | 'acn';
/** count: a whole number · flag: yes or no. */
export type FieldKind = TextKind | 'count' | 'flag';

export interface RecordOption {
  readonly value: string;
  readonly label: string;
}

const YES_NO: readonly RecordOption[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const STATE_OPTIONS: readonly RecordOption[] = STATES.map((state) => ({ value: state, label: state }));

/** What a field is chosen from; of a ref the rows, which its form reads. */
export function optionsOf({ kind, options = [] }: Pick<DeclaredField, 'kind' | 'options'>): readonly RecordOption[] {
  if (kind === 'yesNo') return YES_NO;
  return kind === 'state' ? STATE_OPTIONS : options;
}

/** Of a text that says no length of its own. */
export const MOST_CHARACTERS = 200;

export interface DeclaredField {
  readonly label: string;
  readonly kind: FieldKind;
  /** Where it is not the key in snake case. */
  readonly column?: string;
  /** Of a text, in characters; MOST_CHARACTERS where it is not said. */
  readonly most?: number;
  readonly isRequired?: boolean;
  /** Written in capitals, without spaces around it. */
  readonly isCode?: boolean;
  /** Of a quantity: more than zero. */
  readonly isPositive?: boolean;
  /** Of a choice. Those of a ref are rows, which its form reads. */
  readonly options?: readonly RecordOption[];
  /** Without it the value is null, and not written. Of an amount it must be stated. */
  readonly claim?: Claim;
}

/** Of a record whose values are texts. */
export type RecordField = DeclaredField & { readonly kind: TextKind };
type AmountField = RecordField & { readonly kind: 'amount'; readonly claim: Claim };
type ChoiceField = RecordField & { readonly kind: 'choice'; readonly options: readonly RecordOption[] };
type PlainField = RecordField & { readonly kind: Exclude<TextKind, 'amount' | 'choice'> };
export type RecordFields = Readonly<Record<string, PlainField | AmountField | ChoiceField>>;

/** A record whose values may also be numbers and flags: a job (job.fields.ts). */
export interface DeclaredRecord {
  /** Its table, and what its events are of. */
  readonly entity: string;
  /** 'item code', as sentences call it. */
  readonly called: string;
  /** Who writes it, and reads its history where it is no job's; a rule where one claim does not say it. */
  readonly claim: Claim | ((actor: Actor) => Verdict);
  readonly fields: Readonly<Record<string, DeclaredField>>;
}

export interface AnyRecord extends DeclaredRecord {
  readonly fields: RecordFields;
  /** What holds between its fields; the refusal names the field where it stands. */
  readonly between?: (values: PlainValues) => Verdict;
}
/** Of any record, by field. */
export type PlainValues = Readonly<Partial<Record<string, string | null>>>;

export interface RecordOf<E extends string, F extends RecordFields> extends AnyRecord {
  readonly entity: E;
  readonly fields: F;
}

export type RecordKey<R extends DeclaredRecord> = keyof R['fields'] & string;
/** Of one record, as it stands. */
export type RecordValues<R extends AnyRecord> = Readonly<Record<RecordKey<R>, string | null>>;
/** Of some of its fields. */
export type RecordChanges<R extends AnyRecord> = Readonly<Partial<Record<RecordKey<R>, string | null>>>;

export function declareRecord<const E extends string, const F extends RecordFields>(record: RecordOf<E, F>): RecordOf<E, F> {
  return record;
}

export function isRecordKey<R extends DeclaredRecord>({ fields }: R, key: string): key is RecordKey<R> {
  return Object.hasOwn(fields, key);
}

export const recordKeysOf = <R extends DeclaredRecord>(record: R): readonly RecordKey<R>[] =>
  Object.keys(record.fields).filter((key) => isRecordKey(record, key));

/** Refusals: CLAIM_REQUIRED. */
export function canManage(actor: Actor, { claim }: Pick<DeclaredRecord, 'claim'>): Verdict {
  return typeof claim === 'function' ? claim(actor) : unless(hasClaim(actor, claim), 'CLAIM_REQUIRED', { claim });
}

export const seesField = (actor: Actor, { claim }: DeclaredField): boolean => claim === undefined || hasClaim(actor, claim);

/** Nobody writes what they would not see afterwards. Refusals: CLAIM_REQUIRED. @param keys the fields that are to be written */
export function canWriteFields(actor: Actor, record: DeclaredRecord, keys: readonly string[]): Verdict {
  return all(
    canManage(actor, record),
    ...keys.flatMap((key) => {
      const field = record.fields[key];
      return field === undefined ? [] : [unless(seesField(actor, field), 'CLAIM_REQUIRED', { claim: field.claim })];
    }),
  );
}

/** Of a whole form: a field that the person does not see and leaves empty stays as it is. */
export const isLeft = (actor: Actor, field: DeclaredField | undefined, value: unknown): boolean =>
  field !== undefined && !seesField(actor, field) && (value ?? null) === null;

/** What of a row's values reaches whom. */
export const seenValues = (actor: Actor, { fields }: DeclaredRecord, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const field = fields[key];
      return [key, field === undefined || seesField(actor, field) ? value : null];
    }),
  );
