// What sixteen callers press at the same moment, for each figure of the table: the rows before, each caller's mutation, and the answers
// that may come.
import type { Sequelize } from 'sequelize';
import { insertRow } from '../insert-row.ts';
import { insertTask } from '../task-rows.ts';
import { callerId, CALLERS } from './callers.ts';
import {
  insertPricedItem,
  insertRejected,
  insertSubmittable,
  insertSubmitted,
  insertTasksOnLine,
  insertVisited,
  untilSomebodyWaits,
} from './contest-rows.ts';

interface SentActions {
  readonly mutationOf: (caller: number) => string;
  /** What somebody else does to the database at the same moment. */
  readonly meanwhile?: () => Promise<unknown>;
}

export interface Contest {
  readonly title: string;
  readonly rounds: number;
  readonly prepare: (sequelize: Sequelize) => Promise<SentActions>;
  /** Whose mutation each is, when not each caller's own: a person who presses several times at once. */
  readonly personOf?: (caller: number) => number;
  /** How many are done: all, one, or any number; whoever is not is told one of `refused`. */
  readonly done: 'all' | 'one' | 'any';
  readonly refused?: readonly string[];
}

const onsite = (scheduleId: number) => `updateTaskUserOnSite(taskUser: { scheduleId: ${scheduleId} }) { id }`;
const complete = (scheduleId: number) => `updateTaskUserComplete(taskUser: { scheduleId: ${scheduleId} }) { id }`;
const comment = (scheduleId: number, text: string) =>
  `updateTaskUserComments(taskUser: { scheduleId: ${scheduleId}, comments: "${text}" }) { id }`;
const confirm = (scheduleId: number) => `updateTaskUserConfirmQty(taskUser: { scheduleId: ${scheduleId} }) { id }`;
const submit = (scheduleId: number) => `updateTaskSubmitted(scheduleId: ${scheduleId}) { id }`;
const reopen = (scheduleId: number) => `reopenTask(scheduleId: ${scheduleId}, reason: "one photo short") { id }`;
const changeItem = (itemId: number | undefined, quantity: number | string) =>
  `updateConstructionScheduleItemCompletion(item: { id: ${itemId}, completedQty: "${quantity}", variationReason: "counted" }) { id }`;
const addItem = (scheduleId: number, itemId: number) =>
  `updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${scheduleId}, itemId: ${itemId}, quantity: "2", reason: "rock" }) { id }`;
const contacts = (jobId: number, rows: string) =>
  `updateDeveloperAndSiteContacts(constructionId: ${jobId}, siteContacts: [${rows}]) { id }`;
const primary = (jobId: number, name: string) => `updateDeveloperAndSiteContact(id: ${jobId}, siteContact: "${name}") { id }`;

const LINES: readonly Contest[] = [
  {
    title: 'sixteen tasks that share one line of the job’s items',
    rounds: 10,
    done: 'all',
    prepare: async (sequelize) => {
      const task = await insertTask(sequelize, { group: 'Crew North' });
      const added = await insertTasksOnLine(sequelize, task, task.itemIds[0], CALLERS);
      return { mutationOf: (caller) => changeItem(added[caller]?.itemId, caller + 1) };
    },
  },
  {
    title: 'items of two lines while unplanned ones are added',
    rounds: 2,
    done: 'all',
    prepare: async (sequelize) => {
      const task = await insertTask(sequelize, { group: 'Crew North' });
      const first = await insertTasksOnLine(sequelize, task, task.itemIds[0], CALLERS / 2);
      const second = await insertTasksOnLine(sequelize, task, task.itemIds[1], CALLERS / 2);
      const extra = await insertPricedItem(sequelize);
      const added = [...first, ...second];
      const mutationOf = (caller: number) =>
        caller % 4 === 3 ? addItem(added[caller]?.scheduleId ?? 0, extra) : changeItem(added[caller]?.itemId, `${caller}.5`);
      return { mutationOf };
    },
  },
];

const VISITS: readonly Contest[] = [
  {
    title: 'the first visit of one task, of sixteen people',
    rounds: 2,
    done: 'all',
    prepare: async (sequelize) => {
      const { scheduleId } = await insertTask(sequelize, { group: 'Crew North' });
      return { mutationOf: () => onsite(scheduleId) };
    },
  },
  {
    title: 'the first visit of a job, on its tasks, while its status and contacts are changed and items are added',
    rounds: 2,
    done: 'all',
    prepare: async (sequelize) => {
      const task = await insertTask(sequelize, { group: 'Crew North' });
      const added = await insertTasksOnLine(sequelize, task, task.itemIds[0], CALLERS);
      const extra = await insertPricedItem(sequelize);
      const mutationOf = (caller: number) => {
        const scheduleId = added[caller]?.scheduleId ?? 0;
        if (caller % 4 === 1) return `updateJobStatus(id: ${task.constructionId}, status: "Scheduled") { id }`;
        if (caller % 4 === 2) return addItem(scheduleId, extra);
        return caller % 4 === 3 ? primary(task.constructionId, `Contact ${caller}`) : onsite(scheduleId);
      };
      return { mutationOf };
    },
  },
  {
    title: 'Is Complete, of sixteen people who are onsite',
    rounds: 2,
    done: 'one',
    refused: ['TASK_COMPLETED'],
    prepare: async (sequelize) => {
      const { scheduleId } = await insertVisited(sequelize);
      return { mutationOf: () => complete(scheduleId) };
    },
  },
  {
    title: 'comment and confirm of four people who were never onsite, each pressing four times',
    rounds: 2,
    personOf: (caller) => caller % 4,
    done: 'any',
    refused: ['ALREADY_CONFIRMED'],
    prepare: async (sequelize) => {
      const { scheduleId } = await insertTask(sequelize, { group: 'Crew North', completed: true });
      return { mutationOf: (caller) => (caller < CALLERS / 2 ? comment(scheduleId, 'gate code 4471') : confirm(scheduleId)) };
    },
  },
];

const JOBS: readonly Contest[] = [
  {
    title: 'a job’s contacts, by the long form with equal orders and by the short one',
    rounds: 2,
    done: 'all',
    prepare: async (sequelize) => {
      const { constructionId } = await insertTask(sequelize, { group: 'Crew North' });
      const first = await insertRow(sequelize, 'site_contact', { construction_id: constructionId, name: 'First', sort_order: 1 });
      await sequelize.query(`update construction set site_contact = 'First' where id = $constructionId`, { bind: { constructionId } });
      const mutationOf = (caller: number) =>
        caller % 2 === 0
          ? primary(constructionId, `Short ${caller}`)
          : contacts(constructionId, `{ name: "New ${caller}", sortOrder: 1 }, { id: ${first}, name: "First ${caller}", sortOrder: 1 }`);
      return { mutationOf };
    },
  },
];

const PAYMENTS: readonly Contest[] = [
  {
    title: 'one task submitted by sixteen people: one payment',
    rounds: 2,
    done: 'one',
    refused: ['TASK_SUBMITTED'],
    prepare: async (sequelize) => {
      const { scheduleId } = await insertSubmittable(sequelize);
      return { mutationOf: () => submit(scheduleId) };
    },
  },
  {
    title: 'sixteen rejected items corrected: no rejection left, every line paid as corrected',
    rounds: 2,
    done: 'all',
    prepare: async (sequelize) => {
      const { itemIds } = await insertRejected(sequelize);
      return { mutationOf: (caller) => changeItem(itemIds[caller], caller) };
    },
  },
  {
    title: 'corrections, additions, reopening and submitting of one task',
    rounds: 2,
    done: 'any',
    refused: ['TASK_SUBMITTED', 'TASK_NOT_COMPLETED', 'ITEM_QTYS_NOT_CONFIRMED'],
    prepare: async (sequelize) => {
      const { scheduleId, itemIds } = await insertSubmitted(sequelize);
      const extra = await insertPricedItem(sequelize);
      const mutationOf = (caller: number) => {
        if (caller === 5) return reopen(scheduleId);
        if (caller % 4 === 0) return addItem(scheduleId, extra);
        return caller % 4 === 1 ? submit(scheduleId) : changeItem(itemIds[caller % 2], caller);
      };
      return { mutationOf };
    },
  },
  {
    title: 'corrections of a task whose payment is being approved: what was approved is what stands on the items (decision 003)',
    rounds: 2,
    done: 'any',
    refused: ['PAYMENT_APPROVED'],
    prepare: async (sequelize) => {
      const { scheduleId, itemIds } = await insertSubmitted(sequelize);
      const approval = await sequelize.transaction();
      const bind = { scheduleId };
      await sequelize.query(`update payment set state = 'approved' where schedule_id = $scheduleId`, { bind, transaction: approval });
      const meanwhile = async () => {
        await untilSomebodyWaits(sequelize, 'payment');
        await approval.commit();
      };
      return { mutationOf: (caller) => changeItem(itemIds[caller % 2], caller), meanwhile };
    },
  },
];

const ALONE: readonly Contest[] = [
  {
    title: 'custom tasks ticked and opened again, in lists of opposite orders',
    rounds: 2,
    done: 'all',
    prepare: async (sequelize) => {
      const ids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => insertRow(sequelize, 'custom_task', { name })));
      const mutationOf = (caller: number) => {
        const rows = (caller % 2 === 0 ? ids : ids.toReversed()).map((id) => `{ id: ${id}, isCompleted: ${caller % 3 !== 0} }`);
        return `updateCustomTasks(tasks: [${rows.join(', ')}]) { id }`;
      };
      return { mutationOf };
    },
  },
  {
    title: 'four comments, each edited four times by its author',
    rounds: 2,
    personOf: (caller) => caller % 4,
    done: 'all',
    prepare: async (sequelize) => {
      const { scheduleId } = await insertTask(sequelize, { group: 'Crew North' });
      const ids: number[] = [];
      for (let person = 0; person < 4; person++) {
        const comment = { schedule_id: scheduleId, user_id: callerId(person), comments: 'On site now' };
        ids.push(await insertRow(sequelize, 'field_comment', comment));
      }
      return { mutationOf: (caller) => `updateFieldComment(fieldComment: { id: ${ids[caller % 4]}, comments: "edit ${caller}" }) { id }` };
    },
  },
];

export const CONTESTS: readonly Contest[] = [...LINES, ...VISITS, ...JOBS, ...PAYMENTS, ...ALONE];
