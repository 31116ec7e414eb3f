// The jobs of a project: for the office the list of jobs with that project's alone, for a crew those that are its own.
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { canReadList } from '@lotline/schema/domain/list/list.rules';
import { useActor } from '@lotline/web-session/react/me-context';
import { CrewJobs } from './CrewJobs.tsx';
import type { ProjectFacts } from './project-data.ts';
import { ProjectJobList } from './ProjectJobList.tsx';

export function ProjectJobs({ project }: { readonly project: ProjectFacts }) {
  const isOffice = canReadList(useActor(), JOB_LIST).ok;
  return isOffice ? <ProjectJobList key={project.id} project={project} /> : <CrewJobs project={project} />;
}
