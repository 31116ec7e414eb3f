// The tasks of a contractor's groups, the last issued first; those alone that this person may see.
import { GetTasksDocument } from '@lotline/schema/generated/documents/task';
import { useRead } from '../../platform/data/use-read.ts';

const SHOWN = 100;

export function useGroupTasks(groupIds: readonly number[]) {
  const read = useRead(GetTasksDocument, {
    variables: { filter: { groupIds: [...groupIds] }, sort: { field: 'issuedDate', descending: true }, first: SHOWN },
    follows: [{ entity: 'schedule' }],
    isWanted: groupIds.length > 0,
  });
  return { ...read, tasks: read.data?.tasks ?? null };
}
