// One project: its head, and its tabs (screens.md §2.24).
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Pencil, RotateCw } from 'lucide-react';
import { canReadHistory } from '@lotline/schema/domain/history/history.rules';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { PROJECT } from '@lotline/schema/domain/project/project.fields';
import { canEditProjects, canReadPlans } from '@lotline/schema/domain/project/project.lifecycle';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { classes } from '@lotline/shared-ui/styles/classes';
import { useActor } from '@lotline/web-session/react/me-context';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PresenceNote } from '../../platform/presence/PresenceNote.tsx';
import { HealthMark } from './HealthMark.tsx';
import { projectPath, type ProjectFacts } from './project-data.ts';
import { ProjectComments } from './ProjectComments.tsx';
import { ProjectDocuments } from './ProjectDocuments.tsx';
import { ProjectHistory } from './ProjectHistory.tsx';
import { ProjectJobs } from './ProjectJobs.tsx';
import { ProjectOffers } from './ProjectOffers.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';
import { ProjectSchedule } from './ProjectSchedule.tsx';
import { ProjectSheet } from './ProjectSheet.tsx';
import { useProject } from './use-projects.ts';
import page from '../../platform/frame/Page.module.css';
import list from './Projects.module.css';
import styles from './ProjectPage.module.css';

export function ProjectPage() {
  const params = useParams();
  const id = Number(params['id']);
  const { data: project, error, refetch } = useProject(id);
  useTitle([PARTS.find(({ key }) => key !== '' && key === params['tab'])?.label, project?.name ?? 'Project'].filter(Boolean).join(' · '));
  if (project !== undefined && project !== null) return <Shown key={id} project={project} tab={params['tab'] ?? ''} />;
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Project</h1>
      {error !== null ? (
        <Banner
          tone="bad"
          title={error.message}
          action={
            <Button icon={RotateCw} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          <Link to="/projects">All projects</Link>
        </Banner>
      ) : (
        <Progress label="Loading the project" />
      )}
    </main>
  );
}

function Shown({ project, tab }: { readonly project: ProjectFacts; readonly tab: string }) {
  const [isEdited, setEdited] = useState(false);
  const actor = useActor();
  const mayEdit = canEditProjects(actor).ok;
  const opens: Readonly<Partial<Record<string, Verdict>>> = { documents: canReadPlans(actor), history: canReadHistory(actor) };
  const parts = PARTS.filter(({ key }) => opens[key]?.ok ?? true);
  const { key, Part } = parts.find((part) => part.key === tab) ?? PARTS[0];
  return (
    <main id="main" tabIndex={-1} className={classes(page.page, key === 'jobs' && styles.whole)}>
      <nav aria-label="Where this is" className={page.meta}>
        <Link to="/projects">Projects</Link>
      </nav>
      <div className={list.title}>
        <h1>{project.name}</h1>
        <HealthMark health={project.health} />
        <span className={list.room} />
        <PresenceNote record={PROJECT} id={project.id} isEditing={false} />
        {mayEdit ? (
          <Button icon={Pencil} onClick={() => setEdited(true)}>
            Edit
          </Button>
        ) : null}
      </div>
      <Tabs project={project} parts={parts} shown={key} />
      <Part project={project} />
      <ProjectOffers project={project} onEdit={() => setEdited(true)} />
      {isEdited ? <ProjectSheet project={project} onSaved={() => setEdited(false)} onClose={() => setEdited(false)} /> : null}
    </main>
  );
}

const PARTS = [
  { key: '', label: 'Overview', Part: ProjectOverview },
  { key: 'jobs', label: 'Jobs', Part: ProjectJobs },
  { key: 'documents', label: 'Documents', Part: ProjectDocuments },
  { key: 'schedule', label: 'Schedule', Part: ProjectSchedule },
  { key: 'comments', label: 'Comments', Part: ProjectComments },
  { key: 'history', label: 'History', Part: ProjectHistory },
] as const;

interface TabsProps {
  readonly project: ProjectFacts;
  readonly parts: readonly (typeof PARTS)[number][];
  readonly shown: string;
}

function Tabs({ project, parts, shown }: TabsProps) {
  return (
    <nav aria-label="Project" className={styles.tabs}>
      {parts.map(({ key, label }) => (
        <Link key={key} to={projectPath(project.id, key === '' ? undefined : key)} aria-current={key === shown ? 'page' : undefined}>
          {label} {key === 'jobs' ? <span className={page.meta}>{project.jobsTotal}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
