// The access matrix of builder approval: the office by its claim, the field for the jobs of its own list.
import { fieldWork, gqlAnswer, writeRow, type AccessRow, type Cell, type Target } from './access-row.ts';
import { job } from './access-targets.ts';

const readyJob = async (cell: Cell): Promise<Target> => {
  const target = await job(cell);
  await cell.api.sequelize.query(
    `update construction set developer = 'Tamar Homes', site_contact = 'Dale Whitby', site_contact_phone = '0491 570 156' where id = $id`,
    { bind: { id: target.id } },
  );
  return target;
};
const on = (query: (target: Target) => string) => ({
  target: readyJob,
  call: (cell: Cell, target: Target) => gqlAnswer(cell, query(target)),
});

export const BUILDER_ROWS: readonly AccessRow[] = [
  writeRow(
    'Query.builderRequestDraft',
    on(({ id }) => `{ builderRequestDraft(constructionId: ${String(id)}) { link } }`),
    fieldWork('OK'),
  ),
  writeRow(
    'Mutation.sendRequest',
    on(({ id }) => `mutation { sendRequest(ids: [${String(id)}], message: "May our crew come onsite?") }`),
    fieldWork('OK'),
  ),
];
