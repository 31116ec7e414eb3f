// One task as the list has it: which job it is of, before the job is read. Null: it does not exist, or not for this person.
import { useQuery } from '@tanstack/react-query';
import { GetTasksDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

/** @param id null: none is requested */
export function useTaskRow(id: number | null) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.taskList(`one ${String(id)}`),
    queryFn: async () =>
      (await gql(GetTasksDocument, { filter: { ids: id === null ? [] : [id], view: 'all' }, first: 1 })).tasks.rows[0] ?? null,
    enabled: id !== null,
  });
}
