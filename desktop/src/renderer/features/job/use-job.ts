// The page's reads: the whole job in one statement, and the settings of its work type (decision 048).
import { ConstructionQueryDocument, SystemSettingsQueryDocument } from '@lotline/schema/generated/documents/job';
import { SETTINGS, job, type Followed } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';

const SETTINGS_FRESH_MS = 5 * 60_000;

/** What it is made of: costs, delegations and what is planned are reads of their own. */
const pageOf = (id: number): Followed => job(id, 'job', 'tasks', 'comments', 'files', 'payments');

export function useJob(id: number) {
  return useRead(ConstructionQueryDocument, { variables: { constructionId: id }, follows: [pageOf(id)], isWanted: id > 0 });
}

export function useJobSettings(workType: string | undefined) {
  return useRead(SystemSettingsQueryDocument, {
    variables: { workType: workType ?? '' },
    follows: SETTINGS,
    freshForMs: SETTINGS_FRESH_MS,
    isWanted: workType !== undefined,
  });
}
