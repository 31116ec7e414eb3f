// What the field has found and what the office makes of it.
import { MapPinPlus } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const Page = lazyPart(async () => ({ default: (await import('./PotentialJobsPage.tsx')).PotentialJobsPage }));

export const POTENTIAL_JOBS: Feature = {
  name: 'potential-jobs',
  records: ['PotentialJobRow'],
  routes: [
    {
      path: '/potentialjobs',
      claims: ['CAN_ACCESS_POTENTIAL_JOBS'],
      Page,
      list: 'potentialJobs',
      rail: { label: 'Potential jobs', icon: MapPinPlus, key: 'o', place: 15, covers: ['/potentialjobs'] },
    },
    { path: '/potentialjobs/:tab', claims: ['CAN_ACCESS_POTENTIAL_JOBS'], Page },
  ],
};
