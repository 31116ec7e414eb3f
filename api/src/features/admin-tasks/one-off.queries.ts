// The one-offs as their page shows them: each with its last runs, and what it would do now.
import { QueryTypes, type Sequelize } from 'sequelize';
import type { z } from 'zod';
import type { oneOffInput } from '@lotline/schema/domain/log/one-off.input';
import { ONE_OFF_NAMES, ONE_OFFS, type OneOffState } from '@lotline/schema/domain/log/one-off.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { OneOffCount } from '../../platform/queue/one-off-part.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import { ONE_OFF_WORKS, oneOffDeps, RUN_ONE_OFF } from './one-off-works.ts';

export interface OneOffRun {
  readonly id: number;
  readonly state: OneOffState;
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  readonly why: string;
  readonly startedBy: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
}
export interface OneOffTask {
  readonly kind: string;
  readonly label: string;
  readonly about: string;
  /** The newest first, a few of them. */
  readonly runs: readonly OneOffRun[];
}

const SHOWN_RUNS = 3;
const RUNS = prepared(
  'one-off-runs',
  `select r.kind, r.id, case when r.state = 'running' and (j.id is null or (j.attempts >= j.max_attempts and j.locked_at is null)) then 'stopped' else r.state end as state,
     r.total, r.done, r.skipped, r.why, trim(u.first_name || ' ' || u.last_name) as "startedBy", ${instantText('r.started_at')} as "startedAt",
     ${instantText('r.ended_at')} as "endedAt"
   from unnest($kinds::text[]) k(kind)
   cross join lateral (select * from one_off_run x where x.kind = k.kind order by x.id desc limit ${String(SHOWN_RUNS)}) r
   join app_user u on u.id = r.started_by_user_id
   left join graphile_worker.jobs j on j.key = '${RUN_ONE_OFF}:' || r.id
   order by r.id desc`,
);

export async function loadOneOffs(sequelize: Sequelize): Promise<OneOffTask[]> {
  const bind = { kinds: [...ONE_OFF_NAMES] };
  const rows = await sequelize.query<OneOffRun & { readonly kind: string }>(RUNS, { bind, type: QueryTypes.SELECT });
  return ONE_OFF_NAMES.map((kind) => ({
    ...{ kind, label: ONE_OFFS[kind].label, about: ONE_OFFS[kind].about },
    runs: rows.filter((row) => row.kind === kind).map(({ kind: _kind, ...run }) => run),
  }));
}

/** Writes nothing. */
export const tryOneOff = (context: RequestContext, { kind }: z.output<typeof oneOffInput>): Promise<OneOffCount> =>
  ONE_OFF_WORKS[kind].count(oneOffDeps(context));
