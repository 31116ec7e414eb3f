// The list of projects, and a project. Both show each person the jobs that are theirs; the rail offers them to those who see jobs of others.
import { FolderKanban } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const PROJECTS: Feature = {
  name: 'projects',
  records: ['Project', 'ProjectComment', 'ProjectJob', 'ProjectRow'],
  routes: [
    {
      path: '/projects',
      claims: [],
      Page: lazyPart(async () => ({ default: (await import('./ProjectsPage.tsx')).ProjectsPage })),
      list: 'projects',
      rail: {
        label: 'Projects',
        icon: FolderKanban,
        key: 'p',
        place: 30,
        claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
        covers: ['/project'],
      },
    },
    {
      path: '/project/:id/:tab?',
      claims: [],
      Page: lazyPart(async () => ({ default: (await import('./ProjectPage.tsx')).ProjectPage })),
    },
  ],
};
