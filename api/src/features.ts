// Every feature of the API, the one list of them: what it answers, by GraphQL, REST and files, and what the stream names is served once its manifest stands here (decision 082).
import 'reflect-metadata';
import type { Router } from 'express';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { NonEmptyArray } from 'type-graphql';
import type { LiveEntity } from '@lotline/schema/domain/kernel/live-entities';
import { ADMIN_TASKS_FEATURE } from './features/admin-tasks/admin-tasks.feature.ts';
import { ATTACHMENT_FEATURE } from './features/attachment/attachment.feature.ts';
import { BUILDER_FEATURE } from './features/builder/builder.feature.ts';
import { BUILDER_LIST_FEATURE } from './features/builder-list/builder-list.feature.ts';
import { BULK_JOB_EDIT_FEATURE } from './features/bulk-job-edit/bulk-job-edit.feature.ts';
import { BULK_TASK_EDIT_FEATURE } from './features/bulk-task-edit/bulk-task-edit.feature.ts';
import { CHILD_CODE_FEATURE } from './features/child-code/child-code.feature.ts';
import { COMMENT_FEATURE } from './features/comment/comment.feature.ts';
import { CONSTRUCTION_CODE_FEATURE } from './features/construction-code/construction-code.feature.ts';
import { CONTRACTOR_FEATURE } from './features/contractor/contractor.feature.ts';
import { COST_FEATURE } from './features/cost/cost.feature.ts';
import { CUSTOM_TASK_FEATURE } from './features/custom-task/custom-task.feature.ts';
import { DELEGATION_FEATURE } from './features/delegation/delegation.feature.ts';
import { DEVICE_FEATURE } from './features/device/device.feature.ts';
import { DOCUMENT_FEATURE } from './features/document/document.feature.ts';
import { EXPORT_FEATURE } from './features/export/export.feature.ts';
import { GROUP_FEATURE } from './features/group/group.feature.ts';
import { HISTORY_FEATURE } from './features/history/history.feature.ts';
import { ITEM_FEATURE } from './features/item/item.feature.ts';
import { ITEM_CODE_FEATURE } from './features/item-code/item-code.feature.ts';
import { JOB_FEATURE } from './features/job/job.feature.ts';
import { JOB_FILES_FEATURE } from './features/job-files/job-files.feature.ts';
import { JOB_LIST_FEATURE } from './features/job-list/job-list.feature.ts';
import { LOG_FEATURE } from './features/log/log.feature.ts';
import { LOOKUP_FEATURE } from './features/lookup/lookup.feature.ts';
import { OFFICE_SUMMARY_FEATURE } from './features/office-summary/office-summary.feature.ts';
import { PEOPLE_FEATURE } from './features/people/people.feature.ts';
import { POTENTIAL_JOB_FEATURE } from './features/potential-job/potential-job.feature.ts';
import { PRESENCE_FEATURE } from './features/presence/presence.feature.ts';
import { PROJECT_FEATURE } from './features/project/project.feature.ts';
import { RECEIPT_FEATURE } from './features/receipt/receipt.feature.ts';
import { RIGHTS_FEATURE } from './features/rights/rights.feature.ts';
import { RUN_SHEET_FEATURE } from './features/run-sheet/run-sheet.feature.ts';
import { SAVED_OPERATION_FEATURE } from './features/saved-operation/saved-operation.feature.ts';
import { SETTING_FEATURE } from './features/setting/setting.feature.ts';
import { SETTING_EDIT_FEATURE } from './features/setting-edit/setting-edit.feature.ts';
import { SYNC_FEATURE } from './features/sync/sync.feature.ts';
import { TASK_FEATURE } from './features/task/task.feature.ts';
import { TASK_LIST_FEATURE } from './features/task-list/task-list.feature.ts';
import { TICKET_FEATURE } from './features/ticket/ticket.feature.ts';
import { VIEW_FEATURE } from './features/view/view.feature.ts';
import type { CheckTurns } from './features/attachment/check-turns.ts';
import type { TicketPapers } from './features/ticket/ticket-papers.ts';
import type { ImpersonationTokens } from './platform/auth/impersonation-token.ts';
import type { Config } from './platform/config/config.ts';
import type { ApiFeature, Mount } from './platform/feature/feature.ts';
import type { ResolverClass } from './platform/graphql/build-schema.ts';
import type { Bounds, Rests } from './platform/http/bounds.ts';
import type { SharedCounts } from './platform/http/shared-counts.ts';
import type { ListFile } from './platform/list/list-file.ts';
import type { Files } from './platform/storage/open-store.ts';

/** What routers are made from. */
export interface RouteParts {
  readonly config: Config;
  readonly sequelize: Sequelize;
  readonly log: Logger;
  readonly files: Files;
  readonly papers: TicketPapers;
  readonly turns: CheckTurns;
  readonly bounds: Bounds;
  readonly rests: Rests;
  readonly counts: SharedCounts;
  readonly impersonation: ImpersonationTokens;
  readonly now: () => Date;
  readonly timeZone: string;
}
type Parts = RouteParts & { readonly lists: readonly ListFile[] };

export const FEATURES: readonly [ApiFeature<Parts>, ...ApiFeature<Parts>[]] = [
  ADMIN_TASKS_FEATURE,
  ATTACHMENT_FEATURE,
  BUILDER_FEATURE,
  BUILDER_LIST_FEATURE,
  BULK_JOB_EDIT_FEATURE,
  BULK_TASK_EDIT_FEATURE,
  CHILD_CODE_FEATURE,
  COMMENT_FEATURE,
  CONSTRUCTION_CODE_FEATURE,
  CONTRACTOR_FEATURE,
  COST_FEATURE,
  CUSTOM_TASK_FEATURE,
  DELEGATION_FEATURE,
  DEVICE_FEATURE,
  DOCUMENT_FEATURE,
  EXPORT_FEATURE,
  GROUP_FEATURE,
  HISTORY_FEATURE,
  ITEM_FEATURE,
  ITEM_CODE_FEATURE,
  JOB_FEATURE,
  JOB_FILES_FEATURE,
  JOB_LIST_FEATURE,
  LOG_FEATURE,
  LOOKUP_FEATURE,
  OFFICE_SUMMARY_FEATURE,
  PEOPLE_FEATURE,
  POTENTIAL_JOB_FEATURE,
  PRESENCE_FEATURE,
  PROJECT_FEATURE,
  RECEIPT_FEATURE,
  RIGHTS_FEATURE,
  RUN_SHEET_FEATURE,
  SAVED_OPERATION_FEATURE,
  SETTING_FEATURE,
  SETTING_EDIT_FEATURE,
  SYNC_FEATURE,
  TASK_FEATURE,
  TASK_LIST_FEATURE,
  TICKET_FEATURE,
  VIEW_FEATURE,
];

const [first, ...others] = FEATURES.flatMap(({ resolvers }) => resolvers);
if (first === undefined) throw new Error('no feature answers anything');
export const resolvers: Readonly<NonEmptyArray<ResolverClass>> = [first, ...others];
export const listFiles: readonly ListFile[] = FEATURES.flatMap(({ files = [] }) => files);

/** The routers of all features, each made of these parts. */
export const routersAt = (mount: Mount, parts: RouteParts): readonly Router[] =>
  FEATURES.flatMap(({ routes }) => routes?.[mount]?.({ ...parts, lists: listFiles }) ?? []);

/** What the stream of changes names: a record of no listed feature is told to nobody. */
export const LIVE: ReadonlySet<string> = new Set<LiveEntity>(FEATURES.flatMap(({ live = [] }) => live));
