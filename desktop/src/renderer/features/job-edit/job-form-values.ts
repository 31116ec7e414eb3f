// Between a control and a job's field: what is typed as the shared rule reads it.
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { parseJobValue } from '@lotline/schema/domain/job/job-edit.input';
import { customName, isJobField, JOB_FIELDS } from '@lotline/schema/domain/job/job.fields';
import { templatesOfChange } from '@lotline/schema/domain/job/work-type-change.rules';
import type { CustomFieldsSetting } from '@lotline/schema/domain/settings/custom-fields.setting';
import type { Parse, Parsed, Raw } from '../../platform/form/form-edits.ts';

export type Template = CustomFieldsSetting['templates'][number];

/** Beside the job's fields: why the due date moved. */
export const REASON = 'reason';

const isNumber = (field: string, templates: readonly Template[]): boolean =>
  isJobField(field)
    ? JOB_FIELDS[field].kind === 'count'
    : templates.some(({ fieldName, fieldType }) => fieldType === 'number' && fieldName === customName(field));

/**
 * @param left of the work type that the job has, where another is chosen: what was typed into them is kept with the job. What can be no value of a field
 * that is not shown is let go.
 */
export const parserOf =
  (templates: readonly Template[], left: readonly Template[] = []): Parse =>
  (field, raw, base) => {
    if (field === REASON) return { ok: true, value: String(raw).trim() };
    const known = templatesOfChange(templates, left);
    const read = parsed(field, isNumber(field, known) && raw !== '' ? Number(raw) : raw, known);
    return read.ok || isShown(field, templates) ? read : { ok: true, value: base };
  };

const isShown = (field: string, templates: readonly Template[]): boolean =>
  isJobField(field) || templates.some(({ fieldName }) => fieldName === customName(field));

function parsed(field: string, value: Raw | number, templates: readonly Template[]): Parsed {
  try {
    return { ok: true, value: parseJobValue(field, value, templates) };
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, sentence: error.message };
    throw error;
  }
}
