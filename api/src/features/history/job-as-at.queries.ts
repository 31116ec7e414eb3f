// A job as it was, whole: its rows folded from their images, then read by the job page's own select lists as if they stood in the tables, and presented
// by its own rules: the same scope, the same money (specification 1 §6; decision 056).
import { QueryTypes } from 'sequelize';
import type { JobAsAtInput } from '@lotline/schema/domain/history/history.input';
import { JOB_FIELDS_AS_AT } from '@lotline/schema/domain/history/job-as-at';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { receiptScope } from '../attachment/attachment.scope.ts';
import { JOB_TABLES, jobRowsAsAt, type RowThen } from '../change/job-rows-as-at.queries.ts';
import { presentFieldComment, type FieldCommentRow } from '../comment/field-comment.presenter.ts';
import { newestComments } from '../comment/field-comment.queries.ts';
import { presentJobCosts } from '../cost/cost.presenter.ts';
import { costBinds, COST_LISTS, type CostRows } from '../cost/cost.queries.ts';
import { DELEGATION_LIST, presentDelegation } from '../delegation/delegation.queries.ts';
import type { JobDelegation } from '../delegation/delegation.type.ts';
import { presentConstruction, type ConstructionRow } from '../job/construction.presenter.ts';
import { jobColumns, visibleTasks } from '../job/construction.queries.ts';
import { jobScope } from '../access/job.scope.ts';
import type { JobAsAt } from './job-as-at.type.ts';

const MOST_COMMENTS = 500;

/** What is a receipt today was one then, too, for who sees no amounts: in its own definition, and before job_cost's, both names mean the tables of today. */
const NO_RECEIPT_NOW = `where not exists (select 1 from attachment today where today.id = r.id and not ${receiptScope('today')})`;

/** A table's name in the statement means its rows as they were: what reads the tables today reads these. */
const AS_TABLES = JOB_TABLES.map(
  (table) =>
    `${table} as materialized (select r.* from jsonb_populate_recordset(null::${table}, $${table}::jsonb) r ${table === 'attachment' ? NO_RECEIPT_NOW : ''})`,
);

const THEN_SQL = `
with ${AS_TABLES.join(',\n  ')},
  ${visibleTasks('s.construction_id = $id')}
select row_to_json(job) as job,
  ${jsonList(newestComments({ job: '$id', tasks: 'array(select v.id from visible v)', most: String(MOST_COMMENTS) }))} as comments,
  (select row_to_json(costs) from (select ${COST_LISTS} from construction c where c.id = $id) costs) as costs,
  (select ${DELEGATION_LIST} from construction c where c.id = $id) as delegations
from (select ${jobColumns()} from construction c where c.id = $id) job`;

interface Then {
  readonly job: ConstructionRow;
  readonly comments: readonly FieldCommentRow[];
  readonly costs: CostRows;
  readonly delegations: readonly JobDelegation[];
}

/** @throws RefusalError NOT_FOUND for a job out of scope. */
export async function loadJobAsAt(context: RequestContext, { constructionId, at }: JobAsAtInput): Promise<JobAsAt> {
  const { sequelize, actor, timeZone } = context;
  const scope = scopeBinds(actor);
  const [found] = await sequelize.query(`select c.id from construction c where c.id = $constructionId and ${jobScope('c')}`, {
    bind: { ...scope, constructionId },
    type: QueryTypes.SELECT,
  });
  if (found === undefined) refuse('NOT_FOUND');
  const { isKept, rows } = await jobRowsAsAt(sequelize, constructionId, new Date(at));
  const [own] = rows.construction;
  const bind = Object.fromEntries(JOB_TABLES.map((table) => [table, JSON.stringify(rows[table])]));
  const [then] = await sequelize.query<Then>(THEN_SQL, {
    bind: { ...scope, ...costBinds(actor), ...bind, id: constructionId, today: dayInZone(at, timeZone) },
    type: QueryTypes.SELECT,
  });
  if (own === undefined || then === undefined) {
    const recordedFrom = await unrecordedUntil(context, constructionId, at);
    return { isKept, recordedFrom, fields: null, job: null, comments: [], costs: null, delegations: [] };
  }
  const job = presentConstruction(context, then.job);
  return {
    isKept,
    recordedFrom: null,
    fields: fieldsOf(own),
    job,
    comments: then.comments.map(presentFieldComment),
    costs: presentJobCosts(context, then.costs),
    delegations: then.delegations.map(presentDelegation),
  };
}

/** The job's first image, where its history is older than that, as of what was brought from elsewhere; null: nothing had happened by then. */
async function unrecordedUntil({ sequelize }: RequestContext, constructionId: number, at: string): Promise<string | null> {
  const [found] = await sequelize.query<{ recordedFrom: Date | null }>(
    `select (select min(c.recorded_at) from change c where c.table_name = 'construction' and c.row_key = $id::integer::text) as "recordedFrom"
     where exists (select 1 from event e where e.construction_id = $id::integer and e.recorded_at <= $at::timestamptz)`,
    { bind: { id: constructionId, at }, type: QueryTypes.SELECT },
  );
  return found?.recordedFrom?.toISOString() ?? null;
}

const fieldsOf = (row: RowThen) => Object.fromEntries(JOB_FIELDS_AS_AT.map((name) => [name, row[columnOf(name)] ?? null]));

/** 'original_due_date' for 'originalDueDate', as the migrations name columns. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
