// One task as the list has it: which job it is of, before the job is read. Null: it does not exist, or not for this person.
import { useMemo } from 'react';
import { GetTasksDocument } from '@lotline/schema/generated/documents/task';
import type { Followed } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';

/** @param id null: none is requested */
export function useTaskRow(id: number | null) {
  const variables = { filter: { ids: id === null ? [] : [id], view: 'all' }, first: 1 };
  // nobody knows its job before it is here, so each change of a job may concern it
  const read = useRead(GetTasksDocument, { variables, follows: ANY_JOB, isWanted: id !== null });
  const { data } = read;
  return useMemo(() => ({ ...read, data: data === undefined ? undefined : (data.tasks.rows[0] ?? null) }), [read, data]);
}

const ANY_JOB: readonly Followed[] = [{ entity: 'construction' }];
