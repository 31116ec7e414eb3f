// All migrations in order. A migration that has landed is never edited; a new one is added.
import * as people from './0001-people.ts';
import * as jobs from './0002-jobs.ts';
import * as tasks from './0003-tasks.ts';
import * as moneyAndFiles from './0004-money-and-files.ts';
import * as records from './0005-records.ts';
import * as fieldListReads from './0006-field-list-reads.ts';
import * as updatedAt from './0007-updated-at.ts';
import * as keptPictures from './0008-kept-pictures.ts';
import * as boundedAnswers from './0010-bounded-answers.ts';
import * as checkedFiles from './0012-checked-files.ts';
import * as rateCounts from './0014-rate-counts.ts';
import * as localSignIns from './0015-local-sign-ins.ts';
import * as lostSums from './0016-lost-sums.ts';
import * as toldChanges from './0017-told-changes.ts';
import * as unusedTables from './0018-unused-tables.ts';
import * as storedFiles from './0020-stored-files.ts';
import * as queue from './0021-queue.ts';
import * as rowImages from './0030-row-images.ts';
import * as toldEvents from './0031-told-events.ts';
import * as keptChanges from './0032-kept-changes.ts';
import * as bornOnADevice from './0033-born-on-a-device.ts';
import * as instantOfAPress from './0034-instant-of-a-press.ts';
import * as uploadsInParts from './0036-uploads-in-parts.ts';
import * as receipts from './0038-receipts.ts';
import * as jobLists from './0043-job-lists.ts';
import * as reviewedItems from './0044-reviewed-items.ts';
import * as heldJobs from './0045-held-jobs.ts';
import * as projects from './0046-projects.ts';
import * as savedViews from './0047-saved-views.ts';
import * as costsAndDelegations from './0048-costs-and-delegations.ts';
import * as fileFolders from './0049-file-folders.ts';
import * as plannedAndPresent from './0050-planned-and-present.ts';
import * as finishedJobs from './0051-finished-jobs.ts';
import * as jobBoard from './0052-job-board.ts';
import * as projectPlans from './0053-project-plans.ts';
import * as roomOfAJob from './0054-room-of-a-job.ts';
import * as itemCodes from './0055-item-codes.ts';
import * as plannedQuantities from './0056-planned-quantities.ts';
import * as builderRequests from './0058-builder-requests.ts';
import * as jobViews from './0061-job-views.ts';
import * as internalComments from './0062-internal-comments.ts';
import * as commentsWritten from './0063-comments-written.ts';
import * as naturalOrder from './0064-natural-order.ts';
import * as builderAnswers from './0068-builder-answers.ts';
import * as roles from './0070-roles.ts';
import * as groups from './0073-groups.ts';
import * as contractors from './0074-contractors.ts';
import * as logReads from './0079-log-reads.ts';
import * as errorsAndSignIns from './0080-errors-and-sign-ins.ts';
import * as jobRuns from './0081-job-runs.ts';
import * as smsOutbox from './0082-sms-outbox.ts';
import * as openedRequests from './0083-opened-requests.ts';
import * as lookupValues from './0076-lookup-values.ts';
import * as settingVersions from './0077-setting-versions.ts';
import * as potentialJobs from './0065-potential-jobs.ts';
import * as requestsForPotentialJobs from './0066-requests-for-potential-jobs.ts';
import * as savedOperations from './0100-saved-operations.ts';
import * as bankAccounts from './0108-bank-accounts.ts';
import * as invitedPeople from './0071-invited-people.ts';
import * as eventsByPerson from './0072-events-by-person.ts';
import * as impersonation from './0087-impersonation.ts';
import * as devices from './0096-devices.ts';
import * as documents from './0097-documents.ts';
import * as statusOrder from './0095-status-order.ts';
import * as childCodeRates from './0090-child-code-rates.ts';
import * as constructionCodes from './0091-construction-codes.ts';
import * as itemCodeLimits from './0092-item-code-limits.ts';
import * as presenceOfRecords from './0115-presence-of-records.ts';
import * as mergedItemCodes from './0104-merged-item-codes.ts';
import * as itemPrices from './0105-item-prices.ts';
import * as preapprovedItems from './0106-preapproved-items.ts';
import * as smsDelivery from './0116-sms-delivery.ts';
import * as documentsExpired from './0122-documents-expired.ts';
import * as oneOffs from './0123-one-offs.ts';
import * as itemCodeImports from './0124-item-code-imports.ts';
import * as limitsOfCodes from './0130-limits-of-codes.ts';
import * as changesInParts from './0127-changes-in-parts.ts';
import * as documentMails from './0133-document-mails.ts';
import * as filesUndoneFromHistory from './0142-files-undone-from-history.ts';
import * as integrationCalls from './0143-integration-calls.ts';
import * as photosByAge from './0144-photos-by-age.ts';
import * as workTypesOfGroups from './0145-work-types-of-groups.ts';
import * as marksOfLookupValues from './0146-marks-of-lookup-values.ts';
import * as documentNoticesOfGroups from './0147-document-notices-of-groups.ts';
import * as logoAndAgreementFiles from './0149-logo-and-agreement-files.ts';
import * as codesOfValuesFormsOfTickets from './0150-codes-of-values-forms-of-tickets.ts';
import * as delayedStatuses from './0151-delayed-statuses.ts';
import * as paymentsToApprove from './0152-payments-to-approve.ts';
import * as serverErrors from './0153-server-errors.ts';
import * as holdsUndoneFromHistory from './0154-holds-undone-from-history.ts';
import * as removalsAndMovesUndone from './0155-removals-and-moves-undone-from-history.ts';
import * as whatLogsTell from './0157-what-logs-tell.ts';
import * as oldIntegrations from './0158-old-integrations.ts';
import * as tasksUndoneFromHistory from './0114-tasks-undone-from-history.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  people,
  jobs,
  tasks,
  moneyAndFiles,
  records,
  fieldListReads,
  updatedAt,
  keptPictures,
  boundedAnswers,
  checkedFiles,
  rateCounts,
  localSignIns,
  lostSums,
  toldChanges,
  unusedTables,
  storedFiles,
  queue,
  rowImages,
  toldEvents,
  keptChanges,
  bornOnADevice,
  instantOfAPress,
  uploadsInParts,
  receipts,
  jobLists,
  reviewedItems,
  heldJobs,
  projects,
  savedViews,
  costsAndDelegations,
  fileFolders,
  plannedAndPresent,
  finishedJobs,
  jobBoard,
  projectPlans,
  roomOfAJob,
  itemCodes,
  plannedQuantities,
  builderRequests,
  jobViews,
  internalComments,
  commentsWritten,
  naturalOrder,
  builderAnswers,
  roles,
  potentialJobs,
  requestsForPotentialJobs,
  groups,
  contractors,
  logReads,
  errorsAndSignIns,
  jobRuns,
  lookupValues,
  settingVersions,
  invitedPeople,
  eventsByPerson,
  savedOperations,
  impersonation,
  devices,
  documents,
  smsOutbox,
  openedRequests,
  statusOrder,
  childCodeRates,
  constructionCodes,
  itemCodeLimits,
  mergedItemCodes,
  itemPrices,
  preapprovedItems,
  bankAccounts,
  tasksUndoneFromHistory,
  presenceOfRecords,
  smsDelivery,
  documentsExpired,
  oneOffs,
  itemCodeImports,
  changesInParts,
  limitsOfCodes,
  documentMails,
  filesUndoneFromHistory,
  integrationCalls,
  photosByAge,
  workTypesOfGroups,
  marksOfLookupValues,
  documentNoticesOfGroups,
  logoAndAgreementFiles,
  codesOfValuesFormsOfTickets,
  delayedStatuses,
  paymentsToApprove,
  serverErrors,
  holdsUndoneFromHistory,
  removalsAndMovesUndone,
  whatLogsTell,
  oldIntegrations,
];
