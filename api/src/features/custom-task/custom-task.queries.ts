// Custom tasks by id, as updateCustomTasks answers them (specification 2 §7). The list's own read is the field work's.
import { CustomTaskModel } from './custom-task.model.ts';
import type { CustomTask } from './custom-task.type.ts';

/** In the order of the ids. Whether they are this person's was asked by the command that names them. */
export async function loadCustomTasks(ids: readonly number[]): Promise<CustomTask[]> {
  const rows = await CustomTaskModel.findAll({ where: { id: [...ids] }, order: ['id'] });
  return rows.map(({ id, version, clientId, name, isCompleted, isCompletable }) => ({
    id,
    version,
    clientId,
    name,
    isCompleted,
    isCompletable,
  }));
}
