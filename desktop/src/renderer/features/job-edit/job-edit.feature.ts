// The forms of a job: a new one, and its edit.
import { PencilLine, Plus } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

/** From the pages of a job; /construction/new is none. */
function editPath(pathname: string): string | null {
  const id = /^\/construction\/(\d+)(\/|$)/.exec(pathname)?.[1];
  return id === undefined ? null : `/construction/${id}/edit`;
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
  keys: async () => (await import('./job-edit-keys.ts')).FEATURE_KEYS,
};
