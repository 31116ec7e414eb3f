// How a record is declared: its fields, each with its label, its kind and who may see and write it. Parser, faults, what an edit writes, event, history words
// and form controls are made from it (decision 080). No parser here: screens load this.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import type { Claim } from '../kernel/claims.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';

/** line: one line · text: several · day: 'YYYY-MM-DD' · amount: two decimals · quantity: three. Each is text, decimals too, or null for nothing. */
export type RecordFieldKind = 'line' | 'text' | 'day' | 'amount' | 'quantity';

export interface RecordField {
  readonly label: string;
  readonly kind: RecordFieldKind;
  /** Of a text, in characters. */
  readonly most?: number;
  readonly isRequired?: boolean;
  /** Written in capitals, without spaces around it. */
  readonly isCode?: boolean;
  /** Without it the value is null, and not written. Of an amount it must be stated. */
  readonly claim?: Claim;
}

type AmountField = RecordField & { readonly kind: 'amount'; readonly claim: Claim };
type PlainField = RecordField & { readonly kind: Exclude<RecordFieldKind, 'amount'> };
export type RecordFields = Readonly<Record<string, PlainField | AmountField>>;

export interface AnyRecord {
  /** Its table, and what its events are of. */
  readonly entity: string;
  /** 'item code', as sentences call it. */
  readonly called: string;
  /** Who reads it with its history, and writes it. */
  readonly claim: Claim;
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
  return unless(hasClaim(actor, claim), 'CLAIM_REQUIRED', { claim });
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
