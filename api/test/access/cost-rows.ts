// The access matrix of what was bought and spent for a job, and of whom it was given to: materials and delegations are the office's, expenses and
// amounts of those who see money (decision 054).
import { insertRow } from '../insert-row.ts';
import { PEOPLE } from '../world.ts';
import { everybody, gqlAnswer, readRow, writeRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';
import { job } from './access-targets.ts';

type Make = NonNullable<AccessRow['target']>;

const on = (target: Make, query: (target: Target) => string) => ({
  target,
  call: (cell: Cell, made: Target) => gqlAnswer(cell, query(made)),
});
const change = (target: Make, call: (target: Target) => string) => on(target, (made) => `mutation { ${call(made)} { id } }`);

const cost =
  (kind: 'bom' | 'expense', removed = false): Make =>
  async (cell) => {
    const { id: constructionId } = await job(cell);
    const facts = {
      code: 'PIT-450',
      supplier: 'Kennards',
      quantity: 1,
      unit_cost: 20,
      spent_on: '2026-11-20',
      created_by_user_id: PEOPLE.admin,
    };
    const removedAt = removed ? new Date() : null;
    const row = { kind, construction_id: constructionId, ...facts, removed_at: removedAt };
    return { id: await insertRow(cell.api.sequelize, 'job_cost', row), constructionId };
  };

const delegation: Make = async (cell) => {
  const { id: constructionId } = await job(cell);
  const days = { from_date: '2026-11-20', to_date: '2026-11-30' };
  const row = { construction_id: constructionId, user_id: PEOPLE.scheduler, ...days, scope: 'view', created_by_user_id: PEOPLE.admin };
  return { id: await insertRow(cell.api.sequelize, 'job_delegation', row) };
};

const OFFICE: Answers = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' };
const PLANNERS: Answers = { ...everybody('CLAIM_REQUIRED'), scheduler: 'OK', office: 'OK', finance: 'OK', admin: 'OK' };
const MONEY: Answers = { ...everybody('CLAIM_REQUIRED'), finance: 'OK', admin: 'OK' };
const EDITORS: Answers = { ...PLANNERS, finance: 'CLAIM_REQUIRED' };
const BOM = 'kind: "bom", code: "PIT-450", quantity: "1"';
const EXPENSE = 'kind: "expense", supplier: "Kennards", quantity: "1", unitCost: "20", spentOn: "2026-11-20"';

export const COST_ROWS: readonly AccessRow[] = [
  readRow(
    'Query.jobCosts',
    on(job, ({ id }) => `{ jobCosts(constructionId: ${id}) { boms { id } } }`),
    OFFICE,
  ),
  writeRow(
    'Mutation.saveJobCost (a new material)',
    change(job, ({ id }) => `saveJobCost(input: { constructionId: ${id}, ${BOM} })`),
    PLANNERS,
  ),
  writeRow(
    'Mutation.saveJobCost (a new material with what it costs)',
    change(job, ({ id }) => `saveJobCost(input: { constructionId: ${id}, ${BOM}, unitCost: "20" })`),
    MONEY,
  ),
  writeRow(
    'Mutation.saveJobCost (a new expense)',
    change(job, ({ id }) => `saveJobCost(input: { constructionId: ${id}, ${EXPENSE} })`),
    MONEY,
  ),
  writeRow(
    'Mutation.saveJobCost (a material)',
    change(cost('bom'), ({ id, constructionId }) => `saveJobCost(input: { id: ${id}, constructionId: ${constructionId ?? 1}, ${BOM} })`),
    PLANNERS,
  ),
  writeRow(
    'Mutation.removeJobCost (a material)',
    change(cost('bom'), ({ id }) => `removeJobCost(input: { id: ${id} })`),
    PLANNERS,
  ),
  writeRow(
    'Mutation.removeJobCost (an expense)',
    change(cost('expense'), ({ id }) => `removeJobCost(input: { id: ${id} })`),
    MONEY,
  ),
  writeRow(
    'Mutation.restoreJobCost',
    change(cost('expense', true), ({ id }) => `restoreJobCost(input: { id: ${id} })`),
    MONEY,
  ),
  readRow(
    'Query.jobDelegations',
    on(job, ({ id }) => `{ jobDelegations(constructionId: ${id}) { id } }`),
    OFFICE,
  ),
  writeRow(
    'Mutation.addJobDelegation',
    change(
      job,
      ({ id }) =>
        `addJobDelegation(input: { constructionId: ${id}, userId: ${PEOPLE.scheduler}, fromDate: "2026-11-20", toDate: "2026-11-30", scope: "view" })`,
    ),
    EDITORS,
  ),
  writeRow(
    'Mutation.endJobDelegation',
    change(delegation, ({ id }) => `endJobDelegation(input: { id: ${id} })`),
    EDITORS,
  ),
];
