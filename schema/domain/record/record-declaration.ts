// How a record is declared: its fields, each with its label, its kind and who may see and write it. Parser, faults, what an edit writes, event, history words
// and form controls are made from it (decision 080). No parser here: screens load this.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import type { Claim } from '../kernel/claims.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';

/**
 * line: one line · text: several · day: 'YYYY-MM-DD' · amount: two decimals · quantity: three · choice: one of its options · ref: the id of another row.
 * Each is text, decimals and ids too, or null for nothing.
 */
export type RecordFieldKind = 'line' | 'text' | 'day' | 'amount' | 'quantity' | 'choice' | 'ref';

export interface RecordOption {
  readonly value: string;
  readonly label: string;
}

export interface RecordField {
  readonly label: string;
  readonly kind: RecordFieldKind;
  /** Of a text, in characters. */
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

type AmountField = RecordField & { readonly kind: 'amount'; readonly claim: Claim };
type ChoiceField = RecordField & { readonly kind: 'choice'; readonly options: readonly RecordOption[] };
type PlainField = RecordField & { readonly kind: Exclude<RecordFieldKind, 'amount' | 'choice'> };
export type RecordFields = Readonly<Record<string, PlainField | AmountField | ChoiceField>>;

export interface AnyRecord {
  /** Its table, and what its events are of. */
  readonly entity: string;
  /** 'item code', as sentences call it. */
  readonly called: string;
  /** Who writes it, and reads its history where it is no job's; a rule where one claim does not say it. */
  readonly claim: Claim | ((actor: Actor) => Verdict);
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

export type RecordKey<R extends AnyRecord> = keyof R['fields'] & string;
/** Of one record, as it stands. */
export type RecordValues<R extends AnyRecord> = Readonly<Record<RecordKey<R>, string | null>>;
/** Of some of its fields. */
export type RecordChanges<R extends AnyRecord> = Readonly<Partial<Record<RecordKey<R>, string | null>>>;

export function declareRecord<const E extends string, const F extends RecordFields>(record: RecordOf<E, F>): RecordOf<E, F> {
  return record;
}

export function isRecordKey<R extends AnyRecord>({ fields }: R, key: string): key is RecordKey<R> {
  return Object.hasOwn(fields, key);
}

export const recordKeysOf = <R extends AnyRecord>(record: R): readonly RecordKey<R>[] =>
  Object.keys(record.fields).filter((key) => isRecordKey(record, key));

/** Refusals: CLAIM_REQUIRED. */
export function canManage(actor: Actor, { claim }: Pick<AnyRecord, 'claim'>): Verdict {
  return typeof claim === 'function' ? claim(actor) : unless(hasClaim(actor, claim), 'CLAIM_REQUIRED', { claim });
}

export const seesField = (actor: Actor, { claim }: RecordField): boolean => claim === undefined || hasClaim(actor, claim);

/** Nobody writes what they would not see afterwards. Refusals: CLAIM_REQUIRED. @param keys the fields that are to be written */
export function canWriteFields(actor: Actor, record: AnyRecord, keys: readonly string[]): Verdict {
  return all(
    canManage(actor, record),
    ...keys.flatMap((key) => {
      const field = record.fields[key];
      return field === undefined ? [] : [unless(seesField(actor, field), 'CLAIM_REQUIRED', { claim: field.claim })];
    }),
  );
}

/** Of a whole form: a field that the person does not see and leaves empty stays as it is. */
export const isLeft = (actor: Actor, field: RecordField | undefined, value: unknown): boolean =>
  field !== undefined && !seesField(actor, field) && (value ?? null) === null;
