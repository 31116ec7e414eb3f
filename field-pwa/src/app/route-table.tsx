// The field's part of the route table (specification 2 §2): which path, whose claim, with or without the page's frame.
// Holders of one of the claims see the route; for everybody else it does not exist.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router';
import type { Claim } from '@lotline/schema/domain/kernel/claims';

export interface AppRoute {
  readonly path: string;
  readonly claims: readonly Claim[];
  /** Rendered without app bar and banners: cameras, forms to sign. */
  readonly chromeless: boolean;
  readonly page: LazyExoticComponent<ComponentType> | ComponentType;
}

const loadFieldList = () => import('../features/field-list/FieldListPage.tsx');
const loadCompleted = () => import('../features/field-list/completed/CompletedPage.tsx');
const loadTask = () => import('../features/task/TaskPage.tsx');
const loadQueue = () => import('../features/queue/QueuePage.tsx');
/** By the path of a page that is neither the list nor a task. */
const LOADS: Readonly<Record<string, () => Promise<unknown>>> = { '/field/completed': loadCompleted, '/field/queue': loadQueue };

const FieldListPage = lazy(loadFieldList);
const CompletedPage = lazy(loadCompleted);
const TaskPage = lazy(loadTask);
const QueuePage = lazy(loadQueue);

export const ROUTES: readonly AppRoute[] = [
  // /field/{tab}: cards and construction are shown as 'Tasks', completed as 'Completed'
  { path: '/field/construction', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: false, page: FieldListPage },
  { path: '/field/cards', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: false, page: FieldListPage },
  { path: '/field/completed', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: false, page: CompletedPage },
  { path: '/field/construction/:constructionId/:taskId', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: false, page: TaskPage },
  // who has lost the claim still has what was not sent
  { path: '/field/queue', claims: [], chromeless: false, page: QueuePage },
];

export function routesFor(held: ReadonlySet<Claim>, routes: readonly AppRoute[] = ROUTES): readonly AppRoute[] {
  return routes.filter(({ claims }) => claims.length === 0 || claims.some((claim) => held.has(claim)));
}

/** Starts to load the code of the page that this path will show, while the person is still being looked up. */
export function preloadPage(path: string): void {
  const isTask = matchPath('/field/construction/:constructionId/:taskId', path) !== null;
  const load = isTask ? loadTask : (LOADS[path] ?? loadFieldList);
  // A failure is met again, and shown, when the page itself is drawn
  load().catch(() => undefined);
}
