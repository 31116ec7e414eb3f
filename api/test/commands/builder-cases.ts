// The command that asks a builder, and what its event says (domain.md §5).
import type { BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import { AT, idOf, mutation, type CommandCase, type Target } from './command-case.ts';

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
];
