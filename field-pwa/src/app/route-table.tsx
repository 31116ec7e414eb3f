// The field's part of the route table (specification 2 §2): which path, whose claim, with or without the page's frame.
// Holders of one of the claims see the route; for everybody else it does not exist.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';
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
const loadCapture = () => import('../features/task/capture/CapturePage.tsx');
const loadPotentialCapture = () => import('../features/task/capture/PotentialJobCapturePage.tsx');
const loadTicket = () => import('../features/task/ticket/TicketPage.tsx');
const loadUploads = () => import('../features/task/attachments/upload/UploadPage.tsx');
const loadGallery = () => import('../features/task/attachments/gallery/GalleryPage.tsx');
const loadQueue = () => import('../features/queue/QueuePage.tsx');
const loadPotentialJobs = () => import('../features/potential-jobs/PotentialJobsPage.tsx');
const loadReceipts = () => import('../features/receipts/ReceiptsPage.tsx');
/** By the path of a page that is neither the list nor a task. */
const LOADS: Readonly<Record<string, () => Promise<unknown>>> = {
  '/field/completed': loadCompleted,
  '/field/queue': loadQueue,
  '/field/receipts': loadReceipts,
  '/field/potentialjobs': loadPotentialJobs,
};

const TICKET_PATH = '/field/task/:constructionId/:taskId/ticket-of-work';

const FieldListPage = lazy(loadFieldList);
const CompletedPage = lazy(loadCompleted);
const TaskPage = lazy(loadTask);
const TicketPage = lazy(loadTicket);
const QueuePage = lazy(loadQueue);
const CapturePage = lazy(loadCapture);
const PotentialJobCapturePage = lazy(loadPotentialCapture);
const UploadPage = lazy(loadUploads);
const GalleryPage = lazy(loadGallery);
const ReceiptsPage = lazy(loadReceipts);
const PotentialJobsPage = lazy(loadPotentialJobs);
const ReceiptPage = lazy(() => import('../features/receipts/ReceiptPage.tsx'));

export const ROUTES: readonly AppRoute[] = [
  // /field/{tab}: cards and construction are shown as 'Tasks', completed as 'Completed'
  { path: '/field/construction', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: false, page: FieldListPage },
  { path: '/field/cards', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: false, page: FieldListPage },
  { path: '/field/completed', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: false, page: CompletedPage },
  { path: '/field/construction/:constructionId/:taskId', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: false, page: TaskPage },
  { path: '/field/construction/:constructionId/capture2/:taskId', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: true, page: CapturePage },
  { path: '/field/construction/:constructionId/capture/:taskId', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: true, page: CapturePage },
  {
    path: '/field/potentialjobs',
    claims: ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_POTENTIAL_JOBS'],
    chromeless: false,
    page: PotentialJobsPage,
  },
  {
    path: '/field/potentialjob/:potentialJobId/capture',
    claims: ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_POTENTIAL_JOBS'],
    chromeless: true,
    page: PotentialJobCapturePage,
  },
  { path: TICKET_PATH, claims: ['CAN_ACCESS_TICKET_OF_WORK'], chromeless: true, page: TicketPage },
  { path: '/field/construction/:constructionId/photos', claims: ['CAN_ACCESS_FIELD_WORK'], chromeless: true, page: GalleryPage },
  {
    path: '/field/construction/:constructionId/:taskId/attachments',
    claims: ['CAN_ACCESS_FIELD_WORK'],
    chromeless: false,
    page: UploadPage,
  },
  // a person who has lost the claim still has unsent work
  { path: '/field/queue', claims: [], chromeless: false, page: QueuePage },
  // receipts stay the person's own
  { path: '/field/receipts', claims: [], chromeless: false, page: ReceiptsPage },
  { path: '/field/receipts/:sequence', claims: [], chromeless: false, page: ReceiptPage },
];

export function routesFor(claimSet: ReadonlySet<Claim>, routes: readonly AppRoute[] = ROUTES): readonly AppRoute[] {
  return routes.filter(({ claims }) => claims.length === 0 || claims.some((claim) => claimSet.has(claim)));
}

/** Starts to load the code of this path's page, while the person is still being loaded. */
export function preloadPage(path: string): void {
  const isTask = matchPath('/field/construction/:constructionId/:taskId', path) !== null;
  const isTicket = matchPath(TICKET_PATH, path) !== null;
  const load = isTask ? loadTask : isTicket ? loadTicket : (LOADS[path] ?? loadFieldList);
  // The failure comes again, and is shown, when the page itself is rendered
  load().catch(() => undefined);
}
