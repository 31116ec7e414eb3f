// What a move made of a task, written: one statement that the database has planned before, for the task's row with its next version and for those
// of its visits and items that the effect did not leave alone (schema/domain/task/task.effects.ts).
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { LoadedTask, TaskItem, TaskVisit } from '../task-record/task.model.ts';

/** The columns that moves change, by the names of the effects, with their types. */
const OF_TASK = {
  groupId: ['group_id', 'integer'],
  resource: ['resource', 'text'],
  issuedDate: ['issued_date', 'timestamptz'],
  issuedBy: ['issued_by', 'text'],
  acceptedDate: ['accepted_date', 'timestamptz'],
  declinedDate: ['declined_date', 'timestamptz'],
  declineReason: ['decline_reason', 'text'],
  onsiteDate: ['onsite_date', 'timestamptz'],
  completedDate: ['completed_date', 'timestamptz'],
  completedGroupId: ['completed_group_id', 'integer'],
  submittedDate: ['submitted_date', 'timestamptz'],
  isPartial: ['is_partial', 'boolean'],
  isReopened: ['is_reopened', 'boolean'],
  ignored: ['ignored', 'boolean'],
  reminderDate: ['reminder_date', 'date'],
  reminderComments: ['reminder_comments', 'text'],
} as const;
const OF_VISIT = {
  onSiteUtc: ['on_site_utc', 'timestamptz'],
  offSiteUtc: ['off_site_utc', 'timestamptz'],
  completedUtc: ['completed_utc', 'timestamptz'],
  confirmItemQtys: ['confirm_item_qtys', 'boolean'],
  comments: ['comments', 'text'],
} as const;
const OF_ITEM = {
  completedQty: ['completed_qty', 'numeric'],
  variationReason: ['variation_reason', 'text'],
  rejectedDate: ['rejected_date', 'timestamptz'],
  rejectedBy: ['rejected_by', 'text'],
  rejectReason: ['reject_reason', 'text'],
  countedByUserId: ['counted_by_user_id', 'integer'],
  approvedQty: ['approved_qty', 'numeric'],
  approvedDate: ['approved_date', 'timestamptz'],
  approvedBy: ['approved_by', 'text'],
  reviewReason: ['review_reason', 'text'],
  childCode: ['child_code', 'text'],
  rate: ['rate', 'numeric'],
} as const;
/** What an item is born with beside them. */
const OF_NEW_ITEM = {
  ...OF_ITEM,
  boqId: ['boq_id', 'integer'],
  quantity: ['quantity', 'numeric'],
} as const;

type Columns = Readonly<Record<string, readonly [column: string, type: string]>>;
type Names<C extends Columns> = readonly (keyof C & string)[];

interface Written {
  readonly version: number;
  readonly visits: readonly Numbered[] | null;
  readonly items: readonly Numbered[] | null;
  readonly visitId: number | null;
  readonly itemId: number | null;
}

interface Numbered {
  readonly id: number;
  readonly version: number;
}

/**
 * The task as it stands now: with the new versions, and numbers for what was born.
 * @throws Error when the row was written past its lock, or when one press brings two rows of a table
 */
export async function writeTask(command: CommandContext, task: LoadedTask, made: LoadedTask): Promise<LoadedTask> {
  const visits = changesOf(task.taskUsers, made.taskUsers, OF_VISIT);
  const items = changesOf(task.items, made.items, OF_ITEM);
  const own = differing(task, made, OF_TASK);
  const { sequelize, transaction, actor } = command;
  const [written] = await sequelize.query<Written>(statement(own, visits, items), {
    bind: {
      ...Object.fromEntries(own.map((name) => [name, made[name]])),
      id: task.id,
      version: task.version,
      ...(visits.changed.length > 0 ? { visits: JSON.stringify(visits.changed) } : {}),
      ...(items.changed.length > 0 ? { items: JSON.stringify(items.changed) } : {}),
      ...(visits.born === null ? {} : { visit: JSON.stringify(visits.born) }),
      ...(items.born === null ? {} : { item: JSON.stringify(items.born), bringerId: actor.userId }),
    },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (written === undefined) throw new Error(`task ${String(task.id)} was written past its lock`);
  const now = {
    ...made,
    version: written.version,
    taskUsers: made.taskUsers.map((row) => numbered(row, written.visits, written.visitId)),
    items: made.items.map((row) => ({ ...numbered(row, written.items, written.itemId), scheduleId: task.id })),
  };
  collectVersions(command, task, now);
  return now;
}

interface Changes<Row> {
  readonly names: readonly string[];
  readonly changed: readonly Row[];
  readonly born: Row | null;
}

function changesOf<Row extends TaskVisit | TaskItem>(before: readonly Row[], after: readonly Row[], columns: Columns): Changes<Row> {
  const old = new Map(before.map((row) => [row.id, row]));
  const born = after.filter(({ id }) => !old.has(id));
  if (born.length > 1) throw new Error('one press brings at most one row of a table');
  const changed = after.filter((row) => old.has(row.id) && old.get(row.id) !== row);
  const names = new Set(changed.flatMap((row) => differing(old.get(row.id) ?? row, row, columns)));
  return { names: Object.keys(columns).filter((name) => names.has(name)), changed, born: born[0] ?? null };
}

function differing<C extends Columns>(before: object, after: object, columns: C): Names<C> {
  const [old, now] = [before, after] as Readonly<Record<string, unknown>>[];
  return Object.keys(columns).filter((name) => !isSame(old?.[name], now?.[name]));
}

const isSame = (a: unknown, b: unknown): boolean => a === b || (a instanceof Date && b instanceof Date && a.getTime() === b.getTime());

/** One text for each set of columns that a move changes: there are about as many as moves. */
function statement(own: Names<typeof OF_TASK>, visits: Changes<TaskVisit>, items: Changes<TaskItem>): string {
  const sets = own.map((name) => `${OF_TASK[name][0]} = $${name}`);
  const parts = [
    `task as (update schedule set ${[...sets, 'version = version + 1'].join(', ')} where id = $id and version = $version returning version)`,
    visits.changed.length > 0 ? updateOf('visits', 'task_user', visits.names, OF_VISIT) : '',
    items.changed.length > 0 ? updateOf('items', 'schedule_item', items.names, OF_ITEM) : '',
    visits.born === null ? '' : insertOf('visit', 'task_user', { userId: ['user_id', 'integer'], ...OF_VISIT }),
    items.born === null ? '' : insertOf('item', 'schedule_item', OF_NEW_ITEM, { created_by_user_id: '$bringerId::integer' }),
  ].filter((part) => part !== '');
  const all = (name: string, are: boolean): string => (are ? `(select json_agg(${name}) from ${name})` : 'null');
  const id = (name: string, is: boolean): string => (is ? `(select id from ${name})` : 'null');
  return prepared(
    [
      'write-task',
      ...placesOf(own, OF_TASK),
      ...(visits.changed.length > 0 ? ['v', ...placesOf(visits.names, OF_VISIT)] : []),
      ...(items.changed.length > 0 ? ['i', ...placesOf(items.names, OF_ITEM)] : []),
      ...(visits.born === null ? [] : ['nv']),
      ...(items.born === null ? [] : ['ni']),
    ].join('-'),
    `with ${parts.join(',\n')}
     select version, ${all('visits', visits.changed.length > 0)} as visits, ${all('items', items.changed.length > 0)} as items,
       ${id('visit', visits.born !== null)} as "visitId", ${id('item', items.born !== null)} as "itemId" from task`,
  );
}

/** The columns by their places: a statement's name has at most 63 characters. */
const placesOf = (names: readonly string[], columns: Columns): string[] => names.map((name) => String(Object.keys(columns).indexOf(name)));

function updateOf(name: string, table: string, names: readonly string[], columns: Columns): string {
  const given = names.map((one) => [one, ...(columns[one] ?? [])]);
  const sets = given.map(([one, column]) => `${column} = r."${one}"`);
  const types = given.map(([one, , type]) => `, "${one}" ${type}`);
  return `${name} as (update ${table} t set ${[...sets, 'version = t.version + 1'].join(', ')}
      from jsonb_to_recordset($${name}::jsonb) r(id integer${types.join('')}) where t.id = r.id and t.schedule_id = $id returning t.id, t.version)`;
}

function insertOf(name: string, table: string, columns: Columns, others: Readonly<Record<string, string>> = {}): string {
  const given: Columns = { clientId: ['client_id', 'uuid'], ...columns };
  const into = ['schedule_id', ...Object.keys(others), ...Object.values(given).map(([column]) => column)];
  const values = ['$id', ...Object.values(others), ...Object.keys(given).map((one) => `r."${one}"`)];
  const types = Object.entries(given).map(([one, [, type]]) => `"${one}" ${type}`);
  return `${name} as (insert into ${table} (${into.join(', ')}) select ${values.join(', ')}
      from jsonb_to_record($${name}::jsonb) r(${types.join(', ')}) returning id)`;
}

function numbered<Row extends Numbered>(row: Row, written: readonly Numbered[] | null, bornId: number | null): Row {
  if (row.id === 0 && bornId !== null) return { ...row, id: bornId, version: 0 };
  const version = written?.find(({ id }) => id === row.id)?.version;
  return version === undefined ? row : { ...row, version };
}

/** Of what this move wrote: the person's queue goes on from there. */
function collectVersions({ versions }: CommandContext, before: LoadedTask, now: LoadedTask): void {
  versions['schedule'] = now.version;
  const newest = (rows: readonly Numbered[], old: readonly Numbered[]): number | undefined =>
    rows.find((row) => old.find(({ id }) => id === row.id)?.version !== row.version)?.version;
  const visit = newest(now.taskUsers, before.taskUsers);
  const item = newest(now.items, before.items);
  if (visit !== undefined) versions['taskUser'] = visit;
  if (item !== undefined) versions['scheduleItem'] = item;
}
