// The list of tasks. Whoever has a task may open it; the rail offers it to those who see tasks of others.
import { ListChecks } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const RAIL_PAYMENTS = lazyPart(async () => ({ default: (await import('./RailPaymentsToApprove.tsx')).RailPaymentsToApprove }));

export const TASKS: Feature = {
  name: 'tasks',
  records: ['TaskRow'],
  routes: [
    {
      path: '/tasks',
      claims: [],
      Page: lazyPart(async () => ({ default: (await import('./TasksPage.tsx')).TasksPage })),
      list: 'tasks',
      rail: {
        ...{ label: 'Tasks', icon: ListChecks, key: 't', place: 20, claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'] },
        Below: RAIL_PAYMENTS,
      },
    },
  ],
};
