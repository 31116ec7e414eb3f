// The commands of the office on a job itself, and what their events say (decision 049).
import type { BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import { PEOPLE } from '../world.ts';
import { idOf, mutation, one, type CommandCase, type Row, type Target } from './command-case.ts';

const HELD_TYPE = 'Held type';
/** As text: of a queue's job. */
const A_NUMBER: unknown = expect.stringMatching(/^\d+$/);
const STATUSES = ['Received', 'Scheduled', 'On Hold'];

async function job(api: BootedApi): Promise<Target> {
  const config = { statuses: STATUSES.map((statusName, at) => ({ statusName, sortOrder: at, fieldOrder: at, fieldEdit: false })) };
  await api.sequelize.query(
    `insert into system_setting (name, work_type, config) values ('Job Status Settings', $workType, $config::jsonb) on conflict do nothing`,
    { bind: { workType: HELD_TYPE, config: JSON.stringify(config) } },
  );
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', workType: HELD_TYPE });
  return { id: constructionId, constructionId, scheduleId };
}

async function heldJob(api: BootedApi): Promise<Target> {
  const target = await job(api);
  await api.sequelize.query(
    `update construction set status = 'On Hold', status_before_hold = 'Scheduled', hold_reason = 'no power', hold_until = '2026-12-01' where id = $id`,
    { bind: { id: target.id } },
  );
  return target;
}

async function plannedJob(api: BootedApi): Promise<Target> {
  const target = await job(api);
  await api.sequelize.query(
    `update construction set planned_status = 'Received', planned_status_at = '2026-12-01T00:00:00Z', planned_status_by = $by where id = $id`,
    { bind: { id: target.id, by: PEOPLE.office } },
  );
  return target;
}

async function workOrderOf(api: BootedApi, { id }: Target): Promise<string> {
  return String((await one(api, 'select work_order from construction where id = $id', { id }))['work_order']);
}

/** With the number that is typed to confirm. */
async function begunJob(api: BootedApi): Promise<Target> {
  const target = await job(api);
  await api.sequelize.query(`update construction set onsite_date = '2026-11-19' where id = $id`, { bind: { id: target.id } });
  return { ...target, typed: await workOrderOf(api, target) };
}

let counter = 0;
const freshOrder = (): string => `NEW-${process.env['JEST_WORKER_ID'] ?? '0'}-${process.pid}-${++counter}`;
const noJob = (): Promise<Target> => Promise.resolve({ id: 0, constructionId: null, scheduleId: null, workOrder: freshOrder() });
/** One whose work order is given away by somebody else. */
async function takenOrder(api: BootedApi): Promise<Target> {
  const other = await job(api);
  return { ...other, fresh: await workOrderOf(api, other) };
}
const jobToCopy = async (api: BootedApi): Promise<Target> => {
  const other = await job(api);
  const workOrder = freshOrder();
  return { id: other.id, constructionId: null, scheduleId: null, workOrder };
};

const idOfOrder = (api: BootedApi, { workOrder }: Target) =>
  idOf(api, 'select id from construction where work_order = $workOrder', { workOrder });
const shared = { by: 'office', replay: 'client', hasOccurredAt: true, stale: null, denied: { by: 'nobody', code: 'NOT_FOUND' } } as const;
const create = (order: (target: Target) => unknown) =>
  mutation(
    'createConstruction',
    (target) =>
      `input: { values: { workOrder: "${String(order(target))}", workType: "${HELD_TYPE}", streetName: "Fig", suburb: "Box Hill" } }`,
  );
const said = (part: object): Row => expect.objectContaining(part);
const noHold = { holdReason: null, holdUntil: null, statusBeforeHold: null, statusChangeHangfireId: null };

const noPlan = { plannedStatus: null, plannedStatusAt: null, plannedStatusBy: null, statusChangeHangfireId: null };

export const JOB_EDIT_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'createConstruction',
    begin: noJob,
    send: create(({ workOrder }) => workOrder),
    denied: { by: 'nobody', code: 'CLAIM_REQUIRED' },
    foreign: 'CLAIM_REQUIRED',
    refused: { begin: takenOrder, send: create(({ fresh }) => fresh), code: 'WORK_ORDER_TAKEN' },
    says: async (api, target) => ({
      move: 'createJob',
      entity: 'construction',
      entityId: await idOfOrder(api, target),
      constructionId: await idOfOrder(api, target),
      before: null,
      after: said({ workOrder: target.workOrder, address: 'Fig, Box Hill', siteContacts: [] }),
    }),
  },
  {
    ...shared,
    operation: 'duplicateConstruction',
    begin: jobToCopy,
    send: mutation('duplicateConstruction', ({ id, workOrder }) => `input: { id: ${id}, workOrder: "${String(workOrder)}" }`),
    refused: {
      begin: takenOrder,
      send: mutation('duplicateConstruction', ({ id, fresh }) => `input: { id: ${id}, workOrder: "${String(fresh)}" }`),
      code: 'WORK_ORDER_TAKEN',
    },
    says: async (api, target) => ({
      move: 'createJob',
      entity: 'construction',
      entityId: await idOfOrder(api, target),
      constructionId: await idOfOrder(api, target),
      before: null,
      after: said({ workOrder: target.workOrder, status: 'Received', suburb: 'Box Hill' }),
      detail: { copiedFrom: target.id },
      follows: ['addJobItem', 'addJobItem'],
    }),
  },
  {
    ...shared,
    operation: 'updateConstruction',
    begin: job,
    send: mutation(
      'updateConstruction',
      ({ id }) => `input: { id: ${id}, base: { description: null, premises: null }, changes: { description: "Two pits", premises: 4 } }`,
    ),
    refused: {
      send: mutation('updateConstruction', ({ id }) => `input: { id: ${id}, base: { suburb: "Ryde" }, changes: { suburb: "Epping" } }`),
      code: 'STALE_VERSION',
    },
    says: () => ({
      move: 'updateJob',
      entity: 'construction',
      before: { description: null, premises: null },
      after: { description: 'Two pits', premises: 4 },
    }),
  },
  {
    ...shared,
    operation: 'updateConstruction',
    what: 'the contact alone',
    begin: job,
    send: mutation(
      'updateConstruction',
      ({ id }) => `input: { id: ${id}, base: { siteContact: null }, changes: { siteContact: "Sarah" } }`,
    ),
    refused: null,
    says: () => ({
      move: 'setSiteContacts',
      entity: 'construction',
      before: { developer: null, siteContacts: [] },
      after: { developer: null, siteContacts: [expect.objectContaining({ name: 'Sarah', sortOrder: 1 })] },
    }),
  },
  {
    ...shared,
    operation: 'holdConstruction',
    begin: job,
    send: mutation('holdConstruction', ({ id }) => `input: { id: ${id}, reason: "no power", until: "2026-12-01" }`),
    refused: { begin: heldJob, code: 'JOB_ON_HOLD' },
    says: () => ({
      move: 'holdJob',
      entity: 'construction',
      before: { status: 'Scheduled', ...noHold },
      after: {
        status: 'On Hold',
        holdReason: 'no power',
        holdUntil: '2026-12-01',
        statusBeforeHold: 'Scheduled',
        statusChangeHangfireId: A_NUMBER,
      },
      why: 'no power',
    }),
  },
  {
    ...shared,
    operation: 'releaseConstruction',
    begin: heldJob,
    send: mutation('releaseConstruction', ({ id }) => `input: { id: ${id} }`),
    refused: { begin: job, code: 'JOB_NOT_ON_HOLD' },
    says: () => ({
      move: 'releaseJob',
      entity: 'construction',
      before: said({ status: 'On Hold', holdReason: 'no power' }),
      after: { status: 'Scheduled', ...noHold },
    }),
  },
  {
    ...shared,
    operation: 'planConstructionStatus',
    begin: job,
    send: mutation('planConstructionStatus', ({ id }) => `input: { id: ${id}, status: "Received", at: "2026-12-01T00:00:00Z" }`),
    refused: { begin: heldJob, code: 'JOB_ON_HOLD' },
    says: () => ({
      move: 'planStatus',
      entity: 'construction',
      before: noPlan,
      after: {
        plannedStatus: 'Received',
        plannedStatusAt: '2026-12-01T00:00:00.000Z',
        plannedStatusBy: PEOPLE.office,
        statusChangeHangfireId: expect.stringMatching(/^\d+$/) as unknown,
      },
    }),
  },
  {
    ...shared,
    operation: 'cancelPlannedStatus',
    begin: plannedJob,
    send: mutation('cancelPlannedStatus', ({ id }) => `input: { id: ${id} }`),
    refused: { begin: job, code: 'STATUS_NOT_PLANNED' },
    says: () => ({ move: 'cancelPlannedStatus', entity: 'construction', before: said({ plannedStatus: 'Received' }), after: noPlan }),
  },
  {
    ...shared,
    operation: 'holdConstruction',
    what: 'ends a plan',
    begin: plannedJob,
    send: mutation('holdConstruction', ({ id }) => `input: { id: ${id}, reason: "no power", until: "2026-12-01" }`),
    refused: null,
    says: () => ({
      move: 'holdJob',
      entity: 'construction',
      before: said({ status: 'Scheduled' }),
      after: said({ status: 'On Hold' }),
      why: 'no power',
      follows: ['cancelPlannedStatus'],
    }),
  },
  {
    ...shared,
    operation: 'resetConstruction',
    begin: begunJob,
    send: mutation('resetConstruction', ({ id, typed }) => `input: { id: ${id}, typed: "${String(typed)}", reason: "wrong site" }`),
    refused: {
      send: mutation('resetConstruction', ({ id }) => `input: { id: ${id}, typed: "something", reason: "wrong site" }`),
      code: 'TYPED_OTHERWISE',
    },
    says: () => ({
      move: 'resetJob',
      entity: 'construction',
      before: said({ status: 'Scheduled', onsiteDate: '2026-11-19' }),
      after: said({ status: 'Received', onsiteDate: null }),
      why: 'wrong site',
    }),
  },
];
