// The access matrix of a job's items (screens.md §2.6): whoever edits jobs plans them, whoever is signed in reads the catalogue.
import { catalogueItem, job, line, task } from './access-targets.ts';
import { EDITORS_ALONE, everybody, gqlAnswer, openRow, writeRow, type AccessRow, type Cell, type Target } from './access-row.ts';

const jobWithItem = async (cell: Cell): Promise<Target> => ({ ...(await job(cell)), itemId: await catalogueItem(cell) });
const write = (
  operation: string,
  target: (cell: Cell) => Promise<Target>,
  facts: (target: Target) => string,
  own = EDITORS_ALONE,
  completed = own,
) =>
  writeRow(
    `Mutation.${operation}`,
    { target, call: (cell, made) => gqlAnswer(cell, `mutation { ${operation}(input: { ${facts(made)} }) { id } }`) },
    own,
    completed,
  );
const PRICED = { ...EDITORS_ALONE, scheduler: 'CLAIM_REQUIRED', office: 'CLAIM_REQUIRED' };

export const ITEM_ROWS: readonly AccessRow[] = [
  openRow('Query.itemsByCode', (cell) => gqlAnswer(cell, '{ itemsByCode(codes: ["CON-20"]) { id } }'), everybody('OK')),
  {
    ...write(
      'addJobItems',
      jobWithItem,
      ({ id, itemId }) => `constructionId: ${id}, items: [{ itemId: ${String(itemId ?? 1)}, quantity: "1" }]`,
    ),
    // a job is held by whom one of its tasks is
    left: { ...EDITORS_ALONE, field: 'TASK_LEFT', sub: 'TASK_LEFT' },
  },
  write('editJobItem', line, ({ id }) => `boqId: ${id}, quantity: "2"`),
  {
    ...write('editJobItem', line, ({ id }) => `boqId: ${id}, quantity: "2", unitAmount: "10"`, PRICED),
    operation: 'Mutation.editJobItem (with an amount)',
  },
  write('preapproveJobItem', line, ({ id }) => `boqId: ${id}`),
  write('removeJobItems', job, ({ id }) => `constructionId: ${id}, ids: [2147483647]`, {
    ...EDITORS_ALONE,
    scheduler: 'NOT_FOUND',
    office: 'NOT_FOUND',
    admin: 'NOT_FOUND',
  }),
  write(
    'planTaskItems',
    task(),
    ({ id }) => `scheduleId: ${id}, items: [{ boqId: 2147483647, quantity: "1" }]`,
    { ...EDITORS_ALONE, scheduler: 'ALREADY_ISSUED', office: 'ALREADY_ISSUED', admin: 'ALREADY_ISSUED' },
    { ...EDITORS_ALONE, scheduler: 'TASK_COMPLETED', office: 'TASK_COMPLETED', admin: 'TASK_COMPLETED' },
  ),
];
