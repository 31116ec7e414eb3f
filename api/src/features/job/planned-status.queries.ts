// What is planned of a job's status, and what of one's own plans was refused when its time had come; each one statement, within the person's scope.
import { QueryTypes } from 'sequelize';
import { isErrorCode, sayError } from '@lotline/schema/errors/catalogue';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope } from '../access/job.scope.ts';
import { SETTINGS_PLANNER } from './planned-status.step.ts';
import type { PlannedStatus } from './planned-status.type.ts';

export interface PlanRow extends Omit<PlannedStatus, 'at' | 'refusedBecause'> {
  /** As PostgreSQL writes it, where it was read as JSON. */
  readonly at: Date | string;
  readonly refused: unknown;
}

const COLUMNS = `c.id as "constructionId", c.work_order as "workOrder", c.planned_status as status, c.planned_status_at as at,
  coalesce(trim(u.first_name || ' ' || u.last_name), '${SETTINGS_PLANNER}') as "setBy", c.planned_status_refused as refused`;
const FROM = `from construction c left join app_user u on u.id = c.planned_status_by`;
/** Of construction c, as JSON; null where nothing is planned. */
export const PLANNED_STATUS = `(select row_to_json(plan) from (select ${COLUMNS} from (select 1) one left join app_user u on u.id = c.planned_status_by
  where c.planned_status is not null) plan)`;
const MOST_LISTED = 20;

const OF_JOB = prepared(
  'planned-status-of-job',
  `select ${COLUMNS} ${FROM} where c.id = $id and c.planned_status is not null and ${jobScope('c')}`,
);
const REFUSED = prepared(
  'refused-plans',
  `select ${COLUMNS} ${FROM} where c.planned_status_by = $actorId and c.planned_status_refused is not null and ${jobScope('c')}
    order by c.planned_status_at desc, c.id limit ${MOST_LISTED}`,
);

/** Null where nothing is planned. */
export async function loadPlannedStatus({ sequelize, actor }: RequestContext, id: number): Promise<PlannedStatus | null> {
  const [row] = await sequelize.query<PlanRow>(OF_JOB, { bind: { ...scopeBinds(actor), id }, type: QueryTypes.SELECT });
  return row === undefined ? null : presentPlan(row);
}

/** The person's own that were refused, the latest first; at most twenty. */
export async function loadRefusedPlans({ sequelize, actor }: RequestContext): Promise<PlannedStatus[]> {
  const rows = await sequelize.query<PlanRow>(REFUSED, { bind: scopeBinds(actor), type: QueryTypes.SELECT });
  return rows.map(presentPlan);
}

export function presentPlan({ constructionId, workOrder, status, at, setBy, refused }: PlanRow): PlannedStatus {
  return { constructionId, workOrder, status, at: new Date(at).toISOString(), setBy, refusedBecause: sentenceOf(refused) };
}

function sentenceOf(refused: unknown): string | null {
  if (typeof refused !== 'object' || refused === null || !('code' in refused) || !isErrorCode(refused.code)) return null;
  const details = 'details' in refused && typeof refused.details === 'object' && refused.details !== null ? { ...refused.details } : {};
  return sayError(refused.code, details);
}
