// Make or edit a project (saveProject): the form sends all of its fields, and those that it changed are merged with what others changed meanwhile
// (screens.md §2.24).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { PROJECT } from '@lotline/schema/domain/project/project.fields';
import type { ProjectInput } from '@lotline/schema/domain/project/project.input';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { beforeOf, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { wholeEdit } from '../../platform/record/whole-edit.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { loadProjectForChange } from './load-project-for-change.ts';

export type SavedProject = { projectId: number };

export function saveProject(context: RequestContext, input: ProjectInput, client: ClientMutation | null): Promise<SavedProject> {
  return runCommand<SavedProject>(context, {
    operation: 'saveProject',
    input,
    client,
    work: (command) => (input.id === null ? create(command, input) : edit(command, input, input.id)),
  });
}

async function create(command: CommandContext, { id: _none, ...changes }: ProjectInput): Promise<SavedProject> {
  mustManage(command, PROJECT);
  const after = newValues(command, PROJECT, { changes });
  const { id, version } = await insertRecord(command, PROJECT, after);
  appendEvent(command, { move: 'createProject', entity: 'project', entityId: id, constructionId: null, version, after });
  return { projectId: id };
}

async function edit(command: CommandContext, wanted: ProjectInput, id: number): Promise<SavedProject> {
  const project = await loadProjectForChange(command, id);
  const after = await mergedChanges(command, PROJECT, project, await wholeEdit(command, PROJECT, project, wanted));
  if (Object.keys(after).length === 0) return { projectId: id };
  const { version } = await updateRecord(command, PROJECT, id, after);
  const before = beforeOf(PROJECT, project.values, after);
  appendEvent(command, { move: 'editProject', entity: 'project', entityId: id, constructionId: null, version, before, after });
  return { projectId: id };
}
