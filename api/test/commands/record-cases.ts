// The commands of declared records, and what their events say (decision 080).
import { createHash } from 'node:crypto';
import type { BootedApi } from '../booted-api.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';
import { shared } from './person-cases.ts';

let made = 0;
const merging = (into: (target: Target) => string) =>
  mutation('mergeItemCodes', (target) => `input: { fromId: ${String(target.id)}, intoId: ${into(target)}, why: "One pit" }`);
const itemCode =
  ({ isArchived = false, isUsed = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const code = `CASE-${String((made += 1))}`;
    const id = await idOf(api, 'insert into field_item (code, name, is_archived) values ($code, $code, $isArchived) returning id', {
      code,
      isArchived,
    });
    if (isUsed)
      await idOf(
        api,
        `with job as (insert into construction (work_order, status, address, work_type) values ($code, 'Scheduled', '1 Ferry St', 'MDU') returning id)
         insert into boq (construction_id, item_id, code) select job.id, $id, $code from job returning id`,
        { code, id },
      );
    return { id, constructionId: null, scheduleId: null, code };
  };
const role =
  (claims: readonly string[] = []) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `Case ${String((made += 1))}`;
    const id = await idOf(api, 'insert into role (name) values ($called) returning id', { called });
    for (const claim of claims)
      await idOf(api, 'insert into role_claim (role_id, claim_value) values ($id, $claim) returning role_id as id', { id, claim });
    return { id, constructionId: null, scheduleId: null, called };
  };
const roles = (edit: (target: Target) => string) =>
  mutation(
    'saveRoles',
    (target) => `input: { why: "Schedulers price variations", roles: [{ id: ${String(target.id)}, ${edit(target)} }] }`,
    '{ roles { id } }',
  );

const queueJob =
  (isFailed: boolean) =>
  async (api: BootedApi): Promise<Target> => {
    const id = await idOf(api, `select (graphile_worker.add_job('case')).id::integer as id`, {});
    if (isFailed) await idOf(api, `select (graphile_worker.permanently_fail_jobs(array[$id::bigint], 'No')).id::integer as id`, { id });
    return { id, constructionId: null, scheduleId: null };
  };
const moveJob = (move: string) =>
  mutation('moveQueueJobs', ({ id }) => `input: { move: "${move}", ids: [${String(id)}], why: "The store is back" }`, '');
const saysMoved = (move: string) => () =>
  ({ move, entity: 'queue_job', version: 0, before: null, after: null, detail: { job: 'case' }, why: 'The store is back' }) as const;

const TASKS = ['sweep_files', 'keep_records', 'turn_receipt_key'];
/** Another one each time. */
const scheduledTask = (): Promise<Target> => {
  made += 1;
  const at = made % TASKS.length;
  return Promise.resolve({ id: at + 1, constructionId: null, scheduleId: null, task: TASKS[at] });
};
/** A builder of the list, with one job where it is used. */
const builder =
  ({ isArchived = false, isUsed = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `Builder ${String((made += 1))}`;
    const id = await idOf(
      api,
      `with list as (insert into lookup (name, data) values ('Builder Lookup', '[]') on conflict (name) do update set name = excluded.name returning id)
       insert into lookup_value (lookup_id, label, position, is_archived) select list.id, $called, $at, $isArchived from list returning id`,
      { called, at: made, isArchived },
    );
    if (!isUsed) return { id, constructionId: null, scheduleId: null, called };
    const job = await idOf(
      api,
      `insert into construction (work_order, status, address, work_type, developer) values ($called, 'Scheduled', '1 Ferry St', 'MDU', $called) returning id`,
      { called },
    );
    return { id, constructionId: null, scheduleId: null, called, job };
  };
const lookupIdOf = async (api: BootedApi): Promise<number> => idOf(api, `select id from lookup where name = 'Builder Lookup'`, {});
const category = async (api: BootedApi): Promise<Target> => {
  const id = await idOf(
    api,
    `with list as (insert into lookup (name, data) values ('Attachment category', '[]') on conflict (name) do update set name = excluded.name returning id)
     insert into lookup_value (lookup_id, label, position) select list.id, 'Photos', 1 from list
     on conflict (lookup_id, (upper(regexp_replace(label, '\\s', '', 'g')))) do update set position = 1 returning id`,
    {},
  );
  return { id, constructionId: null, scheduleId: null, called: 'Photos' };
};
const saveValue = (rest: (target: Target) => string) =>
  mutation('saveLookupValue', (target) => `input: { list: "Builder Lookup", id: ${String(target.id)}, ${rest(target)} }`, '{ name }');

/** Of a work type that nobody else has: statuses, and with `isUsed` a job in the first of them. */
const statuses =
  ({ isUsed = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const workType = `Type ${String((made += 1))}`;
    const id = await idOf(
      api,
      `insert into system_setting (name, work_type, config) values ('Job Status Settings', $workType,
         '{"statuses":[{"statusName":"Received","sortOrder":1,"fieldOrder":1,"fieldEdit":true}]}') returning id`,
      { workType },
    );
    if (isUsed)
      await idOf(
        api,
        `insert into construction (work_order, status, address, work_type) values ($workType, 'Received', '1 Ferry St', $workType) returning id`,
        { workType },
      );
    return { id, constructionId: null, scheduleId: null, workType };
  };
const saveStatuses = (statusName: string, fieldEdit: boolean) =>
  mutation(
    'saveSetting',
    ({ workType }) => `input: { name: "Job Status Settings", workType: "${String(workType)}", version: 0, why: "The crews choose it",
      config: { statuses: [{ statusName: "${statusName}", sortOrder: 1, fieldOrder: 1, fieldEdit: ${String(fieldEdit)} }] } }`,
    '{ name }',
  );
/** @param marks what the catalogue has of its codes, as the dry run marks it */
const importing = (marks: (target: Target) => string) =>
  mutation(
    'importItemCodes',
    (target) => {
      const csv = `Code,Name,Unit amount\n${String(target['code'])},Pit,385`;
      const seen = createHash('sha256')
        .update(`${marks(target)} `)
        .update(csv)
        .digest('hex');
      return `input: { csv: ${JSON.stringify(csv)}, seen: "${seen}", why: "New price list" }`;
    },
    '{ edited }',
  );

export const RECORD_CASES: readonly CommandCase[] = [
  ...(
    [
      ['retry', 'retryQueueJob', true, false],
      ['giveUp', 'giveUpQueueJob', false, true],
      ['dismiss', 'dismissQueueJob', true, false],
    ] as const
  ).map(([move, event, isFailed, isRefusedFailed]): CommandCase => ({
    ...shared,
    operation: 'moveQueueJobs',
    what: move,
    begin: queueJob(isFailed),
    send: moveJob(move),
    refused:
      move === 'retry'
        ? {
            send: mutation('moveQueueJobs', () => 'input: { move: "retry", ids: [2000000000], why: "Now" }', ''),
            code: 'QUEUE_JOB_CHANGED',
          }
        : { begin: queueJob(isRefusedFailed), code: 'QUEUE_JOB_CHANGED' },
    stale: null,
    says: saysMoved(event),
  })),
  {
    ...shared,
    operation: 'runScheduledTask',
    begin: scheduledTask,
    send: mutation('runScheduledTask', ({ task }) => `input: { task: "${String(task)}", why: "After the repair" }`, ''),
    refused: {
      send: mutation('runScheduledTask', ({ task }) => `input: { task: "${String(task)}", why: " " }`, ''),
      code: 'REASON_REQUIRED',
    },
    stale: null,
    says: (_api, { task }) => ({
      ...{ move: 'runScheduledTask', entity: 'scheduled_task', version: 0, before: null, after: null },
      ...{ detail: { job: task }, why: 'After the repair' },
    }),
  },
  {
    ...shared,
    operation: 'saveSetting',
    begin: statuses(),
    send: saveStatuses('Received', false),
    refused: { begin: statuses({ isUsed: true }), send: saveStatuses('Scoping', true), code: 'SETTING_STATUS_IN_USE' },
    stale: null,
    says: (_api, { workType }) => ({
      ...{ move: 'saveSetting', entity: 'system_setting', before: null, after: null, why: 'The crews choose it' },
      detail: {
        name: 'Job Status Settings',
        workType,
        changes: 1,
        changed: [{ path: ['row', 'Received', 'fieldEdit'], before: 'Yes', after: 'No' }],
      },
    }),
  },
  {
    ...shared,
    operation: 'saveSetting',
    what: 'back to the default',
    begin: statuses(),
    send: mutation(
      'saveSetting',
      ({ workType }) =>
        `input: { name: "Job Status Settings", workType: "${String(workType)}", version: 0, config: null, why: "As all others" }`,
      '{ name }',
    ),
    refused: null,
    stale: null,
    says: (_api, { workType }) => ({
      ...{ move: 'resetSetting', entity: 'system_setting', before: null, after: null, why: 'As all others', version: 1 },
      detail: {
        ...{ name: 'Job Status Settings', workType, changes: 1 },
        changed: [{ path: ['row', 'Received'], before: 'listed', after: 'not listed' }],
      },
    }),
  },
  {
    ...shared,
    operation: 'saveLookupValue',
    begin: builder(),
    send: saveValue(({ id, called }) => `baseLabel: "${String(called)}", label: "Called ${String(id)}"`),
    refused: {
      begin: builder({ isUsed: true }),
      send: saveValue(({ id }) => `label: "Called ${String(id)}"`),
      code: 'REASON_REQUIRED',
    },
    stale: null,
    says: async (api, { id, called }) => ({
      move: 'renameLookupValue',
      entity: 'lookup_value',
      before: { label: called },
      after: { label: `Called ${String(id)}` },
      detail: { lookupId: await lookupIdOf(api) },
    }),
  },
  {
    ...shared,
    operation: 'archiveLookupValue',
    begin: builder(),
    send: mutation('archiveLookupValue', ({ id }) => `id: ${String(id)}, archived: true`, '{ name }'),
    refused: { begin: category, code: 'LOOKUP_VALUE_LOCKED' },
    stale: 'lookup_value',
    says: async (api) => ({
      ...{ move: 'archiveLookupValue', entity: 'lookup_value', before: { isArchived: false }, after: { isArchived: true } },
      detail: { lookupId: await lookupIdOf(api) },
    }),
  },
  {
    ...shared,
    operation: 'archiveLookupValue',
    what: 'brings it back',
    begin: builder({ isArchived: true }),
    send: mutation('archiveLookupValue', ({ id }) => `id: ${String(id)}, archived: false`, '{ name }'),
    refused: null,
    stale: 'lookup_value',
    says: async (api) => ({
      ...{ move: 'restoreLookupValue', entity: 'lookup_value', before: { isArchived: true }, after: { isArchived: false } },
      detail: { lookupId: await lookupIdOf(api) },
    }),
  },
  {
    ...shared,
    operation: 'moveLookupValue',
    begin: builder(),
    send: mutation('moveLookupValue', ({ id }) => `id: ${String(id)}`, '{ name }'),
    refused: null,
    stale: 'lookup_value',
    says: async (api) => ({
      ...{ move: 'moveLookupValue', entity: 'lookup_value', before: null, after: null },
      detail: { lookupId: await lookupIdOf(api), from: expect.any(String) as string, to: expect.any(String) as string },
    }),
  },
  {
    ...shared,
    operation: 'mergeLookupValues',
    begin: async (api) => {
      const [into, from] = [await builder()(api), await builder({ isUsed: true })(api)];
      return { ...into, from: from['called'] };
    },
    send: mutation(
      'mergeLookupValues',
      ({ id, from }) => `input: { list: "Builder Lookup", from: "${String(from)}", intoId: ${String(id)}, why: "One company" }`,
      '{ name }',
    ),
    refused: {
      send: mutation(
        'mergeLookupValues',
        ({ id, called }) => `input: { list: "Builder Lookup", from: "${String(called)}", intoId: ${String(id)}, why: "One company" }`,
        '{ name }',
      ),
      code: 'LOOKUP_MERGE_ITSELF',
    },
    stale: 'lookup_value',
    says: async (api, { from }) => ({
      ...{ move: 'mergeLookupValues', entity: 'lookup_value', before: null, after: null, why: 'One company' },
      detail: { lookupId: await lookupIdOf(api), from, count: 1 },
    }),
  },
  {
    ...shared,
    operation: 'saveRoles',
    begin: role(['CAN_VIEW_LOGS']),
    send: roles(
      ({ called }) => `name: "New ${String(called)}", baseName: "${String(called)}", give: ["CAN_VIEW_REPORTS"], take: ["CAN_VIEW_LOGS"]`,
    ),
    refused: { begin: role(), send: roles(() => 'name: "Finance"'), code: 'ALREADY_TAKEN' },
    stale: null,
    says: (_api, { called }) => ({
      move: 'editRole',
      entity: 'role',
      why: 'Schedulers price variations',
      before: { name: called },
      after: { name: `New ${String(called)}` },
      detail: { given: ['CAN_VIEW_REPORTS'], taken: ['CAN_VIEW_LOGS'] },
    }),
  },
  {
    ...shared,
    operation: 'saveItemCode',
    begin: itemCode(),
    send: mutation(
      'saveItemCode',
      ({ id, code }) =>
        `input: { id: ${id}, base: { name: "${String(code)}", unitAmount: null }, changes: { name: "Pit", unitAmount: "385.00" }, why: "New supplier" }`,
    ),
    refused: {
      begin: itemCode({ isUsed: true }),
      send: mutation(
        'saveItemCode',
        ({ id, code }) => `input: { id: ${id}, base: { code: "${String(code)}" }, changes: { code: "NEW-${id}" } }`,
      ),
      code: 'ITEM_CODE_USED',
    },
    stale: null,
    says: (_api, { code }) => ({
      move: 'editItemCode',
      entity: 'field_item',
      why: 'New supplier',
      before: { name: code, unitAmount: null },
      after: { name: 'Pit', unitAmount: '385.00' },
    }),
  },
  {
    ...shared,
    operation: 'importItemCodes',
    begin: itemCode(),
    send: importing(({ id }) => `${String(id)}/0`),
    refused: { send: importing(({ id }) => `${String(id)}/7`), code: 'STALE_VERSION' },
    stale: null,
    says: (_api, { code }) => ({
      ...{ move: 'editItemCode', entity: 'field_item', why: 'New price list' },
      before: { name: code, unitAmount: null },
      after: { name: 'Pit', unitAmount: '385.00' },
    }),
  },
  {
    ...shared,
    operation: 'mergeItemCodes',
    begin: async (api) => {
      const [from, into] = [await itemCode({ isUsed: true })(api), await itemCode()(api)];
      return { ...from, intoId: into.id, into: into['code'] };
    },
    send: merging(({ intoId }) => String(intoId)),
    refused: { send: merging(({ id }) => String(id)), code: 'INVALID_INPUT' },
    stale: 'field_item',
    says: (_api, { into, intoId }) => ({
      ...{ move: 'mergeItemCodes', entity: 'field_item', before: { isArchived: false }, after: { isArchived: true }, why: 'One pit' },
      detail: { lineCount: 1, childCodes: 0, constructionCodes: 0, into, intoId },
    }),
  },
  {
    ...shared,
    operation: 'archiveItemCode',
    begin: itemCode(),
    send: mutation('archiveItemCode', ({ id }) => `id: ${id}, archived: true`),
    refused: null,
    stale: 'field_item',
    says: () => ({ move: 'archiveItemCode', entity: 'field_item', before: { isArchived: false }, after: { isArchived: true } }),
  },
  {
    ...shared,
    operation: 'archiveItemCode',
    what: 'brings it back',
    begin: itemCode({ isArchived: true }),
    send: mutation('archiveItemCode', ({ id }) => `id: ${id}, archived: false`),
    refused: null,
    stale: 'field_item',
    says: () => ({ move: 'restoreItemCode', entity: 'field_item', before: { isArchived: true }, after: { isArchived: false } }),
  },
];
