// What holds between the fields of a job (screens.md §2.7): refusals name the field that is to be corrected, warnings let the save pass.
import type { Actor } from '../kernel/actor.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { statesOfPostcode } from '../kernel/postcode.ts';
import { allowed, refused, unless, type Refusal, type Verdict } from '../kernel/verdict.ts';
import type { CustomFieldsSetting } from '../settings/custom-fields.setting.ts';
import type { SettingConfig, SettingName } from '../settings/setting-for.ts';
import { addressFields, type AddressType } from './job-address.rules.ts';
import { canManage } from '../record/record-declaration.ts';
import { customKey, isJobField, JOB, JOB_FIELDS, jobFieldLabel, textValue, type JobField, type JobValues } from './job.fields.ts';
import { isSameValue, valueOf } from '../kernel/field-merge.ts';
import { workTypeAsked } from './work-type-change.rules.ts';

export function canEditJob(actor: Actor): Verdict {
  return canManage(actor, JOB);
}

const wrong = (field: string, sentence: string): Refusal => refused('INVALID_INPUT', { field, sentence });

const TYPED_IN: Readonly<Record<AddressType, readonly JobField[]>> = {
  structured: ['streetName', 'suburb'],
  free: ['address'],
};

/** Not saved empty: by itself, or as a part of the address as it is entered. */
export const isRequiredField = (field: string, addressType: AddressType): boolean =>
  (isJobField(field) && JOB_FIELDS[field].isRequired === true) || TYPED_IN[addressType].some((part) => part === field);

/** What a work type says of its jobs' form. */
export interface FormRules {
  readonly addressType: AddressType;
  /** Of its own fields. */
  readonly templates: readonly Pick<CustomFieldsSetting['templates'][number], 'fieldName' | 'required'>[];
}

/**
 * What is wrong between fields, of those that changed; one entry a field.
 * @param changed the fields that this edit sets: what stood before is not asked again
 */
export function jobFaults(values: JobValues, changed: ReadonlySet<string>, { addressType, templates }: FormRules): Refusal[] {
  const isAsked = (...fields: readonly JobField[]) => fields.some((field) => changed.has(field));
  const faults: Refusal[] = [];
  if (isAsked('workType', ...addressFields(addressType)))
    for (const field of TYPED_IN[addressType])
      if (textValue(values, field) === null) faults.push(wrong(field, `${jobFieldLabel(field)} is missing.`));
  for (const { fieldName, required } of templates) {
    const field = customKey(fieldName);
    const isEmpty = isSameValue(valueOf(values, field), null);
    if (required && isEmpty && (changed.has('workType') || changed.has(field))) faults.push(wrong(field, `${fieldName} is missing.`));
  }
  const [postCode, state] = [textValue(values, 'postCode'), textValue(values, 'state')];
  if (isAsked('postCode', 'state') && postCode !== null) {
    const states = statesOfPostcode(postCode);
    const [usual] = states;
    if (usual === undefined) faults.push(wrong('postCode', `${postCode}is not an Australian postcode.`));
    else if (state !== null && !states.some((one) => one === state))
      faults.push(wrong('postCode', `${postCode} is in ${usual}, not in ${state}.`));
  }
  return faults;
}

/** Set once; later edits go to the updated due date, with the reason why it moved. */
export function canMoveDueDate(before: JobValues, written: JobValues, reason: string | null): Verdict {
  const original = valueOf(before, 'originalDueDate');
  if (Object.hasOwn(written, 'originalDueDate') && original !== null)
    return wrong('originalDueDate', 'The original due date is set once. Change the updated due date, and give a reason.');
  const hadDue = original !== null || valueOf(before, 'updatedDueDate') !== null;
  if (Object.hasOwn(written, 'updatedDueDate') && hadDue && reason === null)
    return refused('REASON_REQUIRED', { field: 'reason', sentence: 'Give a reason for moving the due date.' });
  return allowed;
}

/** The settings by which a work type decides what its jobs show and ask. */
export const WORK_TYPE_SETTINGS = [
  'Field Work Task',
  'Field Work List',
  'Job Status Settings',
  'Field Job Status',
  'Optional Construction Fields',
  'Address Type',
  'Custom Construction Fields',
  'Expected Photos',
  'Ticket of Work',
] as const satisfies readonly SettingName[];
export type WorkTypeSettings = { readonly [N in (typeof WORK_TYPE_SETTINGS)[number]]: SettingConfig<N> };

/** The names of those that are not the same. */
export const changedSettings = (from: WorkTypeSettings, to: WorkTypeSettings): string[] =>
  WORK_TYPE_SETTINGS.filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]));

export interface WorkTypeChange {
  readonly from: string;
  readonly to: string;
  readonly issuedTasks: number;
  readonly settings: readonly string[];
}

/** With tasks issued it is asked about first: their crews see other fields and statuses from then on. */
export function canChangeWorkType({ from, to, issuedTasks, settings }: WorkTypeChange, isConfirmed: boolean): Verdict {
  const sentence = workTypeAsked(to, issuedTasks, settings);
  return unless(isConfirmed || from === to || issuedTasks === 0, 'WORK_TYPE_UNCONFIRMED', { from, to, issuedTasks, settings, sentence });
}

export interface WarningFacts {
  readonly onsiteDate: CalendarDay | null;
  /** The first day that a task which is not completed is booked for. */
  readonly nextBooked: CalendarDay | null;
}

export interface JobWarning {
  readonly field: JobField;
  readonly over: 'onsite' | 'booked';
  readonly day: CalendarDay;
}

/** What somebody should know, and may save all the same. */
export function jobWarnings(values: JobValues, { onsiteDate, nextBooked }: WarningFacts): JobWarning[] {
  const isBefore = (field: JobField, day: CalendarDay | null): boolean => {
    const own = textValue(values, field);
    return own !== null && day !== null && own < day;
  };
  const found: JobWarning[] = [];
  for (const field of ['updatedDueDate', 'integrationDate'] as const)
    if (onsiteDate !== null && isBefore(field, onsiteDate)) found.push({ field, over: 'onsite', day: onsiteDate });
  if (nextBooked !== null && isBefore('dbydExpiryDate', nextBooked))
    found.push({ field: 'dbydExpiryDate', over: 'booked', day: nextBooked });
  return found;
}

/** Dates and what quotes, visits and answers fill in belong to the one job; the rest is taken along. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  'workOrder',
  'releaseDate',
  'originalDueDate',
  'updatedDueDate',
  'startDueDate',
  'dbydExpiryDate',
  'crqDate',
  'crqNumber',
  'laseDate',
  'integrationDate',
  'locationId',
  'comments',
]);

export const copiedValues = (values: JobValues): JobValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !NOT_COPIED.has(field) && !isSameValue(value, null)));
