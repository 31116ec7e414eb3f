// What is read of a project, in its list and on its page alike: its own facts, and counts and value of the jobs that the person reads.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ReadRowOf } from '@lotline/schema/domain/list/list-declaration';
import type { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { seesProjectValue } from '@lotline/schema/domain/project/project.lifecycle';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { isComplete, isOpenJob } from '../job/job-complete.sql.ts';
import { jobScope } from '../access/job.scope.ts';
import { DUE } from '../job-list/job-list.sql.ts';
import { plannedValue } from '../item/job-value.sql.ts';

export type ProjectFactsRow = ReadRowOf<typeof PROJECT_LIST>;

/** Of project p. */
export const FACTS = wireColumns('p', 'id version name customer fsam region manager comments', 'start_date finish_date');
/** Job c is one of project p that the person reads. */
export const OF_PROJECT = `c.project_id = p.id and ${jobScope('c')}`;

/** The claim decides in the statement already: without it nothing is added up. */
const VALUE_OF_JOB = `${plannedValue('c')} and $seesValue::boolean`;

export const COUNTS = `select count(*)::integer as "jobsTotal", (count(*) filter (where ${isComplete('c')}))::integer as "jobsComplete",
    (count(*) filter (where ${isOpenJob('c')} and ${DUE} < $today::date))::integer as "jobsOverdue",
    (count(*) filter (where ${DUE} is null))::integer as "jobsUndated",
    case when $seesValue::boolean then round(coalesce(sum(v.value), 0), 2)::text end as "valueExGst"
   from construction c left join lateral (${VALUE_OF_JOB}) v on true where ${OF_PROJECT}`;

/** Of all of the above, and of completeDay. */
export const factBinds = ({ actor, now, timeZone }: RequestContext) => ({
  ...scopeBinds(actor),
  seesValue: seesProjectValue(actor),
  today: dayInZone(now().toISOString(), timeZone),
  timeZone,
});
