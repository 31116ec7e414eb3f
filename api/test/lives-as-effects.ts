// Command and effect agree, row by row: every move that was made is read from the record of the rows (decision 032), and what its rows became must
// be what the shared effect says of the rows before it. Nothing is read while the lives are lived.
import { QueryTypes, type Sequelize } from 'sequelize';
import { actionInstant } from '@lotline/schema/domain/kernel/action-instant';
import { UNREVIEWED } from '@lotline/schema/domain/task/review.rules';
import * as effects from '@lotline/schema/domain/task/task.effects';
import type { Pressed } from '@lotline/schema/domain/kernel/effect';
import type { TaskState } from '@lotline/schema/domain/task/task.effects';

type Row = Readonly<Record<string, unknown>>;

/** The task with all its columns: those that the effects do not know must stay as they were. */
interface Life extends TaskState<Date> {
  readonly issuedDate: Date | null;
  readonly taskUsers: readonly (TaskState<Date>['taskUsers'][number] & Row)[];
  readonly items: readonly (TaskState<Date>['items'][number] & Row)[];
}

type Effect = (life: Life, pressed: Pressed<Date>) => Life;

/** What the random lives type into each move: the event's words may be arranged anew, the rows may not. */
export const LIFE_INPUTS: Readonly<Record<string, Effect>> = {
  accept: effects.accept,
  decline: (life, pressed) => effects.decline(life, 'no crew free', pressed),
  goOnsite: effects.goOnsite,
  goOffsite: effects.goOffsite,
  complete: (life, pressed) => effects.complete(life, { partial: false, comments: null }, pressed),
  completePartially: (life, pressed) => effects.complete(life, { partial: true, comments: 'rain' }, pressed),
  confirm: effects.confirm,
  submit: effects.submit,
  addItem: (life, pressed) =>
    effects.addItem(life, { childCode: null, rate: isOwnCrew(life) ? '96' : null, quantity: '0.5', reason: 'rock' }, pressed),
  changeItem: (life) => {
    const first = life.items[0];
    return effects.changeItem(life, (item) => item === first, { completedQty: '1', variationReason: 'one was there' });
  },
  reopen: (life) => effects.reopen(life),
};

/** Planned items of the tests have rates where the task is subcontracted. */
const isOwnCrew = ({ items }: Life): boolean => items[0]?.rate === null;

interface Change {
  readonly schedule_id: number;
  readonly tx: string;
  readonly table_name: 'schedule' | 'task_user' | 'schedule_item';
  readonly row_key: string;
  readonly after: Row | null;
}

interface Told {
  readonly tx: string;
  readonly move: string;
  readonly actor_user_id: number;
  readonly client_id: string | null;
  readonly recorded_at: Date;
  readonly occurred_at: Date | null;
  readonly sent_at: Date | null;
}

/** Written by the database itself, and told by no effect. */
const NOT_OF_MOVES = ['updated_at', 'rejected_item_count', 'ticket_of_work'];
const INSTANTS = /_(date|utc)$/;
const DECIMALS = new Set(['quantity', 'completed_qty', 'rate']);

export async function differencesFromEffects(sequelize: Sequelize): Promise<{ moves: Map<string, number>; differences: unknown[] }> {
  const changes = await sequelize.query<Change>(
    `select c.schedule_ids[1] as schedule_id, c.tx::text, c.table_name, c.row_key, c.after from change c
      where c.table_name in ('schedule', 'task_user', 'schedule_item') and c.operation in ('I', 'U') order by c.seq`,
    { type: QueryTypes.SELECT },
  );
  const told = await sequelize.query<Told>(
    `select e.tx::text, e.move, e.actor_user_id, e.client_id, e.recorded_at, e.occurred_at, e.sent_at from event e where e.entity = 'schedule'`,
    { type: QueryTypes.SELECT },
  );
  const movesByTx = new Map(told.map((event) => [event.tx, event]));
  const moves = new Map<string, number>();
  const differences: unknown[] = [];
  for (const life of groupedBy(changes, ({ schedule_id }) => schedule_id).values()) {
    const rows = new Map<string, Row>();
    for (const [tx, written] of groupedBy(life, ({ tx }) => tx)) {
      const before = lifeOf(rows);
      for (const { table_name, row_key, after } of written) {
        const key = `${table_name} ${row_key}`;
        rows.set(key, { ...rows.get(key), ...after });
      }
      const event = movesByTx.get(tx);
      const effect = event === undefined ? undefined : LIFE_INPUTS[event.move];
      if (event === undefined || effect === undefined) continue;
      moves.set(event.move, (moves.get(event.move) ?? 0) + 1);
      const now = lifeOf(rows);
      const said = asWritten(before, effect(before, pressOf(event, before)), now, event);
      const isSame = JSON.stringify(sorted(now)) === JSON.stringify(sorted(said));
      if (!isSame && differences.length < 3) differences.push({ event, now: sorted(now), said: sorted(said) });
    }
  }
  return { moves, differences };
}

function groupedBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

function lifeOf(rows: ReadonlyMap<string, Row>): Life {
  const of = (table: string): Row[] =>
    [...rows]
      .filter(([key]) => key.startsWith(`${table} `))
      .map(([, row]) => wired(row))
      .sort((a, b) => Number(a['id']) - Number(b['id']));
  const [task = {}] = of('schedule');
  const { issuedDate, groupId, acceptedDate, declinedDate, onsiteDate, completedDate, submittedDate, isPartial, isReopened, ...row } = task;
  const state = { issuedDate, groupId, acceptedDate, declinedDate, onsiteDate, completedDate, submittedDate, isPartial, isReopened };
  const life: Row = { ...state, ...row, taskUsers: of('task_user'), items: of('schedule_item') };
  if (!isLife(life)) throw new Error(`No task: ${JSON.stringify(life)}`);
  return life;
}

/** The columns are the database's; what the effects ask of them is that the lists are there. */
const isLife = (row: Row): row is Row & Life => Array.isArray(row['taskUsers']) && Array.isArray(row['items']);

/** Columns by the names of the effects; instants as dates; decimals without what no figure says. */
function wired(row: Row): Row {
  const entries = Object.entries(row).filter(([column]) => !NOT_OF_MOVES.includes(column));
  return Object.fromEntries(
    entries.map(([column, value]) => {
      const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      if (typeof value === 'string' && INSTANTS.test(column)) return [name, new Date(value)];
      return [name, DECIMALS.has(column) && value !== null ? String(Number(value)) : value];
    }),
  );
}

function pressOf(event: Told, { issuedDate, completedDate, taskUsers }: Life): Pressed<Date> {
  const own = taskUsers.filter(({ userId }) => userId === event.actor_user_id);
  const notBefore = [issuedDate, ...own.flatMap(({ onSiteUtc, offSiteUtc, completedUtc }) => [onSiteUtc, offSiteUtc, completedUtc])];
  const { instant } = actionInstant({
    received: event.recorded_at,
    occurredAt: event.occurred_at?.toISOString() ?? null,
    sentAt: event.sent_at?.toISOString() ?? null,
    notBefore: event.move === 'submit' ? [...notBefore, completedDate] : notBefore,
  });
  return { actor: { userId: event.actor_user_id }, at: instant, id: event.client_id };
}

/** With what the server adds: the next versions, who counted, and of what was born its number, its task, its line and whose it is. */
function asWritten(before: Life, said: Life, now: Life, { move, actor_user_id: actorId }: Told): object {
  // what was decided was decided on another quantity
  const counted = { ...UNREVIEWED, countedByUserId: actorId };
  const numbered = (
    rows: readonly Row[],
    were: readonly Row[],
    are: readonly Row[],
    born: (id: unknown) => Row,
    changed: Row = {},
  ): Row[] =>
    rows.map((row, place) => {
      if (were.includes(row)) return row;
      if (row['id'] !== effects.NOT_NUMBERED) return { ...row, version: Number(row['version']) + 1, ...changed };
      const id = are[place]?.['id'];
      return { ...row, id, version: 0, scheduleId: rowId(before), ...born(id) };
    });
  const lineOf = (id: unknown): unknown => now.items.find((item) => item.id === id)?.boqId;
  return {
    ...said,
    version: Number(rowOf(before)['version']) + 1,
    taskUsers: numbered(said.taskUsers, before.taskUsers, now.taskUsers, () => ({})),
    items: numbered(
      said.items,
      before.items,
      now.items,
      (id) => ({ boqId: lineOf(id), createdByUserId: actorId, ...counted }),
      move === 'changeItem' ? counted : {},
    ).map((item) => ({
      ...item,
      quantity: decimal(item['quantity']),
      completedQty: decimal(item['completedQty']),
      rate: decimal(item['rate']),
    })),
  };
}

/** With what its row has beside the facts that rules read. */
const rowOf = (life: Life): Row => ({ ...life });
const rowId = (life: Life): unknown => rowOf(life)['id'];
const decimal = (value: unknown): unknown => (value === null || value === undefined ? null : String(Number(value)));

/** Names in one order, at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
