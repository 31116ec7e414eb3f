// A project as a change needs it: locked, within the person's scope, by whoever may change projects (house style, step 5).
import { PROJECT } from '@lotline/schema/domain/project/project.fields';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { lockInScope, mustManage } from '../../platform/record/lock-record.ts';
import type { EditedRecord } from '../../platform/record/merge-record.ts';
import { assignedRow } from '../access/assigned-row.step.ts';
import { projectScope, projectWriteScope } from '../access/project.scope.ts';

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where it is only read, CLAIM_REQUIRED for whoever may not change projects. */
export async function loadProjectForChange(command: CommandContext, projectId: number): Promise<EditedRecord<typeof PROJECT>> {
  const scope = { reads: projectScope('r'), writes: projectWriteScope('r') };
  const project = assignedRow(await lockInScope(command, PROJECT, projectId, scope), 'project');
  mustManage(command, PROJECT);
  return project;
}
