// The list of jobs, its board, and run sheets.
import { BriefcaseBusiness, CalendarDays } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const RAIL_VIEWS = lazyPart(async () => ({ default: (await import('./RailJobViews.tsx')).RailJobViews }));

export const JOBS: Feature = {
  name: 'jobs',
  records: ['JobRow'],
  routes: [
    {
      path: '/jobs',
      claims: ['CAN_ACCESS_CONSTRUCTION'],
      Page: lazyPart(async () => ({ default: (await import('./JobsPage.tsx')).JobsPage })),
      list: 'jobs',
      rail: { label: 'Jobs', icon: BriefcaseBusiness, key: 'j', place: 10, covers: ['/construction'], Below: RAIL_VIEWS },
    },
    {
      path: '/jobs/run-sheet',
      claims: ['CAN_ACCESS_CONSTRUCTION'],
      Page: lazyPart(() => import('./run-sheet/RunSheetPage.tsx')),
      action: { id: 'run-sheet', label: 'Run sheet of a day', icon: CalendarDays, pathFrom: () => '/jobs/run-sheet?for=today' },
    },
  ],
  keys: async () => (await import('./job-keys.ts')).FEATURE_KEYS,
};
