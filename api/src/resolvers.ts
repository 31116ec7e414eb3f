// Every resolver of the API. A feature's resolver is served once it stands here.
import 'reflect-metadata';
import type { NonEmptyArray } from 'type-graphql';
import { AdminTasksResolver } from './features/admin-tasks/admin-tasks.resolver.ts';
import { OneOffResolver } from './features/admin-tasks/one-off.resolver.ts';
import { AttachmentResolver } from './features/attachment/attachment.resolver.ts';
import { BuilderApprovalListResolver } from './features/builder-list/builder-approval-list.resolver.ts';
import { BuilderRequestResolver } from './features/builder/builder-request.resolver.ts';
import { CommentChangeResolver } from './features/comment/comment-change.resolver.ts';
import { JobFilesResolver } from './features/job-files/job-files.resolver.ts';
import { JobItemsResolver } from './features/job/job-items.resolver.ts';
import { InternalCommentResolver } from './features/comment/internal-comment.resolver.ts';
import { JobFieldCommentsResolver } from './features/comment/job-field-comments.resolver.ts';
import { CustomTaskChangeResolver } from './features/custom-task/custom-task-change.resolver.ts';
import { HistoryResolver } from './features/history/history.resolver.ts';
import { DeviceResolver } from './features/device/device.resolver.ts';
import { DocumentResolver } from './features/document/document.resolver.ts';
import { LogResolver } from './features/log/log.resolver.ts';
import { FieldItemResolver } from './features/item/field-item.resolver.ts';
import { ItemChangeResolver } from './features/task/item-change.resolver.ts';
import { JobChangeResolver } from './features/job/job-change.resolver.ts';
import { OfficeSummaryResolver } from './features/office-summary/office-summary.resolver.ts';
import { BulkJobEditResolver } from './features/bulk-job-edit/bulk-job-edit.resolver.ts';
import { JobEditResolver } from './features/job/job-edit.resolver.ts';
import { JobBoardResolver } from './features/job-list/job-board.resolver.ts';
import { JobViewsResolver } from './features/job-list/job-views.resolver.ts';
import { RunSheetResolver } from './features/run-sheet/run-sheet.resolver.ts';
import { JobListResolver } from './features/job-list/job-list.resolver.ts';
import { JobResolver } from './features/job/job.resolver.ts';
import { CostResolver } from './features/cost/cost.resolver.ts';
import { DelegationResolver } from './features/delegation/delegation.resolver.ts';
import { PeopleResolver } from './features/people/people.resolver.ts';
import { PotentialJobListResolver } from './features/potential-job/potential-job-list.resolver.ts';
import { PotentialJobMovesResolver } from './features/potential-job/potential-job-moves.resolver.ts';
import { PotentialJobRequestResolver } from './features/potential-job/potential-job-request.resolver.ts';
import { PotentialJobResolver } from './features/potential-job/potential-job.resolver.ts';
import { ProjectCommentResolver } from './features/project/project-comment.resolver.ts';
import { ProjectListResolver } from './features/project/project-list.resolver.ts';
import { PlannedStatusResolver } from './features/job/planned-status.resolver.ts';
import { ProjectPlansResolver } from './features/project/project-plans.resolver.ts';
import { ProjectResolver } from './features/project/project.resolver.ts';
import { LookupCsvResolver } from './features/lookup/lookup-csv.resolver.ts';
import { LookupValueResolver } from './features/lookup/lookup-value.resolver.ts';
import { PersonEventResolver } from './features/history/person-event.resolver.ts';
import { PersonResolver } from './features/rights/person.resolver.ts';
import { RoleResolver } from './features/rights/role.resolver.ts';
import { SettingEditResolver } from './features/setting-edit/setting-edit.resolver.ts';
import { SettingResolver } from './features/setting/setting.resolver.ts';
import { JobWorkResolver } from './features/job/job-work.resolver.ts';
import { OfficeMovesResolver } from './features/task/office-moves.resolver.ts';
import { TaskTemplateResolver } from './features/task/task-template.resolver.ts';
import { BulkTaskEditResolver } from './features/bulk-task-edit/bulk-task-edit.resolver.ts';
import { TaskListResolver } from './features/task-list/task-list.resolver.ts';
import { TaskUserResolver } from './features/task/task-user.resolver.ts';
import { TaskResolver } from './features/task/task.resolver.ts';
import type { ResolverClass } from './platform/graphql/build-schema.ts';
import { GroupChangeResolver } from './features/group/group-change.resolver.ts';
import { ChildCodeResolver } from './features/child-code/child-code.resolver.ts';
import { ConstructionCodeResolver } from './features/construction-code/construction-code.resolver.ts';
import { BankAccountResolver } from './features/contractor/bank-account.resolver.ts';
import { ContractorMoneyResolver } from './features/contractor/contractor-money.resolver.ts';
import { ContractorResolver } from './features/contractor/contractor.resolver.ts';
import { GroupResolver } from './features/group/group.resolver.ts';
import { ItemCodeCsvResolver } from './features/item-code/item-code-csv.resolver.ts';
import { ItemPriceResolver } from './features/item-code/item-price.resolver.ts';
import { ItemCodeResolver } from './features/item-code/item-code.resolver.ts';
import { SavedOperationResolver } from './features/saved-operation/saved-operation.resolver.ts';
import { SavedViewResolver } from './features/view/saved-view.resolver.ts';

export const resolvers: Readonly<NonEmptyArray<ResolverClass>> = [
  PeopleResolver,
  RoleResolver,
  GroupResolver,
  ChildCodeResolver,
  ConstructionCodeResolver,
  BankAccountResolver,
  ContractorMoneyResolver,
  ContractorResolver,
  GroupChangeResolver,
  LookupCsvResolver,
  LookupValueResolver,
  SettingEditResolver,
  PersonResolver,
  PersonEventResolver,
  JobResolver,
  JobChangeResolver,
  BuilderApprovalListResolver,
  BuilderRequestResolver,
  PotentialJobResolver,
  PotentialJobListResolver,
  PotentialJobMovesResolver,
  PotentialJobRequestResolver,
  JobEditResolver,
  JobBoardResolver,
  JobViewsResolver,
  RunSheetResolver,
  PlannedStatusResolver,
  JobListResolver,
  OfficeSummaryResolver,
  BulkJobEditResolver,
  BulkTaskEditResolver,
  TaskListResolver,
  TaskResolver,
  TaskUserResolver,
  OfficeMovesResolver,
  JobWorkResolver,
  TaskTemplateResolver,
  ItemChangeResolver,
  FieldItemResolver,
  ItemCodeCsvResolver,
  ItemCodeResolver,
  ItemPriceResolver,
  CommentChangeResolver,
  JobFilesResolver,
  JobItemsResolver,
  JobFieldCommentsResolver,
  InternalCommentResolver,
  CustomTaskChangeResolver,
  HistoryResolver,
  LogResolver,
  DeviceResolver,
  DocumentResolver,
  AdminTasksResolver,
  OneOffResolver,
  AttachmentResolver,
  SettingResolver,
  ProjectCommentResolver,
  ProjectListResolver,
  ProjectPlansResolver,
  ProjectResolver,
  SavedViewResolver,
  SavedOperationResolver,
  CostResolver,
  DelegationResolver,
];
