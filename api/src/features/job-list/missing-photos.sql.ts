// Photos that a job's done tasks should have and do not, as the database asks it (schema/domain/attachment/expected-photos.rules; decision 045).
import { isComplete } from '../job/job-complete.sql.ts';
import { receiptScope } from '../attachment/attachment.scope.ts';
import { taskScope } from '../access/task.scope.ts';

/** The same shot, however it was typed (photo.rules, isSameTitle). */
export const titled = (text: string): string => `lower(btrim(${text}))`;

/** Of construction c: the work type's own setting, else the one for all; of a setting that cannot be read, what of it is a shot. */
export const SHOTS = `select shot ->> 'title' as title, (shot ->> 'count')::numeric as count, shot ->> 'task' as task
  from (select o.config from system_setting o
         where o.name = 'Expected Photos' and (o.work_type = c.work_type or o.work_type is null)
         order by o.work_type nulls last limit 1) own
  cross join lateral jsonb_path_query(own.config, '$.shots[*] ? (@.title.type() == "string" && @.count.type() == "number")') shot`;

/** Of shot e and task m: how many of it have arrived. */
export const RECEIVED = `select count(*) from attachment a join stored_file f on f.id = a.file_id
  where a.schedule_id = m.id and a.state = 'uploaded' and not a.is_doc_attachment and f.storage_key ~* '\\.(jpg|jpeg|png)$' and ${receiptScope('a')}
    and ${titled("substring(a.title from '(?i)^(.+)-[1-9][0-9]*[.]jpe?g$')")} = ${titled('e.title')}`;

const OF_DONE_TASKS = `exists (select 1 from schedule m
  join (${SHOTS}) e on e.task is null or ${titled('e.task')} = ${titled('m.name')}
  where m.construction_id = c.id and m.completed_date is not null and not m.ignored and ${taskScope('m')} and (${RECEIVED}) < e.count)`;

/**
 * A condition on construction c: a task of it was done, and photos that its setting asks for have not arrived. Where no status is chosen only jobs that
 * are not complete are looked at: photos are chased until then, and the jobs of years need not be counted through.
 */
export const photosMissing = (ofAnyStatus: boolean): string =>
  ofAnyStatus ? OF_DONE_TASKS : `not (${isComplete('c')}) and ${OF_DONE_TASKS}`;
