// The administrators' tasks: the queue of background jobs, what runs each hour, how the system stands (screens.md §2.22).
import { Wrench } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const ADMIN_TASKS: Feature = {
  name: 'admin-tasks',
  routes: [
    {
      path: '/admin/admintasks',
      claims: ['CAN_ACCESS_ADMINISTRATOR_TASKS'],
      Page: lazyPart(async () => ({ default: (await import('./AdminTasksPage.tsx')).AdminTasksPage })),
      admin: { label: 'Admin tasks', about: 'Background jobs, hourly tasks and system health', icon: Wrench, place: 90 },
    },
  ],
};
