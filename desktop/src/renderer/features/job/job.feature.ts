// A job's page, and a task's.
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const JOB: Feature = {
  name: 'job',
  records: [
    'Attachment',
    'Boq',
    'Construction',
    'ConstructionEdit',
    'FieldComment',
    'Group',
    'InternalComment',
    'JobCost',
    'JobDelegation',
    'Payment',
    'PaymentItem',
    'Schedule',
    'ScheduleItem',
    'SiteContact',
    'TaskUser',
    'User',
  ],
  routes: [
    { path: '/construction/:id/:tab?', claims: ['CAN_ACCESS_CONSTRUCTION'], Page: lazyPart(() => import('./JobPage.tsx')) },
    { path: '/tasks/:id', claims: [], Page: lazyPart(() => import('./card/TaskCardPage.tsx')) },
  ],
  keys: async () => (await import('./job-page-keys.ts')).FEATURE_KEYS,
};
