// A form of the administration as its refusals are tried: complete and right, and each thing that may be typed in place of what is right.
import type { BootedApi } from '../booted-api.ts';

/** The server's day stands still. */
export const TODAY = '2026-11-25';
export type Form = Readonly<Record<string, unknown>>;

/** One thing that is typed in place of what is right: in the form's `changes` or beside them. Field: where it is said; null: of the form as a whole. */
export type Typed = readonly [what: string, typed: Form, code: string, field: string | null];

export interface FormCase {
  readonly form: string;
  readonly mutation: string;
  /** The type of its one input; where what is sent has no type of its own, each argument with its type. */
  readonly input: string | Readonly<Record<string, string>>;
  readonly answer: string;
  /** Complete and right. */
  readonly begin: (api: BootedApi) => Promise<Form> | Form;
  readonly typed: readonly Typed[];
}

export const changes = (fields: Form): Form => ({ changes: fields });
export const invalid = (what: string, fields: Form, field = Object.keys(fields)[0] ?? ''): Typed => [
  what,
  changes(fields),
  'INVALID_INPUT',
  field,
];
export const long = (most: number): string => 'x'.repeat(most + 1);
export const WITHOUT_WHY: Typed = ['no reason', { why: ' ' }, 'REASON_REQUIRED', null];
export const LONG_WHY: Typed = ['a reason of 501 letters', { why: long(500) }, 'INVALID_INPUT', 'why'];
