// What is known of tasks while they live, to be compared with the record of their changes at the end: their rows at moments, and when each press
// was made and answered. Few statements: a moment is one, and the comparison one for each few hundred of them.
import { randomUUID } from 'node:crypto';
import { QueryTypes, type Sequelize } from 'sequelize';
import { OLDEST_ACTION_DAYS } from '@lotline/schema/domain/kernel/action-instant';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { foldImages, type Columns, type RowImage } from '../src/features/change/fold-images.ts';

const HOUR_MS = 3_600_000;
/** What clocks of phones say beside the right time: forth and back from press to press. */
const WRONG_BY = [0, DAY_MS, -DAY_MS, -6 * 365 * DAY_MS, 5 * 365 * DAY_MS, -90_000, 13 * HOUR_MS];

/** How long they say they kept a press before it was sent; null: not when it was sent; undefined: nothing. */
const KEPT_MS = [undefined, 0, null, 60_000, undefined, HOUR_MS, null, 2 * HOUR_MS, null, 40 * DAY_MS];

/** A device whose clock is set anew before each press. @returns keptMs how long before its receipt the press may be dated */
export function deviceOf(press: number): { client?: object; keptMs: number } {
  const kept = KEPT_MS[press % KEPT_MS.length];
  if (kept === undefined) return { keptMs: 0 };
  const sent = Date.now() + (WRONG_BY[press % WRONG_BY.length] ?? 0);
  const client = { id: randomUUID(), occurredAt: new Date(sent - (kept ?? 0)).toISOString() };
  if (kept === null) return { client, keptMs: 0 };
  return { client: { ...client, sentAt: new Date(sent).toISOString() }, keptMs: kept > OLDEST_ACTION_DAYS * DAY_MS ? 0 : kept };
}

interface Moment {
  /** By the database's clock, to the microsecond. */
  readonly at: string;
  readonly rows: readonly { readonly table: string; readonly key: string; readonly row: Columns }[];
}

interface SentAction {
  readonly move: string;
  readonly keptMs: number;
  /** The server's clock, just before and just after. */
  readonly from: number;
  readonly to: number;
}

const TO_TEXT = (instant: string): string => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
const TABLES = { schedule_item: 'schedule_id', task_user: 'schedule_id', payment: 'schedule_id' };
const ROWS_SQL = `select ${TO_TEXT('clock_timestamp()')} as at, (select json_agg(r) from (
    select 'schedule' as table, id::text as key, to_jsonb(s) - 'ticket_of_work' as row from schedule s where id = $id
    ${Object.entries(TABLES)
      .map(([table, column]) => `union all select '${table}', r.id::text, to_jsonb(r) from ${table} r where r.${column} = $id`)
      .join('\n')}
    union all select 'payment_item', r.id::text, to_jsonb(r) from payment_item r join payment p on p.id = r.payment_id where p.schedule_id = $id
    union all select 'boq', r.id::text, to_jsonb(r) from boq r where r.construction_id = (select construction_id from schedule where id = $id)
    union all select 'construction', c.id::text, to_jsonb(c) - 'search_text' from construction c
      where c.id = (select construction_id from schedule where id = $id)) r) as rows`;
const IMAGES_SQL = `select table_name || ' ' || row_key as of, json_agg(json_build_object('operation', operation, 'before', before, 'after', after,
    'at', ${TO_TEXT('recorded_at')}) order by seq) as images
  from change where (table_name, row_key) in (select * from unnest($tables::text[], $keys::text[])) group by 1`;
const AT_ONCE = 200;

export class LivedTasks {
  readonly #moments: Moment[] = [];
  readonly #presses = new Map<number, SentAction[]>();

  constructor(private readonly sequelize: Sequelize) {}

  /** What the task's rows are now. */
  async remember(scheduleId: number): Promise<void> {
    const [moment] = await this.#rows<Moment>(ROWS_SQL, { id: scheduleId });
    if (moment !== undefined) this.#moments.push(moment);
  }

  pressed(scheduleId: number, press: SentAction): void {
    this.#presses.set(scheduleId, [...(this.#presses.get(scheduleId) ?? []), press]);
  }

  get moments(): number {
    return this.#moments.length;
  }

  /** Rows whose folded images are not what the row was at a moment that is remembered. */
  async wrongAsAt(): Promise<object[]> {
    const wrong: object[] = [];
    for (let first = 0; first < this.#moments.length; first += AT_ONCE) {
      const moments = this.#moments.slice(first, first + AT_ONCE);
      const rows = moments.flatMap((moment) => moment.rows);
      const found = await this.#rows<{ of: string; images: (RowImage & { at: string })[] }>(IMAGES_SQL, {
        tables: rows.map(({ table }) => table),
        keys: rows.map(({ key }) => key),
      });
      const imagesOf = new Map(found.map(({ of, images }) => [of, images]));
      for (const { at, rows: known } of moments)
        for (const { table, key, row } of known) {
          const folded = foldImages(imagesOf.get(`${table} ${key}`) ?? [], null, (image) => image.at > at);
          if (!isSame(folded.row, row)) wrong.push({ table, key, at, ...folded, was: row });
        }
    }
    return wrong;
  }

  /** Tasks whose events are not the presses in their order, with versions one by one and instants of their presses, whatever devices' clocks said. */
  async wrongOrder(): Promise<object[]> {
    const found = await this.#rows<{ id: number; events: Happened[] }>(HAPPENED_SQL, { ids: [...this.#presses.keys()] });
    const eventsOf = new Map(found.map(({ id, events }) => [id, events]));
    return [...this.#presses].flatMap(([id, presses]) => {
      const events = eventsOf.get(id) ?? [];
      const isRight = presses.length === events.length && presses.every((press, at) => isOf(press, events[at], at + 1));
      return isRight ? [] : [{ id, presses, events }];
    });
  }

  /** Rows whose version falls back along the sequence of their images. */
  fallenVersions(): Promise<object[]> {
    return this.#rows(`select * from (
      select table_name, row_key, seq::text, (after ->> 'version')::integer as version,
        lag((after ->> 'version')::integer) over (partition by table_name, row_key order by seq) as earlier
      from change where after ? 'version') v where version < earlier limit 20`);
  }

  #rows<T extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<T[]> {
    return this.sequelize.query<T>(sql, { bind, type: QueryTypes.SELECT });
  }
}

interface Happened {
  readonly move: string;
  readonly version: number;
  readonly recordedAt: string;
  /** What the press dated: the task, the visit. */
  readonly instants: readonly string[];
}

const HAPPENED_SQL = `select e.entity_id as id, json_agg(json_build_object('move', e.move, 'version', e.version, 'recordedAt', e.recorded_at,
      'instants', array_remove(array[i.after ->> 'accepted_date', i.after ->> 'declined_date', i.after ->> 'submitted_date', i.after ->> 'completed_date',
      v.after ->> 'on_site_utc', v.after ->> 'off_site_utc', v.after ->> 'completed_utc'], null)) order by e.id) as events
    from event e
    left join change i on i.tx = e.tx and i.table_name = 'schedule' and i.row_key = e.entity_id::text and i.operation = 'U'
      and i.after ? 'version' and i.seq = (select max(l.seq) from change l where l.tx = e.tx and l.table_name = 'schedule' and l.after ? 'version')
    left join lateral (select c.after from change c where c.tx = e.tx and c.table_name = 'task_user'
      and c.row_key = e.detail ->> 'taskUserId' order by c.seq desc limit 1) v on true
   where e.entity = 'schedule' and e.entity_id = any($ids) group by 1`;

const isOf = ({ move, keptMs, from, to }: SentAction, event: Happened | undefined, version: number): boolean =>
  event?.move === move &&
  event.version === version &&
  isWithin(event.recordedAt, from, to) &&
  event.instants.every((instant) => isWithin(instant, from - keptMs, to));

const isWithin = (instant: string, from: number, to: number): boolean => Date.parse(instant) >= from && Date.parse(instant) <= to;

function isSame(one: Columns | null, other: Columns): boolean {
  return (
    one !== null &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.keys(other).every((key) => isEqual(one[key], other[key]))
  );
}

/** The session's zone writes instants; images have them in UTC. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string' && /^\d{4}-\d\d-\d\dT/.test(other))
    return new Date(one).getTime() === new Date(other).getTime();
  return JSON.stringify(one) === JSON.stringify(other);
}
