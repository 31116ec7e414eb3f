// 'Field Job Status': whether the field list follows the job's status for a work type, and in which colours (specification 2 §3, §4).
import type { z } from 'zod';
import type { JobStatusSettings } from './job-status.setting.ts';
import type { fieldJobStatusSetting } from './field-job-status.schema.ts';

export type FieldJobStatusSetting = z.output<typeof fieldJobStatusSetting>;

export const DEFAULT_FIELD_JOB_STATUS: FieldJobStatusSetting = { useJobStatus: false, statusColours: [] };

/** What the grouping of the field list needs of the settings Field Job Status and Job Status Settings of one work type. */
export interface FieldListSettings {
  readonly useJobStatus: boolean;
  readonly statuses: readonly { readonly statusName: string; readonly fieldOrder: number; readonly isHold?: boolean | undefined }[];
}
export type FieldListSettingsOf = (workType: string) => FieldListSettings;

/** The two settings of one work type as the field list's grouping wants them. */
export function fieldListSettings(fieldJobStatus: FieldJobStatusSetting, jobStatus: JobStatusSettings): FieldListSettings {
  return { useJobStatus: fieldJobStatus.useJobStatus, statuses: jobStatus.statuses };
}
