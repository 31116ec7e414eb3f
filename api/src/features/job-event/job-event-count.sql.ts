// How much a job's history tells, for its tab: byAction (schema/domain/history/grouped-events) in the words of the database.
import { GROUPED_MOVES } from '@lotline/schema/domain/history/grouped-events';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { heardScope } from './job-event.scope.ts';

const GROUPED = GROUPED_MOVES.map((move) => `'${move}'`).join(', ');

/** Of construction c, to one more than a list counts: the index has its events in order, and no more of them are read. Binds: heardBinds. */
export const COUNT_OF_ACTIONS = `(select count(*)::integer from (
    select from (select e.move, e.recorded_at, lag(e.move) over newest_first as move_before, lag(e.recorded_at) over newest_first as recorded_before
      from event e where e.construction_id = c.id and ${heardScope('e')} window newest_first as (order by e.recorded_at desc, e.id desc)) told
    where not (move in (${GROUPED}) and move_before is not distinct from move and recorded_before = recorded_at)
    limit ${String(MOST_COUNTED + 1)}) counted)`;
