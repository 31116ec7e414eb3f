// The statuses that a job can be given: those of every work type's setting, in their order.
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { JobStatusesDocument } from '@lotline/schema/generated/documents/job';
import { SETTINGS } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';

const FRESH_MS = 5 * 60_000;

export function useStatusSettings(isWanted = true) {
  const read = useRead(JobStatusesDocument, { variables: {}, follows: SETTINGS, freshForMs: FRESH_MS, isWanted });
  const data: readonly SettingRow[] | undefined = read.data?.systemSettings;
  return { ...read, data };
}
