// The access matrix of builder approval: the office by its claim, the field for the jobs of its own list.
import { everybody, fieldWork, gqlAnswer, openRow, writeRow, type AccessRow, type Cell, type Target } from './access-row.ts';
import { job } from './access-targets.ts';
import { idOf } from '../commands/command-case.ts';

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

/** Whoever holds CAN_ACCESS_BUILDER_APPROVALS. */
const APPROVERS = { ...everybody('CLAIM_REQUIRED'), scheduler: 'OK', office: 'OK', admin: 'OK' };
const askedJob = async (cell: Cell): Promise<Target> => {
  const target = await readyJob(cell);
  await cell.api.gql('admin', `mutation { sendRequest(ids: [${String(target.id)}], message: "May our crew come onsite?") }`);
  return {
    ...target,
    requestId: await idOf(cell.api, 'select builder_request_id as id from builder_request_job where construction_id = $id', {
      id: target.id,
    }),
  };
};

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
  openRow('Query.builderApprovals', (cell) => gqlAnswer(cell, '{ builderApprovals { count } }'), APPROVERS),
  openRow('Query.builderApprovalIds', (cell) => gqlAnswer(cell, '{ builderApprovalIds }'), APPROVERS),
  openRow('Query.builderApprovalTabs', (cell) => gqlAnswer(cell, '{ builderApprovalTabs { all } }'), APPROVERS),
  openRow('Query.builderApprovalFilterOptions', (cell) => gqlAnswer(cell, '{ builderApprovalFilterOptions { states } }'), APPROVERS),
  openRow(
    'Query.builderRequestDrafts',
    on(({ id }) => `{ builderRequestDrafts(ids: [${String(id)}]) { drafts { link } } }`),
    APPROVERS,
  ),
  openRow(
    'Query.builderRequests',
    on(({ id }) => `{ builderRequests(constructionId: ${String(id)}) { id } }`),
    APPROVERS,
  ),
  openRow(
    'Mutation.revokeBuilderRequest',
    {
      target: askedJob,
      call: (cell: Cell, { requestId }: Target) =>
        gqlAnswer(cell, `mutation { revokeBuilderRequest(id: ${String(requestId)}, reason: "Wrong builder") }`),
    },
    APPROVERS,
  ),
  openRow(
    'Mutation.recordBuilderAnswer',
    on(
      ({ id }) =>
        `mutation { recordBuilderAnswer(input: { ids: [${String(id)}], answer: "approved", name: "Dale", spokenOn: "2026-01-01" }) }`,
    ),
    APPROVERS,
  ),
];
