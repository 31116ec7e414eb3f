// The review of a task's quantities.
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const REVIEW: Feature = {
  name: 'review',
  routes: [
    {
      path: '/construction/:id/review/:scheduleId',
      claims: ['CAN_ACCESS_CONSTRUCTION'],
      Page: lazyPart(() => import('./ReviewPage.tsx')),
    },
  ],
  keys: async () => (await import('./review-keys.ts')).FEATURE_KEYS,
};
