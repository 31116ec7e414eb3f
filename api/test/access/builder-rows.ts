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

/** Each has a number of its own: one may have a few messages in a day. */
let numbers = 0;
const jobToText = async (cell: Cell): Promise<Target> => {
  const target = await readyJob(cell);
  await cell.api.sequelize.query(`update construction set site_contact_phone = $phone where id = $id`, {
    bind: { id: target.id, phone: `04910${String(10_000 + numbers++)}` },
  });
  return target;
};
const failedSms = async (cell: Cell): Promise<Target> => {
  const target = await jobToText(cell);
  await cell.api.gql('admin', `mutation { sendBuilderSms(ids: [${String(target.id)}], message: "May our crew come onsite?") }`);
  const id = { id: target.id };
  const requestId = await idOf(cell.api, 'select builder_request_id as id from builder_request_job where construction_id = $id', id);
  await cell.api.sequelize.query(
    `update sms_message set state = 'failed', failure = 'down', settled_at = now(), queued_by_user_id = (select max(id) from app_user where can_log_in)
      where builder_request_id = $requestId`,
    { bind: { requestId } },
  );
  return { ...target, requestId };
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
  writeRow(
    'Mutation.sendBuilderSms',
    {
      target: jobToText,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(cell, `mutation { sendBuilderSms(ids: [${String(id)}], message: "May our crew come onsite?") }`),
    },
    fieldWork('OK'),
  ),
  openRow(
    'Mutation.sendBuilderSmsAgain',
    {
      target: failedSms,
      call: (cell: Cell, { requestId }: Target) => gqlAnswer(cell, `mutation { sendBuilderSmsAgain(id: ${String(requestId)}) }`),
    },
    APPROVERS,
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
