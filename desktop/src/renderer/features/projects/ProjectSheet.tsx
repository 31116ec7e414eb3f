// New project and Edit: the form of the declared record.
import { PROJECT, PROJECT_KEYS } from '@lotline/schema/domain/project/project.fields';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { wholeCommand } from '../../platform/record/whole-command.ts';
import type { ProjectFacts } from './project-data.ts';
import { useSaveProject } from './use-save-project.ts';

interface ProjectSheetProps {
  /** Null: a new one. */
  readonly project: ProjectFacts | null;
  /** @param saved null where nothing was changed */
  readonly onSaved: (saved: ProjectFacts | null) => void;
  readonly onClose: () => void;
}

export function ProjectSheet({ project, onSaved, onClose }: ProjectSheetProps) {
  const shown = Object.fromEntries(PROJECT_KEYS.map((field) => [field, project?.[field] ?? null]));
  const command = wholeCommand(useSaveProject(project, shown), shown);
  const { id = null, name = null } = project ?? {};
  return <RecordSheet<ProjectFacts | null> {...{ record: PROJECT, id, name, shown, command, onSaved, onClose }} />;
}
