// The fields of a command as it is declared: each is a text, with its control, its limit and what is wrong with it. Pure.
import type { ComponentProps, ReactNode } from 'react';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import type { TextField } from '@lotline/shared-ui/components/Field/TextField';
import type { TreeOption } from '../controls/TreeChoice.tsx';
import { dayFault } from '../form/day-fault.ts';
import { timeFault } from '../form/time-fault.ts';
import { MOST_REASON } from '@lotline/schema/domain/kernel/input-limits';

/** What a control is handed that a field brings along itself. */
export interface FieldControl {
  readonly label: string;
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly onChange: (value: string) => void;
}

export interface CommandField {
  readonly label: string;
  /** A line if left out. */
  readonly kind?: 'line' | 'text' | 'day' | 'time' | 'choice' | 'segments' | 'tree' | 'name';
  readonly start?: string;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  /** What is said where it is left empty; without it, it may be. */
  readonly required?: string | undefined;
  /** What is wrong with what was typed, said once the field was left or the person has tried to send it. */
  readonly fault?: ((text: string, values: Readonly<Record<string, string>>) => string | undefined) | undefined;
  /** Beside the value; it does not block. */
  readonly warningOf?: (text: string) => string | undefined;
  /** What it excludes is filled in: it is off, and says how it comes on. */
  readonly whyOff?: (values: Readonly<Record<string, string>>) => string | null;
  /** Of a name: those in use. One that nobody has yet is asked about before it is sent. */
  readonly names?: readonly string[];
  /** Of a choice and of segments. */
  readonly options?: readonly SelectOption[];
  readonly tree?: readonly TreeOption[];
  readonly placeholder?: string;
  /** Texts that are offered below it. */
  readonly suggestions?: readonly string[];
  /** It does not concern what is chosen now: not shown, and not asked for. */
  readonly isLeftOut?: (values: Readonly<Record<string, string>>) => boolean;
  /** Typed by hand each time: stored on no device. */
  readonly isPassing?: boolean;
  /** The form begins here, and not at its first field. */
  readonly isFirst?: boolean;
  readonly input?: Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'spellCheck'>;
  readonly rows?: number;
  /** Where no kind's control does. */
  readonly control?: (field: FieldControl) => ReactNode;
}

export type CommandFields<Key extends string> = Readonly<Record<Key, CommandField>>;
export type CommandValues<Key extends string> = Readonly<Record<Key, string>>;

/** What a refusal for want of a reason is about, where it names no field. */
const REASONS: ReadonlySet<string> = new Set(['why', 'reason', 'note']);

/** The reason of a change, as its history keeps it. */
export const WHY: CommandField = { label: 'Reason (kept in the history)', maxLength: MOST_REASON, required: 'Give a reason.' };

/** One value of each field. */
export function ofEach<Key extends string, Value>(
  fields: CommandFields<Key>,
  make: (field: CommandField, key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const made: Partial<Record<Key, Value>> = {};
  for (const key in fields) made[key] = make(fields[key], key);
  if (!isWhole(fields, made)) throw new Error('a field has no value');
  return made;
}

const isWhole = <Key extends string, Value>(fields: CommandFields<Key>, made: Partial<Record<Key, Value>>): made is Record<Key, Value> =>
  Object.keys(fields).every((key) => key in made);

/** In their order, those that are shown. */
export function shownKeys<Key extends string>(fields: CommandFields<Key>, values: CommandValues<Key>): readonly Key[] {
  const shown: Key[] = [];
  for (const key in fields) if (fields[key].isLeftOut?.(values) !== true) shown.push(key);
  return shown;
}

/** Text that is no value of its kind. */
function kindFault(kind: CommandField['kind'], text: string): string | undefined {
  if (kind === 'day') return dayFault(text);
  return kind === 'time' ? timeFault(text) : undefined;
}

/** What is to be filled in or mended, by field. @param isLeft what is still empty may be filled in yet: only what is wrong is said */
export function faultsOf<Key extends string>(
  fields: CommandFields<Key>,
  values: CommandValues<Key>,
  isLeft = false,
): Partial<Record<Key, string>> {
  const faults: Partial<Record<Key, string>> = {};
  for (const key of shownKeys(fields, values)) {
    const { kind, required, fault } = fields[key];
    const text = values[key].trim();
    const isMissing = text === '' && required !== undefined;
    if (isMissing && isLeft) continue;
    const said = isMissing ? required : (kindFault(kind, text) ?? fault?.(text, values));
    if (said !== undefined) faults[key] = said;
  }
  return faults;
}

interface Refusal {
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The field that a refusal names, if it is shown: it says it there. */
export function refusedField<Key extends string>(keys: readonly Key[], problem: Refusal | null): Key | null {
  const named = problem?.details?.['field'];
  const found = keys.find((key) => key === named);
  if (found !== undefined || problem?.code !== 'REASON_REQUIRED') return found ?? null;
  return keys.find((key) => REASONS.has(key)) ?? null;
}
