// The access matrix of declared records (decision 080): whoever manages them reads and writes them; the administrator alone in this world.
import { randomUUID } from 'node:crypto';
import { catalogueItem, project } from './access-targets.ts';
import { everybody, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';

const MANAGERS: Answers = { ...everybody('CLAIM_REQUIRED'), admin: 'OK' };
/** The office, as of a job. */
const HISTORIANS: Answers = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' };
const on = (query: (target: Target) => string) => ({
  target: async (cell: Cell): Promise<Target> => ({ id: await catalogueItem(cell) }),
  call: (cell: Cell, target: Target) => gqlAnswer(cell, query(target)),
});

export const RECORD_ROWS: readonly AccessRow[] = [
  openRow('Query.itemCodes', (cell) => gqlAnswer(cell, '{ itemCodes { count } }'), MANAGERS),
  openRow('Query.itemCodeFilterOptions', (cell) => gqlAnswer(cell, '{ itemCodeFilterOptions { itemTypes } }'), MANAGERS),
  openRow(
    'Query.recordEvents',
    on(({ id }) => `{ recordEvents(entity: "field_item", id: ${String(id)}) { next } }`),
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a project)',
    {
      target: project,
      call: (cell: Cell, { id }: Target) => gqlAnswer(cell, `{ recordEvents(entity: "project", id: ${String(id)}) { next } }`),
    },
    HISTORIANS,
  ),
  openRow(
    'Mutation.saveItemCode (new)',
    (cell) => gqlAnswer(cell, `mutation { saveItemCode(input: { changes: { code: "${randomUUID()}", name: "Pit" } }) { id } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveItemCode',
    on(
      ({ id }) => `mutation { saveItemCode(input: { id: ${String(id)}, base: { itemType: null }, changes: { itemType: "Pit" } }) { id } }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.archiveItemCode',
    on(({ id }) => `mutation { archiveItemCode(id: ${String(id)}, archived: true) { id } }`),
    MANAGERS,
  ),
];
