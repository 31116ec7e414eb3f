// The command that asks a builder, and what its event says (domain.md §5).
import type { BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import { AT, idOf, mutation, one, type CommandCase, type Target } from './command-case.ts';

async function bareJob(api: BootedApi): Promise<Target> {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  return { id: constructionId, constructionId, scheduleId };
}

async function readyJob(api: BootedApi): Promise<Target> {
  const target = await bareJob(api);
  await api.sequelize.query(
    `update construction set developer = 'Tamar Homes', site_contact = 'Dale Whitby', site_contact_phone = '0491 570 156' where id = $id`,
    { bind: { id: target.id } },
  );
  return target;
}

const MESSAGE = 'May our crew come onsite?';

async function askedJob(api: BootedApi): Promise<Target> {
  const target = await readyJob(api);
  await mutation('sendRequest', ({ id }) => `ids: [${id}], message: "${MESSAGE}"`, '')({ api, by: 'office', target });
  const { id: requestId } = await one(api, 'select builder_request_id as id from builder_request_job where construction_id = $id', {
    id: target.id,
  });
  return { ...target, requestId };
}
const revoke = mutation('revokeBuilderRequest', ({ requestId }) => `id: ${String(requestId)}, reason: "Wrong builder"`, '');
async function revokedJob(api: BootedApi): Promise<Target> {
  const target = await askedJob(api);
  await revoke({ api, by: 'office', target });
  return target;
}

/** Each has a number of its own: one may have a few messages in a day. */
let numbers = 0;
async function jobToText(api: BootedApi): Promise<Target> {
  const target = await readyJob(api);
  const phone = `+6149100${String(1_000 + numbers++)}`;
  await api.sequelize.query('update construction set site_contact_phone = $phone where id = $id', { bind: { id: target.id, phone } });
  return { ...target, phone };
}
const text = mutation('sendBuilderSms', ({ id }) => `ids: [${id}], message: "${MESSAGE}"`, '');
async function queuedSms(api: BootedApi): Promise<Target> {
  const target = await jobToText(api);
  await text({ api, by: 'office', target });
  return { ...target, requestId: await requestOf(api, target) };
}
async function failedSms(api: BootedApi): Promise<Target> {
  const target = await queuedSms(api);
  await api.sequelize.query(
    `update sms_message set state = 'failed', failure = 'lost', settled_at = now(), is_in_doubt = true where builder_request_id = $requestId`,
    { bind: { requestId: target['requestId'] } },
  );
  return target;
}
const requestOf = (api: BootedApi, { id }: Target) =>
  idOf(api, 'select builder_request_id as id from builder_request_job where construction_id = $id', { id });

const record = (answer: string) =>
  mutation(
    'recordBuilderAnswer',
    ({ id }) =>
      `input: { ids: [${id}], answer: "${answer}", name: "Dale Whitby", phone: "02 9876 5432", spokenOn: "2026-11-19", note: "From seven" }`,
    '',
  );
/** The builder approved on the page. */
async function approvedJob(api: BootedApi): Promise<Target> {
  const target = await askedJob(api);
  await api.sequelize.query(
    `with answered as (update builder_request_job set answer = 'approved', answered_at = now(), answered_by_name = 'Dale', answered_by_mobile = '+61491570156'
       where construction_id = $id) update construction set builder_approved_date = now() where id = $id`,
    { bind: { id: target.id } },
  );
  return target;
}
const CALL = {
  ...{ answer: 'approved', reason: null, earliestDate: null, name: 'Dale Whitby', role: null, phone: '02 9876 5432' },
  ...{ spokenOn: '2026-11-19', note: 'From seven' },
};
const rowOf = (api: BootedApi, { id }: Target) => idOf(api, 'select id from builder_request_job where construction_id = $id', { id });

export const BUILDER_CASES: readonly CommandCase[] = [
  {
    operation: 'sendRequest',
    by: 'office',
    begin: readyJob,
    send: mutation('sendRequest', ({ id }) => `ids: [${id}], message: "${MESSAGE}"`, ''),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: { begin: bareJob, code: 'BUILDER_REQUEST_INCOMPLETE' },
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: async (api, { id }) => ({
      move: 'requestBuilderApproval',
      entity: 'construction',
      scheduleId: null,
      before: { builderApprovalSentDate: null },
      after: { builderApprovalSentDate: AT },
      detail: {
        builderRequestId: await idOf(api, 'select builder_request_id as id from builder_request_job where construction_id = $id', { id }),
        builderRequestJobId: await idOf(api, 'select id from builder_request_job where construction_id = $id', { id }),
        developer: 'Tamar Homes',
        siteContact: 'Dale Whitby',
        siteContactPhone: '+61491570156',
        message: MESSAGE,
      },
    }),
  },
  {
    operation: 'sendBuilderSms',
    by: 'office',
    begin: jobToText,
    send: text,
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: { begin: queuedSms, code: 'SMS_QUEUED' },
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: async (api, target) => ({
      move: 'queueBuilderSms',
      entity: 'construction',
      scheduleId: null,
      before: { builderApprovalSentDate: null },
      after: { builderApprovalSentDate: null },
      detail: {
        builderRequestId: await requestOf(api, target),
        builderRequestJobId: await rowOf(api, target),
        ...{ developer: 'Tamar Homes', siteContact: 'Dale Whitby', siteContactPhone: target['phone'], message: MESSAGE },
      },
    }),
  },
  {
    operation: 'sendBuilderSmsAgain',
    by: 'office',
    begin: failedSms,
    send: mutation('sendBuilderSmsAgain', ({ requestId }) => `id: ${String(requestId)}`, ''),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    foreign: 'CLAIM_REQUIRED',
    refused: { begin: queuedSms, code: 'SMS_NOT_FAILED' },
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: (_api, target) => ({
      move: 'queueBuilderSmsAgain',
      entity: 'construction',
      scheduleId: null,
      before: { builderApprovalSentDate: null },
      after: { builderApprovalSentDate: null },
      detail: { builderRequestId: target['requestId'], siteContact: 'Dale Whitby', siteContactPhone: target['phone'] },
    }),
  },
  {
    operation: 'revokeBuilderRequest',
    by: 'office',
    begin: askedJob,
    send: revoke,
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    foreign: 'CLAIM_REQUIRED',
    refused: { begin: revokedJob, code: 'BUILDER_REQUEST_CLOSED' },
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: (_api, { requestId }) => ({
      move: 'revokeBuilderRequest',
      entity: 'construction',
      scheduleId: null,
      before: { builderApprovalSentDate: AT },
      after: { builderApprovalSentDate: null },
      why: 'Wrong builder',
      detail: { builderRequestId: requestId, siteContact: 'Dale Whitby' },
    }),
  },
  {
    operation: 'recordBuilderAnswer',
    what: 'of a builder whom nobody had asked',
    by: 'office',
    begin: bareJob,
    send: record('approved'),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    foreign: 'CLAIM_REQUIRED',
    refused: { begin: approvedJob, code: 'BUILDER_APPROVED' },
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: async (api, target) => ({
      move: 'recordBuilderAnswer',
      entity: 'construction',
      scheduleId: null,
      before: { builderApprovalSentDate: null, builderApprovedDate: null },
      after: { builderApprovalSentDate: AT, builderApprovedDate: AT },
      detail: {
        builderRequestId: await idOf(api, 'select builder_request_id as id from builder_request_job where construction_id = $id', {
          id: target.id,
        }),
        builderRequestJobId: await rowOf(api, target),
        ...CALL,
      },
    }),
  },
  {
    operation: 'recordBuilderAnswer',
    what: 'to the request that is open',
    by: 'office',
    begin: askedJob,
    send: record('approved'),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    foreign: 'CLAIM_REQUIRED',
    refused: null,
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: async (api, target) => ({
      move: 'recordBuilderAnswer',
      entity: 'construction',
      scheduleId: null,
      before: { builderApprovalSentDate: AT, builderApprovedDate: null },
      after: { builderApprovalSentDate: AT, builderApprovedDate: AT },
      detail: { builderRequestId: null, builderRequestJobId: await rowOf(api, target), ...CALL },
    }),
  },
];
