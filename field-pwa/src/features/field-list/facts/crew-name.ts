// Whose a row is, said where rows of several crews stand together: under 'Admin (ALL)' (specification 2 §2).
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { ADMIN_ALL, type FieldGroup } from '../groups/group-choice.ts';

export type CrewNameOf = (task: Pick<FieldTask, 'groupId' | 'resource'>) => string | null;

/** The group's name; of a group that is no longer in use, or of none, the name that the task was issued to. */
export function crewNamesOf(group: string | null, groups: readonly FieldGroup[]): CrewNameOf {
  if (group !== ADMIN_ALL) return () => null;
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return ({ groupId, resource }) => (groupId === null ? undefined : names.get(groupId)) ?? resource;
}
