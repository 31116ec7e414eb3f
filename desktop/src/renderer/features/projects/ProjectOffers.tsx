// What Ctrl+K lists on the page of a project: its form, jobs added, a comment, its jobs as a file, the link.
import { useState } from 'react';
import { Download, MessageSquarePlus, Pencil, Plus } from 'lucide-react';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { canReadList } from '@lotline/schema/domain/list/list.rules';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useActor } from '@lotline/web-session/react/me-context';
import { useOffer } from '../../platform/frame/page-actions.ts';
import { useCopyLink } from '../../platform/frame/use-copy-link.ts';
import { EXPORT_FORMATS, useExport } from '../../platform/list/use-export.ts';
import { AddJobsSheet } from './AddJobsSheet.tsx';
import { mayWriteOn } from './may-write-on.ts';
import { ProjectCommentSheet } from './ProjectCommentSheet.tsx';
import { projectPath, type ProjectFacts } from './project-data.ts';
import { useSayOnProject } from './use-say-on-project.ts';

interface ProjectOffersProps {
  readonly project: ProjectFacts;
  readonly onEdit: () => void;
}

export function ProjectOffers({ project, onEdit }: ProjectOffersProps) {
  const actor = useActor();
  const toast = useToast();
  const { run } = useExport();
  const [opened, open] = useState<'jobs' | 'comment' | null>(null);
  const close = () => open(null);
  const [problem, setProblem] = useState<string | null>(null);
  const write = (because: string | null) => {
    setProblem(because);
    open('comment');
  };
  const { say } = useSayOnProject(project.id, {
    toastText: 'Comment saved',
    onRefused: (_, sentence) => write(sentence),
  });
  const ofEditors = [
    { id: 'edit-project', label: 'Edit this project', icon: Pencil, run: onEdit },
    { id: 'add-jobs', label: 'Add jobs', icon: Plus, run: () => open('jobs') },
  ];
  const comment = { id: 'comment', label: 'Write a comment', icon: MessageSquarePlus, run: () => write(null) };
  const wish = { list: JOB_LIST, filter: { projectIds: [project.id] }, sort: null, columns: [] };
  const files = EXPORT_FORMATS.map(({ format, label }) => ({
    ...{ id: `export-jobs-${format}`, label: `Export its jobs as ${label}`, icon: Download },
    run: () => run({ ...wish, format }),
  }));
  useOffer([
    ...(canEditProjects(actor).ok ? ofEditors : []),
    ...(mayWriteOn(actor, project) ? [comment] : []),
    ...(canReadList(actor, JOB_LIST).ok ? files : []),
  ]);
  useCopyLink(`project ${project.name}`, projectPath(project.id));
  const moved = (stays: string) => {
    if (stays !== '') toast.error(stays);
    close();
  };
  if (opened === 'jobs') return <AddJobsSheet project={project} onMoved={moved} onClose={close} />;
  if (opened === null) return null;
  return <ProjectCommentSheet key={problem} {...{ project, problem }} comment={null} onSay={say} onClose={close} />;
}
