// The commands of the office on a task and on a job's lines, and what their events say (decision 047).
import { randomUUID } from 'node:crypto';
import type { BootedApi } from '../booted-api.ts';
import { insertTask, type TaskWish } from '../task-rows.ts';
import { GROUPS, PEOPLE } from '../world.ts';
import { AT, idOf, mutation, ofMany, one, type CommandCase, type Row, type Target } from './command-case.ts';

type Wish = Omit<TaskWish, 'group'> & { readonly unissued?: boolean };

const task =
  ({ unissued, ...wish }: Wish = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const { scheduleId, constructionId, itemIds } = await insertTask(api.sequelize, { ...wish, group: 'Ridgeway Cabling' });
    if (unissued === true)
      await api.sequelize.query(
        `with issue as (update schedule set issued_date = null where id = $scheduleId)
         update schedule_item set rate = null where schedule_id = $scheduleId`,
        { bind: { scheduleId } },
      );
    return { id: scheduleId, scheduleId, constructionId, itemIds };
  };

/** Both codes with a catalogue item and a child code, whose rate holds on the day of the tests, and another before it. */
const withRates = (begin: (api: BootedApi) => Promise<Target>) => async (api: BootedApi) => {
  const target = await begin(api);
  for (const [code, rate] of [
    ['PIT-450', '212.00'],
    ['CON-20', '14.20'],
  ] as const) {
    const itemId = await idOf(
      api,
      `insert into field_item (code, name) values ($code, $code) on conflict (code) do update set name = excluded.name returning id`,
      { code },
    );
    const codeId = await idOf(
      api,
      `insert into child_code (code, parent_item_id) values ($code || '-S', $itemId) on conflict (code) do update set is_archived = false returning id`,
      { code, itemId },
    );
    await api.sequelize.query(
      `insert into child_code_rate (child_code_id, rate, effective_from, effective_to)
       select $codeId, r.rate, r.first::date, r.last::date from (values ($rate::numeric, '2026-01-01', null), (1, '2020-01-01', '2025-12-31')) r(rate, first, last)
        where not exists (select from child_code_rate k where k.child_code_id = $codeId)`,
      { bind: { codeId, rate } },
    );
    await api.sequelize.query('update boq set item_id = $itemId where construction_id = $constructionId and code = $code', {
      bind: { itemId, code, constructionId: target.constructionId },
    });
  }
  return target;
};

const itemIds = (target: Target): readonly number[] => target['itemIds'] as number[];
const ofTask = ({ scheduleId }: Target): string => `scheduleId: ${String(scheduleId)}`;
const input = (operation: string, facts: (target: Target) => string) => mutation(operation, (target) => `input: { ${facts(target)} }`);
const office = { by: 'office', denied: { by: 'finance', code: 'CLAIM_REQUIRED' }, replay: 'client', hasOccurredAt: true } as const;
const line = async (api: BootedApi): Promise<Target> => {
  const target = await task()(api);
  const sql = `insert into boq (construction_id, code, quantity, variation_qty) values ($constructionId, 'ROCK-H', 0, 1.5) returning id`;
  return { ...target, id: await idOf(api, sql, { constructionId: target.constructionId }), scheduleId: null };
};
const planned = async (api: BootedApi): Promise<Target> => {
  const target = await task()(api);
  const boqId = await idOf(api, `select id from boq where construction_id = $constructionId and code = 'CON-20'`, {
    constructionId: target.constructionId,
  });
  return { ...target, id: Number(target.constructionId), boqId };
};
const newTask = (api: BootedApi, { constructionId }: Target) =>
  one(
    api,
    `select s.id, i.id as "itemId" from schedule s join schedule_item i on i.schedule_id = s.id
      where s.construction_id = $constructionId order by s.id desc limit 1`,
    { constructionId },
  );
/** A job whose work type has a template. */
const withTemplate = async (api: BootedApi): Promise<Target> => {
  const target = await task()(api);
  await api.sequelize.query(
    `insert into system_setting (name, work_type, config)
     select 'Task Templates', c.work_type, '{ "templates": [{ "taskName": "Survey", "leadDays": 7, "groupName": null }] }'::jsonb
       from construction c where c.id = $id and not exists (select from system_setting s where s.name = 'Task Templates' and s.work_type = c.work_type)`,
    { bind: { id: target.constructionId } },
  );
  return { ...target, id: Number(target.constructionId), scheduleId: null };
};
const addingTasks = (template: string, more = '') => ofMany('addTasks', () => `template: "${template}"${more}`);
/** A job to which the office has added that task, by an action with this id. */
const withAddedTask = async (api: BootedApi): Promise<Target> => {
  const target = await withTemplate(api);
  const actionId = randomUUID();
  await addingTasks('Survey')({ api, by: 'office', target, client: { id: actionId } });
  const { id: addedId } = await one(api, 'select max(id) as id from schedule where construction_id = $id', { id: target.id });
  return { ...target, actionId, addedId };
};
/** A task that the office is reminded of, by an action with this id. */
const remindedTask = async (api: BootedApi): Promise<Target> => {
  const target = await task()(api);
  const actionId = randomUUID();
  await changingTask('reminderDate: "2031-01-02"')({ api, by: 'office', target, client: { id: actionId } });
  return { ...target, actionId };
};
const changingTask = (facts: string) => ofMany('changeTasks', () => facts);
const reviewed = (verdict: string, more = '') =>
  input('reviewTask', (target) => `${ofTask(target)}, lines: [{ itemId: ${String(itemIds(target)[1])}, verdict: "${verdict}"${more} }]`);

const ISSUE: CommandCase = {
  ...office,
  operation: 'issueTask',
  begin: withRates(task({ unissued: true })),
  send: input('issueTask', ofTask),
  refused: { begin: task(), code: 'ALREADY_ISSUED' },
  stale: 'schedule',
  says: (_, target) => ({
    move: 'issueTask',
    entity: 'schedule',
    before: { issuedDate: null, issuedBy: null, declinedDate: null },
    after: { issuedDate: AT, issuedBy: 'Olive Hart', declinedDate: null },
    detail: {
      priced: itemIds(target).map((id, at) => ({ id, childCode: ['PIT-450-S', 'CON-20-S'][at], rate: ['212.00', '14.20'][at] })),
    },
  }),
};

export const OFFICE_CASES: readonly CommandCase[] = [
  {
    ...office,
    operation: 'addTask',
    begin: planned,
    send: input(
      'addTask',
      ({ id, boqId }) =>
        `constructionId: ${id}, name: "Lead-in", groupId: ${GROUPS.ridgeway}, dueDate: "2026-12-01", items: [{ boqId: ${String(boqId)}, quantity: "12.5" }]`,
    ),
    refused: {
      send: input(
        'addTask',
        ({ id, boqId }) => `constructionId: ${id}, name: "Lead-in", items: [{ boqId: ${String(boqId)}, quantity: "0" }]`,
      ),
      code: 'QUANTITY_ZERO',
    },
    stale: 'construction',
    says: async (api, target) => {
      const { id, itemId } = await newTask(api, target);
      return {
        move: 'addTask',
        entity: 'schedule',
        entityId: Number(id),
        scheduleId: Number(id),
        before: null,
        after: { name: 'Lead-in', groupId: GROUPS.ridgeway, dueDate: '2026-12-01', constructionId: target.constructionId },
        detail: { planned: [{ id: itemId, boqId: target['boqId'], childCode: null, quantity: '12.500' }] },
        follows: ['assignLine'],
      };
    },
  },
  {
    ...office,
    operation: 'addTasks',
    begin: withTemplate,
    send: addingTasks('Survey'),
    // what a job refuses stands in its verdict: add-tasks.db.test
    refused: { send: addingTasks('Survey', ', groupId: 2147483647'), code: 'NOT_FOUND' },
    stale: null,
    says: async (api, { constructionId }) => {
      const id = await idOf(api, 'select max(id) as id from schedule where construction_id = $constructionId', { constructionId });
      return {
        move: 'addTask',
        entity: 'schedule',
        entityId: id,
        scheduleId: id,
        before: null,
        after: { name: 'Survey', groupId: null, dueDate: '2026-11-27', constructionId },
        detail: { planned: [] },
      };
    },
  },
  ISSUE,
  {
    ...ISSUE,
    what: 'with a rate missing',
    refused: {
      begin: task({ unissued: true }),
      code: 'RATE_MISSING',
      details: { group: 'Ridgeway Cabling', codes: ['PIT-450', 'CON-20'] },
    },
  },
  {
    ...office,
    operation: 'reassignTask',
    begin: task({ accepted: true }),
    send: input('reassignTask', (target) => `${ofTask(target)}, groupId: ${GROUPS.crewNorth}, reason: "no crew"`),
    refused: {
      begin: async (api) => {
        const target = await task({ accepted: true })(api);
        await api.sequelize.query('insert into task_user (schedule_id, user_id, on_site_utc) values ($id, $userId, now())', {
          bind: { id: target.id, userId: PEOPLE.sub },
        });
        return target;
      },
      code: 'SOMEBODY_ONSITE',
      details: { names: ['Ridge Carter'] },
    },
    stale: 'schedule',
    rowBefore: (api, { id }): Promise<Row> => one(api, 'select accepted_date from schedule where id = $id', { id }),
    says: (_, target, before) => ({
      move: 'reassignTask',
      entity: 'schedule',
      before: {
        groupId: GROUPS.ridgeway,
        resource: null,
        acceptedDate: (before['accepted_date'] as Date).toISOString(),
        declinedDate: null,
      },
      after: { groupId: GROUPS.crewNorth, resource: 'Crew North', acceptedDate: null, declinedDate: null },
      detail: { priced: itemIds(target).map((id) => ({ id, childCode: null, rate: null })) },
      why: 'no crew',
    }),
  },
  {
    ...office,
    operation: 'ignoreTask',
    what: 'set aside',
    begin: task(),
    send: input('ignoreTask', (target) => `${ofTask(target)}, ignored: true, reason: "issued twice"`),
    refused: { begin: task({ submitted: true }), code: 'TASK_SUBMITTED' },
    stale: 'schedule',
    says: () => ({ move: 'ignoreTask', entity: 'schedule', before: { ignored: false }, after: { ignored: true }, why: 'issued twice' }),
  },
  {
    ...office,
    operation: 'ignoreTask',
    what: 'and back',
    begin: task({ ignored: true }),
    send: input('ignoreTask', (target) => `${ofTask(target)}, ignored: false`),
    refused: { begin: task(), code: 'TASK_NOT_IGNORED' },
    stale: 'schedule',
    says: () => ({ move: 'restoreTask', entity: 'schedule', before: { ignored: true }, after: { ignored: false } }),
  },
  {
    ...office,
    operation: 'remindTask',
    begin: task(),
    send: input('remindTask', (target) => `${ofTask(target)}, reminderDate: "2026-12-03", reminderComments: "ring the builder"`),
    refused: {
      send: input('remindTask', (target) => `${ofTask(target)}, reminderDate: "2026-12-03", reminderComments: "${'x'.repeat(1001)}"`),
      code: 'INVALID_INPUT',
    },
    stale: 'schedule',
    says: () => ({
      move: 'remindTask',
      entity: 'schedule',
      before: { reminderDate: null, reminderComments: null },
      after: { reminderDate: '2026-12-03', reminderComments: 'ring the builder' },
    }),
  },
  {
    ...office,
    operation: 'changeTasks',
    begin: task(),
    send: changingTask('dueDate: "2031-01-02", reason: "rain"'),
    // what a task refuses stands in its verdict: change-tasks.db.test
    refused: { send: changingTask('dueDate: "2031-01-02"'), code: 'REASON_REQUIRED' },
    stale: null,
    rowBefore: (api, { id }): Promise<Row> => one(api, 'select due_date::text from schedule where id = $id', { id }),
    says: (_, __, before) => ({
      move: 'setTaskDueDate',
      entity: 'schedule',
      before: { dueDate: before['due_date'] },
      after: { dueDate: '2031-01-02' },
      why: 'rain',
    }),
  },
  {
    ...office,
    operation: 'undoTaskChanges',
    begin: remindedTask,
    send: ofMany('undoTaskChanges', ({ actionId }) => `clientIds: ["${String(actionId)}"]`),
    // what another person did is theirs to take back
    denied: { by: 'finance', code: 'NOT_FOUND' },
    // what one of the tasks refuses stands in its verdict: change-tasks.db.test
    refused: { send: ofMany('undoTaskChanges', () => 'clientIds: []'), code: 'INVALID_INPUT' },
    stale: null,
    says: () => ({
      move: 'remindTask',
      entity: 'schedule',
      before: { reminderDate: '2031-01-02', reminderComments: null },
      after: { reminderDate: null, reminderComments: null },
      why: 'Undone',
    }),
  },
  {
    ...office,
    operation: 'undoAddedTasks',
    begin: withAddedTask,
    send: ofMany('undoAddedTasks', ({ actionId }) => `clientIds: ["${String(actionId)}"]`),
    denied: { by: 'finance', code: 'NOT_FOUND' },
    // what one of the jobs refuses stands in its verdict: add-tasks.db.test
    refused: { send: ofMany('undoAddedTasks', () => 'clientIds: []'), code: 'INVALID_INPUT' },
    stale: null,
    says: (_, { constructionId, addedId }) => ({
      move: 'removeTask',
      entity: 'schedule',
      entityId: Number(addedId),
      scheduleId: Number(addedId),
      version: 1,
      before: { name: 'Survey', groupId: null, dueDate: '2026-11-27', constructionId },
      after: null,
      why: 'Undone',
    }),
  },
  {
    ...office,
    // finance reviews, too
    denied: { by: 'sub', code: 'CLAIM_REQUIRED' },
    operation: 'reviewTask',
    what: 'adjusted',
    begin: task({ accepted: true, submitted: true }),
    send: reviewed('adjust', ', approvedQty: "30", reason: "the photos show 30 m"'),
    refused: { begin: task({ accepted: true, completed: true }), code: 'TASK_NOT_SUBMITTED' },
    stale: 'schedule',
    says: (_, target) => ({
      move: 'reviewTask',
      entity: 'schedule',
      before: null,
      after: null,
      detail: {
        reviewed: [
          {
            ...{ id: itemIds(target)[1], code: 'CON-20', verdict: 'adjust' },
            ...{ doneQty: '35.000', approvedQty: '30.000', reason: 'the photos show 30 m' },
          },
        ],
        paymentId: null,
      },
    }),
  },
  {
    ...office,
    // finance reviews, too
    denied: { by: 'sub', code: 'CLAIM_REQUIRED' },
    operation: 'reviewTask',
    what: 'rejected, on a payment',
    begin: async (api) => {
      const target = await task({ accepted: true, submitted: true })(api);
      const { id, constructionId } = target;
      const paymentId = await idOf(api, `insert into payment (schedule_id, construction_id) values ($id, $constructionId) returning id`, {
        id,
        constructionId,
      });
      await api.sequelize.query(
        `insert into payment_item (payment_id, schedule_item_id, unit_amount) select $paymentId, id, rate from schedule_item where schedule_id = $id`,
        { bind: { paymentId, id } },
      );
      return { ...target, paymentId };
    },
    send: reviewed('reject', ', reason: "no photo of it"'),
    refused: { send: reviewed('reject'), code: 'REASON_REQUIRED' },
    stale: 'schedule',
    says: (_, target) => ({
      move: 'reviewTask',
      entity: 'schedule',
      before: null,
      after: null,
      detail: {
        reviewed: [
          {
            ...{ id: itemIds(target)[1], code: 'CON-20', verdict: 'reject' },
            ...{ doneQty: '35.000', approvedQty: null, reason: 'no photo of it' },
          },
        ],
        paymentId: target['paymentId'],
      },
      follows: ['reviewPayment'],
    }),
  },
  {
    ...office,
    operation: 'decideVariation',
    begin: line,
    send: input('decideVariation', ({ id }) => `boqId: ${id}, verdict: "approve"`),
    refused: {
      begin: async (api) => {
        const target = await planned(api);
        return { ...target, id: Number(target['boqId']), scheduleId: null };
      },
      code: 'NO_VARIATION',
      details: { code: 'CON-20' },
    },
    stale: 'boq',
    says: () => ({
      move: 'decideVariation',
      entity: 'boq',
      before: { designVariation: null, variationDecidedDate: null, variationDecidedBy: null, variationReason: null },
      after: { designVariation: '1.500', variationDecidedDate: AT, variationDecidedBy: 'Olive Hart', variationReason: null },
      detail: { code: 'ROCK-H', variationQty: '1.500', verdict: 'approve' },
    }),
  },
];
