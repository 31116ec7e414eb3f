// What a person in the task's own crew who holds one claim alone is answered by REST: who is not named is answered as somebody without any claim. What whole
// roles are answered is the access matrix's.
import type { OneClaimLine } from './access-row.ts';

export const ONE_CLAIM_REST: readonly OneClaimLine[] = [
  // As for GraphQL: the tasks of their group (decision 022).
  {
    otherwise: 'OK',
    by: 'membership',
    but: {},
    operations: [
      'GET /exports/projects.csv',
      'GET /exports/projects.xlsx',
      'GET /exports/tasks.csv',
      'GET /exports/tasks.xlsx',
      'GET /tickets/:file',
      'POST /attachments/zip',
    ],
  },
  // Their own, a file that they uploaded in their group among it.
  {
    otherwise: 'OK',
    by: 'own',
    but: {},
    operations: [
      'DELETE /attachments/:id',
      'DELETE /attachments/:id (when incomplete)',
      'POST /attachments/getPresignedUpdateParams (of a job)',
      'POST /attachments/getPresignedUpdateParams (of a task)',
      'DELETE /presence/:windowId',
      'GET /events',
      'GET /impersonations',
      'GET /receipts',
      'GET /receipts/task/:taskId',
      'GET /zips/:token',
      'POST /impersonate/end',
      'POST /impersonations/seen',
    ],
  },
  // No record of the business.
  {
    otherwise: 'OK',
    by: 'anybody',
    but: {},
    operations: [
      'GET /auth/config',
      'GET /auth/version',
      'GET /healthz',
      'GET /metrics',
      'GET /page.css',
      'GET /readyz',
      'GET /receipts/keys',
      'GET /sign-in.css',
      'POST /signin',
      'POST /signout',
    ],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { INVALID_INPUT: ['CAN_ACCESS_CONSTRUCTION', 'CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_POTENTIAL_JOBS'] },
    operations: ['POST /attachments/:id/parts'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_IMPERSONATE_USERS'] },
    operations: ['POST /impersonate/:id'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_ACCESS_BUILDER_APPROVALS'] },
    operations: ['GET /exports/builderApprovals.csv', 'GET /exports/builderApprovals.xlsx'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_ACCESS_CONSTRUCTION', 'CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_POTENTIAL_JOBS'] },
    operations: ['POST /attachments/getPresignedUploadParams (of a job)', 'POST /attachments/getPresignedUploadParams (of a task)'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_ACCESS_CONSTRUCTION'] },
    operations: [
      'GET /exports/jobs.csv',
      'GET /exports/jobs.xlsx',
      'GET /sync/jobs',
      'PUT /presence/:entity/:recordId',
      'PUT /presence/:entity/:recordId (project)',
    ],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_ACCESS_FIELD_WORK'] },
    operations: [
      'GET /dashboard/completed/:groupId/:months',
      'GET /dashboard/completed/:months',
      'GET /dashboard/fieldwork',
      'GET /dashboard/fieldwork/:groupId',
      'GET /sync/field',
    ],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_ACCESS_POTENTIAL_JOBS'] },
    operations: ['GET /exports/potentialJobs.csv', 'GET /exports/potentialJobs.xlsx'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_ITEM_CODES'] },
    operations: ['GET /exports/itemCodes.csv', 'GET /exports/itemCodes.xlsx'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_ROLE_CLAIMS', 'CAN_MANAGE_USERS'] },
    operations: ['GET /exports/people.csv', 'GET /exports/people.xlsx'],
  },
  { otherwise: 'CLAIM_REQUIRED', but: { OK: ['CAN_MANAGE_USERS'] }, operations: ['PUT /presence/:entity/:recordId (person)'] },
  { otherwise: 'CLAIM_REQUIRED', but: {}, operations: ['POST /attachments/getPresignedUploadParams (of a project)'] },
  { otherwise: 'FILE_NOT_UPLOADED', but: {}, operations: ['POST /attachments/:id/complete'] },
  { otherwise: 'HTTP 400', but: {}, operations: ['GET /sign-in/:uid', 'POST /sign-in/:uid'] },
  {
    otherwise: 'HTTP 404',
    but: {},
    operations: ['GET /:slug', 'GET /:slug/logo.jpg', 'GET /:slug/receipt.pdf', 'POST /:slug', 'POST /:slug/opened'],
  },
  { otherwise: 'NOT_FOUND', but: { OK: ['CAN_ACCESS_CONSTRUCTION'] }, operations: ['DELETE /attachments/:id (a plan)'] },
  { otherwise: 'NOT_FOUND', but: {}, operations: ['GET /files/:token', 'GET /graphiql', 'GET /verify'] },
  { otherwise: 'UPLOAD_URL_INVALID', but: {}, operations: ['PUT /files/:token'] },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_VIEW_LOGS'] },
    operations: [
      'GET /exports/activityLog.csv',
      'GET /exports/activityLog.xlsx',
      'GET /exports/deviceLog.csv',
      'GET /exports/deviceLog.xlsx',
      'GET /exports/errorLog.csv',
      'GET /exports/errorLog.xlsx',
      'GET /exports/messageLog.csv',
      'GET /exports/messageLog.xlsx',
      'GET /exports/jobLog.csv',
      'GET /exports/jobLog.xlsx',
      'GET /exports/signInLog.csv',
      'GET /exports/signInLog.xlsx',
    ],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'], NOT_FOUND: ['CAN_MANAGE_USERS'] },
    operations: ['POST /attachments/getPresignedUploadParams (of a document)'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'] },
    operations: [
      ...['GET /exports/contractors.csv', 'GET /exports/contractors.xlsx'],
      ...['GET /exports/contractorPayments.csv', 'GET /exports/contractorPayments.xlsx'],
    ],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_CONSTRUCTION_CODES'] },
    operations: ['GET /exports/constructionCodes.csv', 'GET /exports/constructionCodes.xlsx'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_SUBCONTRACTOR_CODES'] },
    operations: ['GET /exports/childCodes.csv', 'GET /exports/childCodes.xlsx'],
  },
  { otherwise: 'CLAIM_REQUIRED', but: { OK: ['CAN_MANAGE_GROUPS'] }, operations: ['GET /exports/groups.csv', 'GET /exports/groups.xlsx'] },
  { otherwise: 'NOT_FOUND', but: {}, operations: ['POST /receipts'] },
  { otherwise: 'OK', by: 'own', but: {}, operations: ['POST /client-errors', 'POST /devices/report', 'POST /exports/taken'] },
];
