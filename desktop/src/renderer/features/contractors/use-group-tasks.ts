// The tasks of a contractor's groups, the last issued first; those alone that this person may see.
import { GetTasksDocument } from '@lotline/schema/generated/documents/task';
import { FIGURES_REST_MS } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';

const SHOWN = 100;

export function useGroupTasks(groupIds: readonly number[]) {
  const read = useRead(GetTasksDocument, {
    variables: { filter: { groupIds: [...groupIds] }, sort: { field: 'issuedDate', descending: true }, first: SHOWN },
    // a task is told of as its job
    follows: [{ entity: 'construction' }],
    restMs: FIGURES_REST_MS,
    isWanted: groupIds.length > 0,
  });
  return { ...read, tasks: read.data?.tasks ?? null };
}
