// The page's reads: the whole job in one statement, and the settings of its work type (decision 048).
import { ConstructionQueryDocument, SystemSettingsQueryDocument } from '@lotline/schema/generated/documents/job';
import { SETTINGS, job, type Followed } from '../../platform/data/follows.ts';
import { useLocalNote } from '../../platform/data/use-local-note.ts';
import { useRead } from '../../platform/data/use-read.ts';

const SETTINGS_FRESH_MS = 5 * 60_000;

/** What it is made of. Costs, delegations and what is planned are reads of their own; what people did with them is counted at the history's tab. */
const pageOf = (id: number): Followed => job(id, 'job', 'tasks', 'comments', 'files', 'payments', 'costs', 'delegations', 'plan');

export function useJob(id: number) {
  const variables = { constructionId: id };
  const note = useLocalNote('ConstructionQuery', variables);
  return { note, ...useRead(ConstructionQueryDocument, { variables, follows: [pageOf(id)], isWanted: id > 0 }) };
}

export function useJobSettings(workType: string | undefined) {
  return useRead(SystemSettingsQueryDocument, {
    variables: { workType: workType ?? '' },
    follows: SETTINGS,
    freshForMs: SETTINGS_FRESH_MS,
    isWanted: workType !== undefined,
  });
}
