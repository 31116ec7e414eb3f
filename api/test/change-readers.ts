// Readers of changes beside open transactions, step by step: what a phone holds after its pulls, and what its person may see.
import { QueryTypes, type Sequelize } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { customTaskScope } from '../src/features/custom-task/custom-task.scope.ts';
import { readChangedRecords, type ChangedRecordsPage } from '../src/features/change/changed-records.queries.ts';
import { readersOf, type ChangedRecord } from '../src/features/change/changed-records.ts';
import { CHANGED_RECORDS_SQL, type ChangedRecordRow } from '../src/features/change/changed-records.sql.ts';
import { scopeBinds } from '../src/platform/auth/scope-binds.ts';
import { prepared } from '../src/platform/db/prepared.ts';
import { jobScope } from '../src/features/access/job.scope.ts';
import { findActorById } from '../src/features/people/actor.queries.ts';
import { taskScope } from '../src/features/access/task.scope.ts';
import { isInAudience } from '../src/platform/events/change-scope.ts';

/** One pull: what was touched since the last one. */
export type Pull = (sequelize: Sequelize, actor: Actor, since: string | null) => Promise<ChangedRecordsPage>;

/** Few changes a page, so that pages end in the middle of transactions. */
export const byTransaction: Pull = (sequelize, actor, since) => readChangedRecords({ sequelize, actor }, since, 8);

/** As one would do it first: all that has a higher number, or a later instant, than the last one that was read. */
export const bySequence: Pull = pullBy('seq', '0', 'bigint');
export const byTime: Pull = pullBy('recorded_at', '-infinity', 'timestamptz');

function pullBy(column: string, start: string, type: string): Pull {
  return async (sequelize, actor, since) => {
    const [row] = await sequelize.query<{ last: string | null; changed: ChangedRecordRow[] }>(
      `with page as materialized (select * from change where ${column} > $since::${type} order by ${column} limit 1000)
       select (select max(${column})::text from page) as last, (select coalesce(json_agg(t), '[]') from (${CHANGED_RECORDS_SQL}) t) as changed`,
      { bind: { since: since ?? start }, type: QueryTypes.SELECT },
    );
    const changed = (row?.changed ?? []).filter((one) => {
      const readers = readersOf(one);
      return readers === null || isInAudience(actor, readers);
    });
    return { cursor: row?.last ?? since ?? start, beginAnew: since === null, hasMore: false, changed, reader: actor };
  };
}

type Held = ReadonlyMap<string, string>;

const named = ({ entity, id }: ChangedRecord): string => `${entity} ${String(id)}`;

const SEEN = prepared(
  'test-seen',
  `select 'construction ' || c.id as name, coalesce((
       select json_agg(json_build_array(s, (select json_agg(i order by i.id) from schedule_item i where i.schedule_id = s.id),
         (select json_agg(f order by f.id) from field_comment f where f.schedule_id = s.id)) order by s.id)
         from schedule s where s.construction_id = c.id and ${taskScope('s')})::text, '') as state
     from construction c where ($jobIds::integer[] is null or c.id = any($jobIds::integer[])) and ${jobScope('c')}
   union all
   select 'custom_task ' || t.id, row_to_json(t)::text from custom_task t
    where ($customTaskIds::integer[] is null or t.id = any($customTaskIds::integer[])) and ${customTaskScope('t')}`,
);

/** Everything of these jobs and custom tasks that the person sees now, each by its name, as text. */
async function seen(sequelize: Sequelize, actor: Actor, only: readonly ChangedRecord[] | null): Promise<Map<string, string>> {
  const idsOf = (entity: ChangedRecord['entity']) => only?.filter((one) => one.entity === entity).map(({ id }) => id) ?? null;
  const rows = await sequelize.query<{ name: string; state: string }>(SEEN, {
    bind: { ...scopeBinds(actor), jobIds: idsOf('construction'), customTaskIds: idsOf('custom_task') },
    type: QueryTypes.SELECT,
  });
  return new Map(rows.map(({ name, state }) => [name, state]));
}

/** A phone that pulls through one process or another, and what it holds. */
export class Phone {
  #held = new Map<string, string>();
  #cursor: string | null = null;

  constructor(
    private readonly userId: number,
    private readonly pull: Pull,
  ) {}

  get held(): Held {
    return this.#held;
  }

  /** One page. Answers whether another waits. */
  async pullOnce(process: Sequelize): Promise<boolean> {
    const actor = await this.#actor(process);
    const page = await this.pull(process, actor, this.#cursor);
    this.#cursor = page.cursor;
    if (page.beginAnew) this.#held = await this.sees(process);
    else if (page.changed.length > 0) {
      const now = await seen(process, actor, page.changed);
      for (const changed of page.changed) {
        const state = now.get(named(changed));
        if (state === undefined) this.#held.delete(named(changed));
        else this.#held.set(named(changed), state);
      }
    }
    return page.hasMore;
  }

  async sees(process: Sequelize): Promise<Map<string, string>> {
    return seen(process, await this.#actor(process), null);
  }

  /** Read afresh for each pull, as the call of the feed does. */
  async #actor(process: Sequelize): Promise<Actor> {
    const actor = await findActorById(process, this.userId);
    if (actor === null) throw new Error(`person ${String(this.userId)} may not sign in`);
    return actor;
  }
}
