// What a person who holds one claim alone is answered about codes and rates, as one-claim-graphql.ts says it.
import type { OneClaimLine } from './access-row.ts';

export const ONE_CLAIM_CODES: readonly OneClaimLine[] = [
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_CONSTRUCTION_CODES'] },
    operations: [
      'Mutation.archiveConstructionCode',
      'Mutation.saveConstructionCode',
      'Query.constructionCodeDetail',
      'Query.constructionCodeFilterOptions',
      'Query.constructionCodeItems',
      'Query.constructionCodes',
      'Query.recordEvents (of a construction code)',
    ],
  },
  {
    otherwise: 'CLAIM_REQUIRED',
    but: { OK: ['CAN_MANAGE_SUBCONTRACTOR_CODES'] },
    operations: [
      'Mutation.archiveChildCode',
      'Mutation.saveChildCode',
      'Query.childCodeChoices',
      'Query.childCodeDetail',
      'Query.childCodes',
      'Query.childCodeTasks',
      'Query.recordEvents (of a child code)',
    ],
  },
  // amounts need a second claim
  { otherwise: 'CLAIM_REQUIRED', but: {}, operations: ['Mutation.archiveChildRate', 'Mutation.saveChildRate'] },
];
