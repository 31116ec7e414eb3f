// The console's screens: path, claims (specification 2 §2), and component, loaded when opened. A person without the claim, and every other
// path, gets the home page.
import type { ComponentType } from 'react';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { lazyPart } from '../platform/frame/lazy-part.tsx';

interface ConsoleScreen {
  /** As the router reads it: `/construction/:id/:tab?`. */
  readonly path: string;
  /** One of them is enough; none: open to everybody. */
  readonly claims: readonly Claim[];
  readonly Page: ComponentType;
}

const SCREENS: readonly ConsoleScreen[] = [
  {
    path: '/jobs',
    claims: ['CAN_ACCESS_CONSTRUCTION'],
    Page: lazyPart(async () => ({ default: (await import('../features/jobs/JobsPage.tsx')).JobsPage })),
  },
  {
    path: '/jobs/run-sheet',
    claims: ['CAN_ACCESS_CONSTRUCTION'],
    Page: lazyPart(() => import('../features/jobs/run-sheet/RunSheetPage.tsx')),
  },
  {
    path: '/tasks',
    claims: [],
    Page: lazyPart(async () => ({ default: (await import('../features/tasks/TasksPage.tsx')).TasksPage })),
  },
  { path: '/tasks/:id', claims: [], Page: lazyPart(() => import('../features/job/card/TaskCardPage.tsx')) },
  { path: '/construction/:id/:tab?', claims: ['CAN_ACCESS_CONSTRUCTION'], Page: lazyPart(() => import('../features/job/JobPage.tsx')) },
  {
    path: '/construction/:id/review/:scheduleId',
    claims: ['CAN_ACCESS_CONSTRUCTION'],
    Page: lazyPart(() => import('../features/review/ReviewPage.tsx')),
  },
  { path: '/construction/new', claims: ['CAN_EDIT_CONSTRUCTION'], Page: lazyPart(() => import('../features/job-edit/NewJobPage.tsx')) },
  {
    path: '/construction/:id/edit',
    claims: ['CAN_EDIT_CONSTRUCTION'],
    Page: lazyPart(() => import('../features/job-edit/JobEditPage.tsx')),
  },
  {
    path: '/projects',
    claims: [],
    Page: lazyPart(async () => ({ default: (await import('../features/projects/ProjectsPage.tsx')).ProjectsPage })),
  },
  {
    path: '/project/:id/:tab?',
    claims: [],
    Page: lazyPart(async () => ({ default: (await import('../features/projects/ProjectPage.tsx')).ProjectPage })),
  },
  {
    path: '/admin/itemcodes',
    claims: ['CAN_MANAGE_ITEM_CODES'],
    Page: lazyPart(async () => ({ default: (await import('../features/item-codes/ItemCodesPage.tsx')).ItemCodesPage })),
  },
];

export function screensFor(claimSet: ReadonlySet<Claim>): readonly ConsoleScreen[] {
  return SCREENS.filter(({ claims }) => claims.length === 0 || claims.some((claim) => claimSet.has(claim)));
}
