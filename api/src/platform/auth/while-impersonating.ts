// What is done, and what is not, while somebody is signed in as somebody else (screens.md §2.17): the one table of every operation of GraphQL and every call of
// REST that needs a person. What has no row is forbidden, and `npm run check -- impersonation` fails. Reads are the person's own: whoever holds less than they do
// is never signed in as them.
import type { RequestHandler } from 'express';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../http/request-scope.ts';

interface Marked {
  readonly isAllowed: boolean;
  readonly why: string;
  /** 'Query.me', 'Mutation.addTask', 'POST /auth/signout'. */
  readonly operations: readonly string[];
}

const named = (kind: 'Query' | 'Mutation', fields: string): readonly string[] => fields.split(/\s+/).map((field) => `${kind}.${field}`);

export const WHILE_IMPERSONATING: readonly Marked[] = [
  {
    isAllowed: true,
    why: 'reads what the person reads',
    operations: [
      ...named(
        'Query',
        'me users groups fieldGroups foundPeople systemSettings lookups savedViews savedOperations lookupValues settingPage settingPreview',
      ),
      ...named(
        'Query',
        'activityLog logPeople errorLog signInLog jobLog messageLog deviceLog resourceDocuments adminTasks queueJobs oneOffs oneOffDryRun adminHealth roleMatrix rolePreview people person personChoices',
      ),
      ...named(
        'Query',
        'personEvents recordEvents groupList groupListFilterOptions groupDetail groupOpenTaskIds groupOrder groupContractors groupCandidates',
      ),
      ...named('Query', 'contractorPayments contractorPaymentFilterOptions contractorRates contractorStatement'),
      ...named('Query', 'contractorList contractorFilterOptions contractorDetail itemCodes itemCodeFilterOptions itemsByCode fieldItems'),
      ...named(
        'Query',
        'construction constructionEdit jobs jobIds jobBoard jobViews jobFilterOptions jobsAtAddress jobsByWorkOrder meantJobSearches',
      ),
      ...named(
        'Query',
        'jobAsAt jobEvent jobEvents changedRows jobFieldComments jobInternalComments jobFolders jobPlans jobCosts jobDelegations plannedStatus',
      ),
      ...named(
        'Query',
        'refusedPlans officeWaiting documentNotices tasks taskIds taskTemplates runSheet projects project projectFilterOptions projectJobs',
      ),
      ...named(
        'Query',
        'projectPlans projectSchedule projectComments jobsForProject builderRequests builderRequestDraft builderRequestDrafts',
      ),
      ...named(
        'Query',
        'builderApprovals builderApprovalIds builderApprovalTabs builderApprovalFilterOptions potentialJobs potentialJobIds',
      ),
      ...named('Query', 'potentialJobPage potentialJobFiles potentialJobMatches potentialJobFilterOptions potentialJobRequestDraft'),
      ...['GET /api/dashboard/fieldwork', 'GET /api/dashboard/fieldwork/:groupId', 'GET /api/dashboard/completed/:months'],
      ...['GET /api/dashboard/completed/:groupId/:months', 'GET /api/sync/field', 'GET /api/sync/jobs', 'GET /api/events'],
      ...['GET /api/receipts', 'GET /api/receipts/task/:taskId', 'GET /api/tickets/:file', 'GET /api/exports/:file'],
      ...named('Query', 'childCodes childCodeDetail childCodeTasks childCodeChoices constructionCodes constructionCodeDetail'),
      ...named(
        'Query',
        'constructionCodeFilterOptions constructionCodeItems lookupDryRun itemCodeImports itemCodeDryRun itemCodeMerge itemPrices itemPriceDryRun itemPriceChanges',
      ),
      'POST /api/attachments/zip',
    ],
  },
  {
    isAllowed: true,
    why: 'work on jobs and tasks: its event names both',
    operations: [
      ...named(
        'Mutation',
        'updateTaskUserOnSite updateTaskUserOffSite updateTaskUserComplete updateTaskUserComments updateTaskUserConfirmQty',
      ),
      ...named('Mutation', 'updateConstructionAddBOQAndItem updateConstructionScheduleItemCompletion updateConstructionTaskDeclined'),
      ...named(
        'Mutation',
        'updateTicketOfWork updateJobStatus updateDeveloperAndSiteContact updateDeveloperAndSiteContacts updateCustomTasks',
      ),
      ...named(
        'Mutation',
        'updateFieldComment deleteFieldComment saveInternalComment deleteInternalComment saveProjectComment deleteProjectComment',
      ),
      ...named(
        'Mutation',
        'createConstruction duplicateConstruction updateConstruction holdConstruction releaseConstruction resetConstruction',
      ),
      ...named(
        'Mutation',
        'planConstructionStatus cancelPlannedStatus changeJobs undoJobChanges addTask addTasks undoAddedTasks changeTasks',
      ),
      ...named('Mutation', 'undoTaskChanges issueTask reassignTask ignoreTask remindTask reopenTask planTaskItems addJobItems editJobItem'),
      ...named(
        'Mutation',
        'removeJobItems changeFiles changeFolder removeAttachment saveProject moveJobsToProject saveView removeView saveOperation removeOperation',
      ),
      ...named('Mutation', 'undoFileChanges undoRemovedItems'),
      ...named(
        'Mutation',
        'sendRequest revokeBuilderRequest recordBuilderAnswer updatePotentialJob changePotentialJobs undoPotentialJobChanges',
      ),
      ...named(
        'Mutation',
        'convertPotentialJobs sendPotentialJobRequest sendBuilderSms sendBuilderSmsAgain saveAbsence archiveAbsence moveGroup saveLookupValue archiveLookupValue',
      ),
      ...named('Mutation', 'moveLookupValue mergeLookupValues importLookupValues exportLookupValues'),
      'DELETE /api/attachments/:id',
    ],
  },
  {
    isAllowed: true,
    why: 'it ends; another one refuses itself by its own code; an error of the app',
    operations: ['POST /auth/impersonate/end', 'POST /auth/impersonate/:id', 'POST /auth/signout', 'POST /api/client-errors'],
  },
  {
    isAllowed: false,
    why: 'payments: what fixes the rates, raises, corrects or decides what is paid',
    operations: [
      ...named(
        'Mutation',
        'updateConstructionTaskAccepted updateTaskSubmitted reviewTask decideVariation saveJobCost removeJobCost preapproveJobItem',
      ),
      ...named(
        'Mutation',
        'restoreJobCost saveItemCode archiveItemCode importItemCodes undoItemCodeImport saveChildCode archiveChildCode saveChildRate',
      ),
      ...named('Mutation', 'archiveChildRate saveConstructionCode archiveConstructionCode mergeItemCodes addItemPrice takeBackItemPrice'),
      ...named('Mutation', 'changeItemPrices undoItemPrices'),
    ],
  },
  {
    isAllowed: false,
    why: 'rights and people: who may do what, who sees which tasks, contractors with their bank details',
    operations: [
      ...named(
        'Mutation',
        'saveRoles savePerson setPersonAccess resendInvitation saveGroup archiveGroup changeGroupMembers addJobDelegation',
      ),
      ...named(
        'Mutation',
        'endJobDelegation saveContractor moveContractor proposeContractorBank approveContractorBank closeContractorBank',
      ),
      // who is called back, and on which number
      ...named('Query', 'contractorBank'),
      ...named('Mutation', 'saveResourceDocument archiveResourceDocument verifyResourceDocument saveDocumentKind'),
    ],
  },
  {
    isAllowed: false,
    why: 'security: settings of the company, background jobs, the person’s own sign-in and what they are told of it',
    operations: [
      ...named('Mutation', 'saveSetting checkXero moveQueueJobs runScheduledTask startOneOff cancelOneOff resetDevice'),
      ...['POST /auth/signin', 'GET /api/impersonations', 'POST /api/impersonations/seen'],
    ],
  },
  {
    isAllowed: false,
    why: 'evidence: photos, files and exports offline are the person’s own, and wait on their device until they are sent; who has a record open is who is there',
    operations: [
      ...['POST /api/devices/report', 'POST /api/exports/taken'],
      ...['POST /api/attachments/getPresignedUploadParams', 'POST /api/attachments/getPresignedUpdateParams'],
      ...['POST /api/attachments/:id/parts', 'POST /api/attachments/:id/complete'],
      ...['PUT /api/presence/:entity/:recordId', 'DELETE /api/presence/:windowId'],
    ],
  },
];

const ALLOWED = WHILE_IMPERSONATING.filter(({ isAllowed }) => isAllowed).flatMap(({ operations }) => operations);
const ALLOWED_FIELDS = new Set(ALLOWED.filter((operation) => !operation.includes(' ')));
const FORBIDDEN_CALLS = callsOf(false);
const ALLOWED_CALLS = callsOf(true);

function callsOf(isAllowed: boolean): readonly { readonly method: string; readonly path: RegExp }[] {
  return WHILE_IMPERSONATING.filter((marked) => marked.isAllowed === isAllowed)
    .flatMap(({ operations }) => operations)
    .filter((operation) => operation.includes(' '))
    .map((operation) => {
      const [method = '', path = ''] = operation.split(' ');
      return { method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i') };
    });
}

/** @param field 'Query.me'; introspection is for its own claim */
export const isAllowedField = (field: string): boolean => ALLOWED_FIELDS.has(field);

/** @param path with what it is mounted under. A named path stands before one with a gap. */
function isAllowedCall(method: string, path: string): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  const isOf = (call: { readonly method: string; readonly path: RegExp }) => call.method === asked && call.path.test(path);
  return ALLOWED_CALLS.some(isOf) && !FORBIDDEN_CALLS.some(isOf);
}

/** Behind `authenticate`. GraphQL's fields are judged one by one (operation-gate.ts). */
export const keepToAllowed: RequestHandler = (req, _res, next) => {
  const { actor } = requestContext(req);
  const isJudgedHere = actor.impersonatorId !== undefined && req.baseUrl !== '/graphql';
  if (isJudgedHere && !isAllowedCall(req.method, `${req.baseUrl}${req.path}`)) refuse('IMPERSONATION_FORBIDS');
  next();
};
