// What a job's field is called, wherever it is shown: as its work type's 'Optional Construction Fields' say, else by its own label (specification 1 §2, §3).
import { displayNameOf } from '../settings/optional-fields.setting.ts';
import { settingFor, type SettingRow } from '../settings/setting-for.ts';
import { JOB_FIELDS, type JobField } from './job.fields.ts';

const SETTING = 'Optional Construction Fields';

export type NameOfField = (field: JobField) => string;

/** @param rows with those of the setting among them */
export function fieldNamesOf(rows: readonly SettingRow[], workType: string): NameOfField {
  const { config } = settingFor(rows, SETTING, workType);
  return (field) => displayNameOf(config, field, JOB_FIELDS[field].label);
}

/** Over jobs of every work type: each name that one of them gives it, as the field's list does. */
export function fieldNamesOfAll(rows: readonly SettingRow[]): NameOfField {
  const settings = [null, ...rows.filter(({ name }) => name === SETTING).map(({ workType }) => workType)].map(
    (workType) => settingFor(rows, SETTING, workType).config,
  );
  return (field) => [...new Set(settings.map((config) => displayNameOf(config, field, JOB_FIELDS[field].label)))].join(' / ');
}
