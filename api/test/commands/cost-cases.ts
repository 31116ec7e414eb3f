// The commands of what was bought and spent for a job, and of whom it was given to, and what their events say (decision 054).
import type { BootedApi } from '../booted-api.ts';
import { insertRow } from '../insert-row.ts';
import { insertTask } from '../task-rows.ts';
import { PEOPLE } from '../world.ts';
import { AT, idOf, mutation, type CommandCase, type Target } from './command-case.ts';

const job = async (api: BootedApi): Promise<Target> => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  return { id: constructionId, constructionId, scheduleId: null };
};
const cost =
  (removed = false) =>
  async (api: BootedApi): Promise<Target> => {
    const { constructionId } = await job(api);
    const facts = {
      kind: 'expense',
      supplier: 'Kennards',
      description: 'Hire of a saw',
      quantity: 1,
      unit_cost: 99.95,
      spent_on: '2026-11-20',
    };
    const row = { construction_id: constructionId, ...facts, created_by_user_id: PEOPLE.admin, removed_at: removed ? AT : null };
    return { id: await insertRow(api.sequelize, 'job_cost', row), constructionId, scheduleId: null };
  };
const delegation = async (api: BootedApi): Promise<Target> => {
  const { constructionId } = await job(api);
  const days = { from_date: '2026-11-20', to_date: '2026-11-30' };
  const row = { construction_id: constructionId, user_id: PEOPLE.scheduler, ...days, scope: 'act', created_by_user_id: PEOPLE.admin };
  return { id: await insertRow(api.sequelize, 'job_delegation', row), constructionId, scheduleId: null };
};
const input = (operation: string, facts: (target: Target) => string) => mutation(operation, (target) => `input: { ${facts(target)} }`);
const shared = {
  by: 'finance',
  denied: { by: 'office', code: 'CLAIM_REQUIRED' },
  replay: 'client',
  hasOccurredAt: true,
  stale: 'job_cost',
} as const;
const office = { ...shared, by: 'office', denied: { by: 'finance', code: 'CLAIM_REQUIRED' } } as const;
const given = (constructionId: number, userId: number, toDate: string): string =>
  `constructionId: ${constructionId}, userId: ${userId}, fromDate: "2026-11-20", toDate: "${toDate}", scope: "act", reason: "leave"`;
const HIRE = { kind: 'expense', called: 'Hire of a saw' } as const;
const FACTS = {
  ...{ supplier: 'Kennards', code: null, description: 'Hire of a saw', quantity: '1.000', unitOfMeasure: null },
  ...{ unitCost: '99.95', spentOn: '2026-11-20', comments: null, receiptId: null },
};
const EXPENSE = 'kind: "expense", supplier: "Kennards", description: "Hire of a saw", spentOn: "2026-11-20"';

export const COST_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'saveJobCost',
    what: 'a new one',
    begin: job,
    send: input('saveJobCost', ({ id }) => `constructionId: ${id}, ${EXPENSE}, quantity: "1", unitCost: "99.95"`),
    refused: {
      send: input('saveJobCost', ({ id }) => `constructionId: ${id}, ${EXPENSE}, quantity: "0", unitCost: "99.95"`),
      code: 'INVALID_INPUT',
      details: { field: 'quantity', sentence: 'Quantity must be more than zero.' },
    },
    stale: null,
    says: async (api, { constructionId }) => ({
      move: 'addJobCost',
      entity: 'job_cost',
      entityId: await idOf(api, 'select id from job_cost where construction_id = $constructionId', { constructionId }),
      before: null,
      after: FACTS,
      detail: HIRE,
    }),
  },
  {
    ...shared,
    operation: 'saveJobCost',
    begin: cost(),
    send: input('saveJobCost', ({ id, constructionId }) => {
      return `id: ${id}, constructionId: ${String(constructionId)}, ${EXPENSE}, quantity: "2", unitCost: "90", comments: "two days"`;
    }),
    refused: {
      send: input('saveJobCost', ({ id, constructionId }) => {
        return `id: ${id}, constructionId: ${String(constructionId)}, ${EXPENSE}, quantity: "1", unitCost: "90", receiptId: 2147483647`;
      }),
      code: 'INVALID_INPUT',
      details: { field: 'receiptId', sentence: 'This receipt is not among the files of the job. Choose another.' },
    },
    says: () => ({
      move: 'editJobCost',
      entity: 'job_cost',
      before: { quantity: '1.000', unitCost: '99.95', comments: null },
      after: { quantity: '2.000', unitCost: '90.00', comments: 'two days' },
      detail: HIRE,
    }),
  },
  {
    ...shared,
    operation: 'removeJobCost',
    begin: cost(),
    send: input('removeJobCost', ({ id }) => `id: ${id}`),
    refused: null,
    says: () => ({ move: 'removeJobCost', entity: 'job_cost', before: { removedAt: null }, after: { removedAt: AT }, detail: HIRE }),
  },
  {
    ...shared,
    operation: 'restoreJobCost',
    begin: cost(true),
    send: input('restoreJobCost', ({ id }) => `id: ${id}`),
    refused: null,
    says: () => ({ move: 'restoreJobCost', entity: 'job_cost', before: { removedAt: AT }, after: { removedAt: null }, detail: HIRE }),
  },
  {
    ...office,
    operation: 'addJobDelegation',
    begin: job,
    send: input('addJobDelegation', ({ id }) => given(id, PEOPLE.scheduler, '2026-11-30')),
    refused: {
      begin: async (api) => ({ ...(await job(api)), ...{ constructionId: (await delegation(api)).constructionId } }),
      send: input('addJobDelegation', ({ constructionId }) => given(Number(constructionId), PEOPLE.scheduler, '2026-11-20')),
      code: 'ALREADY_TAKEN',
    },
    stale: null,
    says: async (api, { constructionId }) => ({
      move: 'addJobDelegation',
      entity: 'job_delegation',
      entityId: await idOf(api, 'select id from job_delegation where construction_id = $constructionId', { constructionId }),
      before: null,
      after: { userId: PEOPLE.scheduler, fromDate: '2026-11-20', toDate: '2026-11-30', scope: 'act', reason: 'leave' },
      detail: { called: 'Sam Doyle' },
    }),
  },
  {
    ...office,
    operation: 'addJobDelegation',
    what: 'to someone who is not there',
    begin: job,
    send: input('addJobDelegation', ({ id }) => given(id, PEOPLE.finance, '2026-11-20')),
    refused: {
      send: input('addJobDelegation', ({ id }) => given(id, 2_147_483_647, '2026-11-20')),
      code: 'INVALID_INPUT',
      details: { field: 'userId', sentence: 'This person cannot sign in. Choose another.' },
    },
    stale: null,
    says: async (api, { constructionId }) => ({
      move: 'addJobDelegation',
      entity: 'job_delegation',
      entityId: await idOf(api, 'select id from job_delegation where construction_id = $constructionId', { constructionId }),
      before: null,
      after: { userId: PEOPLE.finance, fromDate: '2026-11-20', toDate: '2026-11-20', scope: 'act', reason: 'leave' },
      detail: { called: 'Fay Ng' },
    }),
  },
  {
    ...office,
    operation: 'endJobDelegation',
    begin: delegation,
    send: input('endJobDelegation', ({ id }) => `id: ${id}`),
    refused: null,
    stale: 'job_delegation',
    says: () => ({
      move: 'endJobDelegation',
      entity: 'job_delegation',
      before: { endedAt: null, endedBy: null },
      after: { endedAt: AT, endedBy: 'Olive Hart' },
      detail: { called: 'Sam Doyle' },
    }),
  },
];
