// The form of one job: its values, the settings of its work type, its faults and warnings.
import { useEffect, useState } from 'react';
import { derivedAddress } from '@lotline/schema/domain/job/job-address.rules';
import { jobFaults, jobWarnings, type JobWarning } from '@lotline/schema/domain/job/job-edit.rules';
import { jobFieldLabel, textValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { valueOf } from '@lotline/schema/domain/kernel/field-merge';
import { hasFailed, type Read } from '@lotline/web-session/react/ReadBoundary';
import type { Parse } from '../../platform/form/form-edits.ts';
import { useForm, type Form } from '../../platform/form/use-form.ts';
import { parserOf, REASON } from './job-form-values.ts';
import { layoutFor, type SectionLayout } from './job-layout.ts';
import { useNewNames, type NewNames } from './use-new-names.ts';
import { useJobSettings, type JobSettings } from './use-job-settings.ts';

interface JobFormOf {
  readonly name: string;
  readonly shown: JobValues;
  readonly isNew: boolean;
  readonly facts: { readonly onsiteDate: string | null; readonly nextBooked: string | null };
}

export interface JobForm {
  readonly form: Form;
  readonly parse: Parse;
  readonly settings: JobSettings | null;
  /** Of the work type that the job has; of the one that is chosen until it has one. */
  readonly settingsBefore: JobSettings | null;
  readonly reads: { readonly settings: Read<unknown>; readonly names: Read<unknown> };
  readonly layout: readonly SectionLayout[];
  readonly warnings: readonly JobWarning[];
  readonly newNames: NewNames;
  readonly label: (field: string) => string;
  /** The fields in the order of the form. */
  readonly order: readonly string[];
}

const NO_NAMES: JobSettings['names'] = {};
const MISSING_REASON = 'Give a reason for moving the due date.';

/** Of the edit of a job, on the device. */
export const jobDraft = (id: number): string => `job-${String(id)}`;

export function useJobForm({ name, shown, isNew, facts }: JobFormOf): JobForm {
  const [workType, setWorkType] = useState(textValue(shown, 'workType') ?? '');
  const { settings, read: settingsRead, namesRead } = useJobSettings(workType);
  const addressType = settings?.addressType ?? 'structured';
  const typeBefore = textValue(shown, 'workType') ?? '';
  const ofBefore = useJobSettings(typeBefore);
  const settingsBefore = typeBefore === '' ? settings : ofBefore.settings;
  const from = settingsBefore?.addressType ?? addressType;
  const templates = settings?.templates ?? [];
  const parse = parserOf(templates, isNew ? [] : settingsBefore?.templates);
  const hadDue = valueOf(shown, 'originalDueDate') !== null || valueOf(shown, 'updatedDueDate') !== null;
  const form = useForm({
    name,
    shown,
    parse,
    derive: (written) => derivedAddress({ before: isNew ? {} : shown, written, from, to: addressType }),
    faultsBetween: (values, changed) => ({
      ...Object.fromEntries(
        jobFaults(values, isNew ? new Set([...changed, 'workType']) : changed, { addressType, templates }).map(({ details }) => [
          String(details['field']),
          String(details['sentence']),
        ]),
      ),
      ...(isNew ? missing(values) : {}),
      ...(hadDue && changed.has('updatedDueDate') && textValue(values, REASON) === null ? { [REASON]: MISSING_REASON } : {}),
    }),
  });
  const wanted = textValue(form.values, 'workType') ?? '';
  useEffect(() => setWorkType(wanted), [wanted]);
  const newNames = useNewNames(form, settings?.names ?? NO_NAMES);
  const layout = layoutFor(addressType, hadDue && 'updatedDueDate' in form.edits);
  return {
    form,
    parse,
    settings,
    settingsBefore,
    reads: { settings: hasFailed(ofBefore.read) ? ofBefore.read : settingsRead, names: namesRead },
    layout,
    newNames,
    warnings: jobWarnings(form.values, facts),
    label: (field) => (field === REASON ? 'Reason for moving the due date' : (settings?.labels[field] ?? jobFieldLabel(field))),
    order: layout.flatMap(({ fields }) => fields.map(([field]) => field)),
  };
}

const missing = (values: JobValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['workOrder', 'workType'] as const)
      .filter((field) => textValue(values, field) === null)
      .map((field) => [field, `${jobFieldLabel(field)} is missing.`]),
  );
