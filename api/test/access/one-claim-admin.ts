// What a person who holds one claim alone is answered about background jobs, saved operations, settings and lists, as one-claim-graphql.ts says it.
import type { OneClaimLine } from './access-row.ts';

export const ONE_CLAIM_ADMIN: readonly OneClaimLine[] = [
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_ACCESS_ADMINISTRATOR_TASKS'] },
    operations: [
      'Mutation.cancelOneOff',
      'Mutation.moveQueueJobs',
      'Mutation.removeOperation (an own one)',
      'Mutation.runScheduledTask',
      'Mutation.saveOperation (an own one)',
      'Mutation.saveOperation (new)',
      'Query.adminTasks',
      'Query.oneOffDryRun',
      'Query.oneOffs',
      'Query.queueJobs',
      'Query.savedOperations',
    ],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { NOT_FOUND: ['CAN_ACCESS_ADMINISTRATOR_TASKS'] },
    operations: ['Mutation.removeOperation (another’s)', 'Mutation.saveOperation (another’s)'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OPERATION_NOT_YOURS: ['CAN_ACCESS_ADMINISTRATOR_TASKS'] },
    operations: ['Mutation.removeOperation (another’s that is shared)', 'Mutation.saveOperation (another’s that is shared)'],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_SYSTEM_SETTINGS'] },
    operations: [
      'Mutation.saveDocumentKind',
      'Mutation.saveSetting',
      'Query.recordEvents (of a kind of document)',
      'Query.settingPage',
      'Query.settingPreview',
    ],
  },
  { otherwise: 'CLAIM_REQUIRED', but: { XERO_NOT_SET_UP: ['CAN_MANAGE_SYSTEM_SETTINGS'] }, operations: ['Mutation.checkXero'] },
  { otherwise: 'CLAIM_REQUIRED', but: { ONE_OFF_NOTHING: ['CAN_ACCESS_ADMINISTRATOR_TASKS'] }, operations: ['Mutation.startOneOff'] },
  { otherwise: 'CLAIM_REQUIRED', but: { OK: ['CAN_MANAGE_ITEM_CODES'] }, operations: ['Mutation.undoItemCodeImport'] },
  { otherwise: 'CLAIM_REQUIRED', but: { OK: ['CAN_ACCESS_ADMINISTRATION'] }, operations: ['Query.adminHealth'] },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_LOOKUPS'] },
    operations: [
      'Mutation.archiveLookupValue',
      'Mutation.exportLookupValues',
      'Mutation.importLookupValues',
      'Mutation.mergeLookupValues',
      'Mutation.moveLookupValue',
      'Mutation.saveLookupValue',
      'Mutation.saveLookupValue (new)',
      'Query.lookupDryRun',
      'Query.lookupValues',
      'Query.recordEvents (of a value of a list)',
    ],
  },
];
