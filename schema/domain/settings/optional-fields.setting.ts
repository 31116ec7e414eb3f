// 'Optional Construction Fields': other display names for fields of a job, such as scheduler and developer (specification 1 §3).
import type { z } from 'zod';
import type { optionalFieldsSetting } from './optional-fields.schema.ts';

export type OptionalFieldsSetting = z.output<typeof optionalFieldsSetting>;

export const DEFAULT_OPTIONAL_FIELDS: OptionalFieldsSetting = { fields: [] };

/** The customised name of a field, else the given one. */
export function displayNameOf(setting: OptionalFieldsSetting, fieldName: string, otherwise: string): string {
  return setting.fields.find((field) => field.fieldName === fieldName)?.displayName ?? otherwise;
}
