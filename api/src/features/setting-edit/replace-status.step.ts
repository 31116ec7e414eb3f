// Jobs that stand in a status that is replaced get the other one, also where it is planned or a hold returns to it: each with an event of its own, a bounded number
// at once. The queue does the rest and asks again what is left (jobs/replace-status.ts).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { ReplacedStatus } from '@lotline/schema/domain/settings/save-setting.input';
import type { StatusUse } from '@lotline/schema/domain/settings/save-setting.rules';
import type { NewEvent } from '../../platform/command/append-event.ts';
import { prepared } from '../../platform/db/prepared.ts';

export const REPLACE_STATUS = 'replace_status';
export const MOST_JOBS_AT_ONCE = 500;

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

/** Of the work types that follow a setting: one, or null for those that have none of their own. */
const FOLLOWS = `($workType::text is null and not exists (select from system_setting s where s.name = 'Job Status Settings' and s.work_type = c.work_type)
  or c.work_type = $workType::text)`;

const USES = prepared(
  'status-uses',
  `select u.status, sum(g.count)::integer as count from (
     select c.status, c.planned_status, c.status_before_hold, count(*) from construction c where ${FOLLOWS}
      group by c.status, c.planned_status, c.status_before_hold) g
     cross join lateral (select distinct one as status from unnest(array[g.status, g.planned_status, g.status_before_hold]) one where one is not null) u
    group by u.status order by u.status`,
);

export const loadStatusUses = (
  { sequelize, transaction }: { readonly sequelize: Sequelize; readonly transaction?: Transaction },
  workType: string | null,
): Promise<StatusUse[]> =>
  sequelize.query<StatusUse>(USES, { bind: { workType }, type: QueryTypes.SELECT, ...(transaction === undefined ? {} : { transaction }) });

const REPLACE = prepared(
  'replace-status',
  `with found as (
     select c.id, c.status, c.planned_status, c.status_before_hold from construction c
      where ${FOLLOWS} and (c.status = $from or c.planned_status = $from or c.status_before_hold = $from) order by c.id limit $most for no key update of c)
   update construction t set version = t.version + 1,
     status = case when t.status = $from then $to else t.status end,
     planned_status = case when t.planned_status = $from then $to else t.planned_status end,
     status_before_hold = case when t.status_before_hold = $from then $to else t.status_before_hold end
    from found f where t.id = f.id
   returning t.id, t.version, f.status = $from as "isStatus", coalesce(f.planned_status = $from, false) as "isPlanned",
     coalesce(f.status_before_hold = $from, false) as "isBeforeHold"`,
);

interface ReplacedRow {
  readonly id: number;
  readonly version: number;
  readonly isStatus: boolean;
  readonly isPlanned: boolean;
  readonly isBeforeHold: boolean;
}

export interface StatusMove extends ReplacedStatus {
  readonly workType: string | null;
  readonly why: string;
  readonly most: number;
}

/** @returns an event for each job that was written, at most `most` */
export async function replaceStatus(
  { sequelize, transaction }: Within,
  { from, to, workType, why, most }: StatusMove,
): Promise<NewEvent[]> {
  const rows = await sequelize.query<ReplacedRow>(REPLACE, { bind: { from, to, workType, most }, transaction, type: QueryTypes.SELECT });
  return rows.map(({ id, version, isStatus, isPlanned, isBeforeHold }) => {
    const sides = (status: string) => ({
      ...(isStatus ? { status } : {}),
      ...(isPlanned ? { plannedStatus: status } : {}),
      ...(isBeforeHold ? { statusBeforeHold: status } : {}),
    });
    return {
      ...{ entity: 'construction', entityId: id, constructionId: id, version, why },
      ...{ move: 'replaceStatus', before: sides(from), after: sides(to) },
    };
  });
}
