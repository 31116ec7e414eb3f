// The tasks that a change of several names, within the person's scope: what each of them is answered, and what those that take it are priced at. As many
// statements for many as for one.
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { refused, unless, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import {
  canChangeTask,
  effectOnTask,
  pricedFor,
  type ListedTaskState,
  type TaskEffect,
} from '@lotline/schema/domain/task/bulk-task-edit.rules';
import type { TaskChange, BulkTaskEditInput } from '@lotline/schema/domain/task/bulk-task-edit.input';
import type { AssignedTask, ItemRate } from '@lotline/schema/domain/task/office.effects';
import type { VisitFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { sayError } from '@lotline/schema/errors/catalogue';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import type { Reading } from '../bulk-job-edit/judged-jobs.queries.ts';
import { namesById } from '../people/person-name.queries.ts';
import type { AssignedRow } from '../access/assigned-row.step.ts';
import { activeGroups, type TaskGroup } from '../people/active-group.queries.ts';
import { ratesOfTasks, type GivenTask, type TaskRates } from '../payment/item-rates.queries.ts';
import type { TaskItem } from '../task-record/task.model.ts';
import { taskScope, taskWriteScope } from '../access/task.scope.ts';

type ChangedItem = Pick<TaskItem, 'id' | 'version' | 'quantity' | 'completedQty' | 'childCode' | 'rate'>;

export interface ChangedTask extends Omit<ListedTaskState, keyof AssignedTask<Date>>, AssignedTask<Date> {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly name: string;
  readonly submittedDate: Date | null;
  readonly items: readonly ChangedItem[];
}
type OwnRow = Omit<ChangedTask, 'items' | 'taskUsers'> & AssignedRow & { readonly workOrder: string };

/** A type alias: what a command keeps of itself is JSON. */
export type NamedTaskVerdict = {
  id: number;
  name: string;
  workOrder: string;
  isAllowed: boolean;
  code: string | null;
  sentence: string | null;
  effect: TaskEffect | null;
};

/** One that takes the change and is not so already. */
export interface ChangingTask {
  readonly task: ChangedTask;
  /** Of the group that it is given to. */
  readonly rates: readonly ItemRate[];
  readonly effect: TaskEffect;
}

export interface JudgedChanges {
  /** In the order in which they were named. */
  readonly verdicts: NamedTaskVerdict[];
  readonly changing: readonly ChangingTask[];
  /** Whom they are given to, where that is the change. */
  readonly group: TaskGroup | null;
}

const OWN_COLUMNS = wireColumns(
  's',
  `id version construction_id name group_id resource issued_date issued_by accepted_date declined_date decline_reason completed_date submitted_date ignored
   reminder_comments`,
  'due_date reminder_date',
);
const TASKS_SQL = `select ${OWN_COLUMNS}, c.work_order as "workOrder", ${taskWriteScope('s')} as "isAssigned"
  from schedule s join construction c on c.id = s.construction_id where s.id = any($ids::int[]) and ${taskScope('s')} order by s.id`;

interface Around {
  readonly id: number;
  readonly items: readonly ChangedItem[];
  readonly taskUsers: readonly VisitFacts[];
}

/** After the locks, so that what others have committed meanwhile is seen. */
const AROUND_SQL = `select s.id,
    ${jsonList(`select ${wireColumns('i', 'id version child_code', 'quantity completed_qty rate')} from schedule_item i where i.schedule_id = s.id order by i.id`)} as items,
    ${jsonList(`select ${wireColumns('t', 'user_id on_site_utc off_site_utc completed_utc confirm_item_qtys')} from task_user t
      where t.schedule_id = s.id and t.on_site_utc is not null and t.off_site_utc is null and t.completed_utc is null order by t.id`)} as "taskUsers"
  from schedule s where s.id = any($ids::int[])`;

/**
 * In a transaction the tasks are locked, in the order of their numbers.
 * @throws RefusalError NOT_FOUND for a group that is not there
 */
export async function judgeTasksOfEdit(
  context: Reading & { readonly timeZone: string },
  { ids, change }: Pick<BulkTaskEditInput, 'ids' | 'change'>,
  at: Date,
): Promise<JudgedChanges> {
  const found = (await loadTasks(context, ids, change)).map(({ isAssigned, ...one }) => {
    const assigned = mustBeAssigned(isAssigned, 'task');
    return { ...one, may: assigned.ok ? canChangeTask(context.actor, one.task, change) : assigned };
  });
  const taking = found.flatMap(({ task, may }) => (may.ok ? [task] : []));
  const priced = taking.flatMap((task) => {
    const groupId = pricedFor(task, change);
    return groupId === null ? [] : [{ task, groupId }];
  });
  const wanted = change.of === 'group' && taking.length > 0 ? [change.groupId] : priced.map(({ groupId }) => groupId);
  const groups = await activeGroups(context, wanted);
  const group = change.of === 'group' && taking.length > 0 ? (groups.get(change.groupId) ?? refuse('NOT_FOUND')) : null;
  const given = priced.flatMap(({ task, groupId }) => {
    const to = groups.get(groupId);
    return to === undefined ? [] : [{ id: task.id, group: to, items: task.items }];
  });
  const ratesOf = await ratesOfTasks(context, given, dayInZone(at.toISOString(), context.timeZone));
  const givenOf = new Map(given.map((one) => [one.id, one]));
  const judged = found.map(({ task, workOrder, may }) => {
    const { verdict, rates } = may.ok ? pricing(task, change, givenOf.get(task.id), ratesOf) : { verdict: may, rates: [] };
    return { task, workOrder, verdict, rates, effect: effectOnTask(task, change, rates) };
  });
  const byId = new Map(judged.map((one) => [one.task.id, one]));
  const nameOf = await namesById(
    context,
    judged.flatMap(({ verdict }) => onsiteOf(verdict)),
  );
  return {
    group,
    verdicts: ids.map((id) => {
      const one = byId.get(id);
      return toldOfTask(id, one, one?.verdict ?? refused('NOT_FOUND'), nameOf, one?.effect ?? null);
    }),
    changing: judged.flatMap(({ task, verdict, rates, effect }) => (verdict.ok && effect !== 'same' ? [{ task, rates, effect }] : [])),
  };
}

/** What a task that may be changed so is paid at by whom it is given to; a group that is not at work any more is given nothing. */
function pricing(task: ChangedTask, change: TaskChange, given: GivenTask | undefined, ratesOf: (task: GivenTask) => TaskRates): TaskRates {
  if (given !== undefined) return ratesOf(given);
  return { verdict: unless(pricedFor(task, change) === null, 'GROUP_REQUIRED'), rates: [] };
}

export interface LockedTask extends AssignedRow {
  readonly workOrder: string;
  readonly task: Omit<ChangedTask, 'items' | 'taskUsers'>;
}

/** In a transaction they are locked, in the order of their numbers. */
export async function lockTasksOfEdit({ sequelize, actor, transaction }: Reading, ids: readonly number[]): Promise<LockedTask[]> {
  const own = await sequelize.query<OwnRow>(`${TASKS_SQL}${transaction === undefined ? '' : ' for no key update of s'}`, {
    bind: { ...scopeBinds(actor), ids: [...ids] },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  return own.map(({ isAssigned, workOrder, ...task }) => ({ isAssigned, workOrder, task }));
}

/** Who is onsite, and what the items are paid at. */
const ASKS_AROUND: Readonly<Partial<Record<TaskChange['of'], true>>> = { group: true, issue: true, aside: true };

async function loadTasks(context: Reading, ids: readonly number[], change: TaskChange) {
  const own = await lockTasksOfEdit(context, ids);
  const asksAround = change.of in ASKS_AROUND && own.length > 0;
  const around = asksAround
    ? await context.sequelize.query<Around>(AROUND_SQL, {
        bind: { ids: own.map(({ task }) => task.id) },
        type: QueryTypes.SELECT,
        ...(context.transaction === undefined ? {} : { transaction: context.transaction }),
      })
    : [];
  const aroundOf = new Map(around.map((one) => [one.id, one]));
  return own.map(({ task, ...one }) => {
    const { items = [], taskUsers = [] } = aroundOf.get(task.id) ?? {};
    return { ...one, task: { ...task, items, taskUsers } };
  });
}

const onsiteOf = (verdict: Verdict): number[] => {
  const userIds = verdict.ok || verdict.code !== 'SOMEBODY_ONSITE' ? [] : verdict.details['userIds'];
  return Array.isArray(userIds) ? userIds.filter((id) => typeof id === 'number') : [];
};

type NamedTask = { readonly task: { readonly name: string }; readonly workOrder: string };

/** @param effect of the change, where the task takes it */
export function toldOfTask(
  id: number,
  one: NamedTask | undefined,
  verdict: Verdict,
  nameOf: ReadonlyMap<number, string> = new Map(),
  effect: TaskEffect | null = null,
): NamedTaskVerdict {
  const head = { id, name: one?.task.name ?? '', workOrder: one?.workOrder ?? '' };
  if (verdict.ok) return { ...head, isAllowed: true, code: null, sentence: null, effect };
  const onsite = onsiteOf(verdict);
  // who is onsite is told by name: the office rings them
  const details = onsite.length === 0 ? verdict.details : { names: onsite.map((userId) => nameOf.get(userId) ?? 'someone') };
  return { ...head, isAllowed: false, code: verdict.code, sentence: sayError(verdict.code, details), effect: null };
}
