// What takes back each change of many, with the row's name, and of a row that stays when it was changed since.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import { UndoFileChangesDocument } from '@lotline/schema/generated/documents/files';
import { UndoRemovedItemsDocument } from '@lotline/schema/generated/documents/item';
import { UndoAddedTasksDocument, UndoJobChangesDocument } from '@lotline/schema/generated/documents/job';
import { UndoPotentialJobChangesDocument } from '@lotline/schema/generated/documents/potential-job';
import { UndoTaskChangesDocument } from '@lotline/schema/generated/documents/task';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { Followed } from '../data/follows.ts';
import type { UndoChange, Verdict } from './use-dry-run.ts';
import { useUndo } from './use-undo.ts';

/** A task, a file and an item are told of as their job. */
const JOBS: readonly Followed[] = [{ entity: 'construction' }];
const POTENTIAL_JOBS: readonly Followed[] = [{ entity: 'potential_job' }];

interface Told {
  readonly id: number;
  readonly isAllowed: boolean;
  readonly sentence?: string | null;
  readonly changedAt?: string | null;
}

/** '48213 (9:17 am)' of one that somebody changed since. */
function useVerdicts(): <One extends Told>(told: readonly One[], nameOf: (one: One) => string) => readonly Verdict[] {
  const { clock } = usePlatform();
  return (told, nameOf) => {
    const [zone, now] = [browserZone(), clock.now().toISOString()];
    return told.map((one) => {
      const { id, isAllowed, sentence = null, changedAt = null } = one;
      const when = changedAt === null ? '' : ` (${formatRecent(changedAt, dayInZone(now, zone), zone)})`;
      return { id, isAllowed, sentence, label: `${nameOf(one)}${when}` };
    });
  };
}

const ofJob = ({ workOrder }: { readonly workOrder: string }): string => workOrder;

/** @param touches what is read again, where more than the jobs is as they are */
export function useUndoJobChanges(touches = JOBS): UndoChange {
  const verdicts = useVerdicts();
  return useUndo(touches, async (call, input, client) =>
    verdicts((await call(UndoJobChangesDocument, { input, client })).data.undoJobChanges, ofJob),
  );
}

export function useUndoAddedTasks(): UndoChange {
  const verdicts = useVerdicts();
  return useUndo(JOBS, async (call, input, client) =>
    verdicts((await call(UndoAddedTasksDocument, { input, client })).data.undoAddedTasks, ofJob),
  );
}

export function useUndoTaskChanges(): UndoChange {
  const verdicts = useVerdicts();
  return useUndo(JOBS, async (call, input, client) =>
    verdicts((await call(UndoTaskChangesDocument, { input, client })).data.undoTaskChanges, ({ id, name, workOrder }) =>
      name === '' ? `Task ${String(id)}` : `${workOrder} ${name}`,
    ),
  );
}

export function useUndoPotentialJobChanges(): UndoChange {
  const verdicts = useVerdicts();
  return useUndo(POTENTIAL_JOBS, async (call, input, client) =>
    verdicts((await call(UndoPotentialJobChangesDocument, { input, client })).data.undoPotentialJobChanges ?? [], ({ id, address }) =>
      address === '' ? `Potential job ${String(id)}` : address,
    ),
  );
}

export function useUndoFileChanges(): UndoChange {
  const verdicts = useVerdicts();
  return useUndo(JOBS, async (call, input, client) =>
    verdicts((await call(UndoFileChangesDocument, { input, client })).data.undoFileChanges, ({ title }) =>
      title === '' ? 'A file' : title,
    ),
  );
}

export function useUndoRemovedItems(): UndoChange {
  const verdicts = useVerdicts();
  return useUndo(JOBS, async (call, input, client) =>
    verdicts((await call(UndoRemovedItemsDocument, { input, client })).data.undoRemovedItems, ({ itemCode }) =>
      itemCode === '' ? 'An item' : itemCode,
    ),
  );
}

/** Of the mutation that a history names, and what its rows are called. */
export function useWayBack(undoneBy: string): { readonly undo: UndoChange; readonly rowsName: string } {
  const [jobs, added, tasks] = [useUndoJobChanges(), useUndoAddedTasks(), useUndoTaskChanges()];
  const [potential, files, items] = [useUndoPotentialJobChanges(), useUndoFileChanges(), useUndoRemovedItems()];
  switch (undoneBy) {
    case 'undoTaskChanges':
      return { undo: tasks, rowsName: 'tasks' };
    case 'undoAddedTasks':
      return { undo: added, rowsName: 'jobs' };
    case 'undoPotentialJobChanges':
      return { undo: potential, rowsName: 'potential jobs' };
    case 'undoFileChanges':
      return { undo: files, rowsName: 'files' };
    case 'undoRemovedItems':
      return { undo: items, rowsName: 'items' };
    default:
      return { undo: jobs, rowsName: 'jobs' };
  }
}
