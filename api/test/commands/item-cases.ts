// The commands on a job's items, and on what a task is to do of them, and what their events say (screens.md §2.6).
import { randomUUID } from 'node:crypto';
import type { BootedApi } from '../booted-api.ts';
import { insertRow } from '../insert-row.ts';
import { insertTask } from '../task-rows.ts';
import { idOf, mutation, ofMany, one, type CommandCase, type Target } from './command-case.ts';

let made = 0;
const catalogueItem = (api: BootedApi, isArchived = false): Promise<number> =>
  insertRow(api.sequelize, 'field_item', { code: `ITEM-${String((made += 1))}`, name: 'Rock', unit_amount: 96, is_archived: isArchived });

const job =
  (isArchived = false) =>
  async (api: BootedApi): Promise<Target> => {
    const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
    return { id: Number(constructionId), constructionId, scheduleId: null, itemId: await catalogueItem(api, isArchived) };
  };
/** A line that no task has. */
const line = async (api: BootedApi): Promise<Target> => {
  const { constructionId } = await job()(api);
  const row = { construction_id: constructionId, code: 'ROCK-H', quantity: 4, unit_amount: 96 };
  return { id: await insertRow(api.sequelize, 'boq', row), constructionId, scheduleId: null };
};
/** A line that the office has removed. */
const removedLine = async (api: BootedApi): Promise<Target> => {
  const [target, actionId] = [await line(api), randomUUID()];
  await removing({ api, by: 'office', target, client: { id: actionId } });
  return { ...target, actionId };
};
/** A line whose value is over the amount from which on the customer approves. */
const lineToApprove = async (api: BootedApi): Promise<Target> => {
  const made = await line(api);
  const sql = `with f as (insert into field_item (code, name, preapproval_over) values (gen_random_uuid()::text, 'Rock', 100) returning id)
    update boq set item_id = f.id from f where boq.id = $id returning boq.id`;
  await idOf(api, sql, { id: made.id });
  return made;
};
/** A line that a task has. */
const lineOfTask = async (api: BootedApi): Promise<Target> => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const sql = `select b.id from boq b where b.construction_id = $constructionId and b.code = 'CON-20'`;
  return { id: await idOf(api, sql, { constructionId }), constructionId, scheduleId: null };
};
const task =
  (isIssued = false) =>
  async (api: BootedApi): Promise<Target> => {
    const { scheduleId, constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
    if (!isIssued) await api.sequelize.query('update schedule set issued_date = null where id = $scheduleId', { bind: { scheduleId } });
    const { itemId, boqId } = await one(
      api,
      `select i.id as "itemId", b.id as "boqId" from schedule_item i join boq b on b.id = i.boq_id where i.schedule_id = $scheduleId and b.code = 'CON-20'`,
      { scheduleId },
    );
    const row = { construction_id: constructionId, code: 'ROCK-H', quantity: 4 };
    return { id: scheduleId, scheduleId, constructionId, itemId, boqId, rockId: await insertRow(api.sequelize, 'boq', row) };
  };

const input = (operation: string, facts: (target: Target) => string) => mutation(operation, (target) => `input: { ${facts(target)} }`);
const office = { by: 'office', denied: { by: 'finance', code: 'CLAIM_REQUIRED' }, replay: 'client', hasOccurredAt: true } as const;
const removing = input('removeJobItems', ({ id, constructionId }) => `constructionId: ${String(constructionId)}, ids: [${id}]`);
const adding = (more: string) =>
  input('addJobItems', ({ id, itemId }) => `constructionId: ${id}, items: [{ itemId: ${String(itemId)}, ${more} }]`);

export const ITEM_CASES: readonly CommandCase[] = [
  {
    ...office,
    operation: 'addJobItems',
    begin: job(),
    send: adding('quantity: "5", comments: "both sides"'),
    refused: { begin: job(true), send: adding('quantity: "5"'), code: 'ITEM_ARCHIVED' },
    stale: null,
    says: async (api, { constructionId, itemId }) => {
      const sql = 'select id, code from boq where construction_id = $constructionId order by id desc limit 1';
      const { id, code } = await one(api, sql, { constructionId });
      return {
        ...{ move: 'addJobItem', entity: 'boq', entityId: Number(id), before: null },
        after: { itemId, quantity: '5.000', unitAmount: '96.00', comments: 'both sides' },
        detail: { code },
      };
    },
  },
  {
    ...office,
    operation: 'editJobItem',
    begin: line,
    send: input('editJobItem', ({ id }) => `boqId: ${id}, quantity: "6", comments: "wider"`),
    refused: { send: input('editJobItem', ({ id }) => `boqId: ${id}, quantity: "-1"`), code: 'QUANTITY_NEGATIVE' },
    stale: 'boq',
    says: () => ({
      ...{ move: 'editJobItem', entity: 'boq' },
      before: { itemId: null, quantity: '4.000', unitAmount: '96.00', comments: null },
      after: { itemId: null, quantity: '6.000', unitAmount: '96.00', comments: 'wider' },
      detail: { code: 'ROCK-H' },
    }),
  },
  {
    ...office,
    operation: 'preapproveJobItem',
    begin: lineToApprove,
    send: input('preapproveJobItem', ({ id }) => `boqId: ${id}, note: "E-mail of 12 May"`),
    refused: { begin: line, code: 'INVALID_INPUT' },
    stale: 'boq',
    says: () => ({
      ...{ move: 'preapproveJobItem', entity: 'boq' },
      before: { preapprovedQty: null, preapprovalNote: null },
      after: { preapprovedQty: '4.000', preapprovalNote: 'E-mail of 12 May' },
      detail: { code: 'ROCK-H' },
    }),
  },
  {
    ...office,
    operation: 'removeJobItems',
    begin: line,
    send: removing,
    refused: { begin: lineOfTask, code: 'ITEM_IN_TASK' },
    stale: null,
    says: () => ({
      ...{ move: 'removeJobItem', entity: 'boq', version: 0, after: null },
      before: { itemId: null, quantity: '4.000', unitAmount: '96.00', comments: null },
      detail: { code: 'ROCK-H' },
    }),
  },
  {
    ...office,
    operation: 'undoRemovedItems',
    begin: removedLine,
    send: ofMany('undoRemovedItems', ({ actionId }) => `clientIds: ["${String(actionId)}"]`),
    // what another person did is theirs to take back
    denied: { by: 'finance', code: 'NOT_FOUND' },
    // what one of the items refuses stands in its verdict: job-items.db.test
    refused: { send: ofMany('undoRemovedItems', () => 'clientIds: []'), code: 'INVALID_INPUT' },
    stale: null,
    says: () => ({
      ...{ move: 'addJobItem', entity: 'boq', version: 1, before: null, why: 'Undone' },
      after: { itemId: null, quantity: '4.000', unitAmount: '96.00', comments: null },
      detail: { code: 'ROCK-H' },
    }),
  },
  {
    ...office,
    operation: 'planTaskItems',
    begin: task(),
    send: input('planTaskItems', ({ id, boqId, rockId }) => {
      const items = `{ boqId: ${String(rockId)}, quantity: "3" }, { boqId: ${String(boqId)}, quantity: "0" }`;
      return `scheduleId: ${id}, items: [${items}]`;
    }),
    refused: { begin: task(true), code: 'ALREADY_ISSUED' },
    stale: 'schedule',
    says: async (api, { scheduleId, itemId, boqId, rockId }) => {
      const id = await idOf(api, 'select id from schedule_item where schedule_id = $scheduleId and boq_id = $rockId', {
        scheduleId,
        rockId,
      });
      return {
        ...{ move: 'planTaskItems', entity: 'schedule', before: null, after: null },
        detail: {
          planned: [{ id, boqId: rockId, childCode: null, quantity: '3.000' }],
          takenOff: [{ id: itemId, boqId, childCode: null, quantity: '35.000' }],
        },
        follows: ['assignLine', 'assignLine'],
      };
    },
  },
];
