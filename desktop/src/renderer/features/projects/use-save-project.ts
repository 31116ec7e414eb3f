// Saving a project: all of its fields, with the version that they were seen at.
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { projectInput } from '@lotline/schema/domain/project/project.input';
import { SaveProjectDocument } from '@lotline/schema/generated/documents/project';
import { PROJECTS } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import type { Values } from '../../platform/form/form-edits.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import type { ProjectFacts } from './project-data.ts';

/** @param project null: a new one @param shown its fields as the server shows them now */
export const useSaveProject = (project: ProjectFacts | null, shown: Values) =>
  useCommand({
    touches: PROJECTS,
    toastText: project === null ? 'Project created' : 'Saved',
    isDoneWhenRead: true,
    send: async (call, { id, changes }: RecordEdit, client) => {
      const { name, ...rest } = parseInput(projectInput, { id, ...shown, ...changes });
      const input = { ...rest, name: name ?? '' };
      return (await call(SaveProjectDocument, { input, client: { ...client, expectedVersion: project?.version ?? null } })).data
        .saveProject;
    },
  });
