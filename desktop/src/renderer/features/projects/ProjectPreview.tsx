// A project beside the list: how it stands, its progress in figures, its facts (screens.md §2.24).
import { Link } from 'react-router-dom';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { OpenLink } from '../../platform/list/OpenLink.tsx';
import { PreviewFacts, PreviewPane, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { DoneBar } from './DoneBar.tsx';
import { HealthMark } from './HealthMark.tsx';
import { ProgressPlot } from './ProgressPlot.tsx';
import { factsOf } from './project-facts.tsx';
import { projectPath, type ProjectFacts } from './project-data.ts';
import { useProject } from './use-projects.ts';

const GHOSTS = ['70%', '46%', '88%', '62%'];

interface ProjectPreviewProps {
  readonly id: number;
  /** As the list has it, until the project is read. */
  readonly name: string | null;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

export function ProjectPreview({ id, name, onStep, onClose }: ProjectPreviewProps) {
  const read = useProject(id);
  const { data, error } = read;
  const title = name ?? data?.name ?? 'Project';
  return (
    <PreviewPane
      label={`project ${title}`}
      title={title}
      isBusy={error === null && data === undefined}
      onStep={onStep}
      onClose={onClose}
      footer={
        <>
          <OpenLink to={projectPath(id)} />
          <Link to={projectPath(id, 'jobs')} className={buttonClass({ kind: 'text' })}>
            Jobs
          </Link>
        </>
      }
    >
      {data != null ? (
        <Known project={data} />
      ) : (
        <Unread
          read={read}
          title="The project could not be loaded."
          loading={GHOSTS.map((width) => (
            <Ghost key={width} width={width} />
          ))}
        />
      )}
    </PreviewPane>
  );
}

function Known({ project }: { readonly project: ProjectFacts }) {
  return (
    <>
      <HealthMark health={project.health} />
      <PreviewFacts
        facts={[['Complete', <DoneBar key="done" done={project.jobsComplete} total={project.jobsTotal} />], ...factsOf(project)]}
      />
      <PreviewSection title="Progress">
        <ProgressPlot project={project} />
      </PreviewSection>
      {project.comments === null ? null : (
        <PreviewSection title="About">
          <p>{project.comments}</p>
        </PreviewSection>
      )}
    </>
  );
}
