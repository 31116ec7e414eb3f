// Which of two answers about one job is newer (decision 036): a row is never replaced by one of a lower version. Several requests about one job are on
// their way at a time, so that an answer may be of before what an earlier one has brought.

interface Versioned {
  readonly version: number;
}

/** A job with its tasks, as far as it is compared. */
export interface VersionedJob extends Versioned {
  readonly schedules: readonly (Versioned & { readonly id: number })[];
}

/** Whether anything in `incoming` is older than in `shown`. */
export function isOlder(incoming: VersionedJob, shown: VersionedJob): boolean {
  if (incoming.version < shown.version) return true;
  const shownById = new Map(shown.schedules.map(({ id, version }) => [id, version]));
  return incoming.schedules.some(({ id, version }) => version < (shownById.get(id) ?? version));
}

/** The newer of each: whole where nothing of it is older; otherwise the job and each task by their versions, and no task leaves. */
export function newestJob<J extends VersionedJob>(shown: J, incoming: J): J {
  if (!isOlder(incoming, shown)) return incoming;
  const incomingById = new Map(incoming.schedules.map((task) => [task.id, task]));
  const tasks = shown.schedules.map((task) => {
    const other = incomingById.get(task.id);
    return other !== undefined && other.version > task.version ? other : task;
  });
  const known = new Set(shown.schedules.map(({ id }) => id));
  const added = incoming.schedules.filter(({ id }) => !known.has(id));
  return { ...(incoming.version > shown.version ? incoming : shown), schedules: [...tasks, ...added] };
}
