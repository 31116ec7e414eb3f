// Which work types a group does (screens.md §2.19). It decides nothing: those that do the work are offered first, and another choice is warned about. Pure.

interface WorkingGroup {
  readonly name: string;
  /** Separated by commas; null or empty: all of them. */
  readonly workTypes?: string | null | undefined;
}

const keyOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whatever the case and the spaces of a name. */
export function doesWork({ workTypes }: Pick<WorkingGroup, 'workTypes'>, workType: string): boolean {
  const done = (workTypes ?? '').split(',').map(keyOf).filter(Boolean);
  return done.length === 0 || done.includes(keyOf(workType));
}

/** Those that do it first, in the order that they had. */
export const byWork = <Group extends WorkingGroup>(groups: readonly Group[], workType: string): readonly Group[] => [
  ...groups.filter((group) => doesWork(group, workType)),
  ...groups.filter((group) => !doesWork(group, workType)),
];

/** Beside the group that is chosen; undefined: it does that work. */
export const workWarning = (group: WorkingGroup | undefined, workType: string): string | undefined =>
  group === undefined || doesWork(group, workType) ? undefined : `${group.name} does ${group.workTypes ?? ''}, not ${workType}.`;
