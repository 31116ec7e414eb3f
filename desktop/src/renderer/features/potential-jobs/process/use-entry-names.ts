// The builders and road types that the form suggests; whatever else is typed is taken too.
import { GetJobFilterOptionsDocument } from '@lotline/schema/generated/documents/job';
import { canAddTask } from '@lotline/schema/domain/job/job.lifecycle';
import { TaskTemplatesDocument } from '@lotline/schema/generated/documents/task';
import { useActor } from '@lotline/web-session/react/me-context';
import { SETTINGS } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';
import { useLookupTexts } from '../../../platform/form/use-lookup-texts.ts';

export interface EntryNames {
  readonly builders: readonly string[];
  readonly roadTypes: readonly string[];
}

const FRESH_MS = 5 * 60_000;

/** Without them every name can be typed. */
export function useEntryNames(): EntryNames {
  const list = useLookupTexts();
  return { builders: list('Builder Lookup'), roadTypes: list('Road type') };
}

/** The work types and contracts that jobs have. */
export function useJobNames() {
  const read = useRead(GetJobFilterOptionsDocument, { variables: {}, follows: [], freshForMs: FRESH_MS });
  const { workTypes = [], contracts = [] } = read.data?.jobFilterOptions ?? {};
  return { workTypes, contracts, read };
}

/** The task templates of a work type, in the order in which they are done. */
export function useTemplates(workType: string) {
  const actor = useActor();
  const isWanted = workType !== '' && canAddTask(actor).ok;
  const read = useRead(TaskTemplatesDocument, { variables: { workType }, follows: SETTINGS, isWanted });
  const offered = isWanted ? (read.data?.taskTemplates ?? []).map(({ name }) => name) : [];
  return { offered, read: isWanted ? read : null };
}
