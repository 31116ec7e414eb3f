// What happened to the project, newest first: who, when, what was there before and after.
import { PROJECT } from '@lotline/schema/domain/project/project.fields';
import { Panel } from '../../platform/frame/Panel.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import type { ProjectFacts } from './project-data.ts';

export function ProjectHistory({ project }: { readonly project: ProjectFacts }) {
  return (
    <Panel title="History">
      <RecordHistory entity={PROJECT.entity} id={project.id} />
    </Panel>
  );
}
