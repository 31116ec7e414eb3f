// The forms of a job: a new one, and its edit.
import { PencilLine, Plus } from 'lucide-react';
import { matchPath } from 'react-router-dom';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

function editPath(pathname: string): string | null {
  const id = matchPath('/construction/:id/*', pathname)?.params.id;
  // /construction/new is no job
  return id !== undefined && /^\d+$/.test(id) ? `/construction/${id}/edit` : null;
}

export const JOB_EDIT: Feature = {
  name: 'job-edit',
  routes: [
    {
      path: '/construction/new',
      claims: ['CAN_EDIT_CONSTRUCTION'],
      Page: lazyPart(() => import('./NewJobPage.tsx')),
      action: { id: 'new-job', label: 'New job', mark: 'N', icon: Plus },
    },
    {
      path: '/construction/:id/edit',
      claims: ['CAN_EDIT_CONSTRUCTION'],
      Page: lazyPart(() => import('./JobEditPage.tsx')),
      action: { id: 'edit-job', label: 'Edit this job', icon: PencilLine, pathFrom: editPath },
    },
  ],
  shortcuts: [{ title: 'In the form of a job', shortcuts: [{ keys: ['Ctrl', 'S'], does: 'Save the form' }] }],
};
