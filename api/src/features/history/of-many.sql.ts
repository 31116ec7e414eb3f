// One's own change of several rows as its history has it: the events of one action, or of all parts of a change that was sent in parts, found by the index
// event_of_whole_change.
import type { UndoneBy } from '@lotline/schema/domain/history/history.input';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';

/** The moves that each of them takes back; together as the index has them. */
const MOVES: Readonly<Record<UndoneBy, string>> = {
  undoJobChanges: `'setJobStatus', 'holdJob', 'setScheduler', 'setDueDate', 'moveToProject'`,
  undoAddedTasks: `'addTask'`,
  undoTaskChanges: `'reassignTask', 'issueTask', 'setTaskDueDate', 'remindTask', 'ignoreTask'`,
  undoPotentialJobChanges: `'sendBackPotentialJob', 'approvePotentialJob', 'rejectPotentialJob', 'markPotentialJobDuplicate',
      'reopenPotentialJob', 'assignPotentialJob'`,
  undoFileChanges: `'labelFile'`,
  undoRemovedItems: `'removeJobItem'`,
};
const UNDONE = `(${Object.values(MOVES).join(', ')})`;
const UNDONE_BY = `case ${Object.entries(MOVES)
  .map(([undoneBy, moves]) => `when e.move in (${moves}) then '${undoneBy}'`)
  .join(' ')} end`;

/** The action of that alias's event, or the whole that it is a part of. */
const wholeOf = (alias: string): string => `coalesce(${alias}.batch_id, ${alias}.client_id)`;

/** Tasks that were added are told of as their jobs. */
const ROW = `case when o.move = 'addTask' then o.construction_id else o.entity_id end`;
/** A category that gets another name files its files otherwise too, always with a reason: the list is put right there, not file by file. */
const isUndone = (event: string): string =>
  `${event}.move in ${UNDONE} and (${event}.move <> 'labelFile' or coalesce(${event}.why, 'Undone') = 'Undone')`;
const OWN = `o.client_id is not null and ${isUndone('o')} and o.actor_user_id = $actorId::integer`;

/** The first change of the row after it was its undo, as `changed-since` has it: of this row there is nothing to take back. */
const IS_UNDONE = `exists (select from event u where u.entity = e.entity and u.entity_id = e.entity_id and u.recorded_at >= e.recorded_at and u.why = 'Undone'
      and u.version = 1 + (select max(o.version) from event o
        where ${wholeOf('o')} = ${wholeOf('e')} and ${OWN} and o.entity = e.entity and o.entity_id = e.entity_id))`;

/** Event e takes an undo back, or is the undo of that: with each in a row the way back is the other one. */
const IS_OF_UNDO = `(e.why = 'Undone' and (e.version - coalesce((select max(o.version) from event o
      where o.entity = e.entity and o.entity_id = e.entity_id and o.version < e.version and o.why is distinct from 'Undone'), 0)) % 2 = 1)`;

/** Of event e; an added task that is gone has nothing to take back. Counted as a list is: no further than to one more than a thousand. */
export const OF_MANY = `case when ${isUndone('e')} and e.client_id is not null and e.actor_user_id = $actorId
    and (e.move <> 'addTask' or exists (select from schedule s where s.id = e.entity_id))
    and not ${IS_UNDONE} then (
    select json_build_object('actionId', ${wholeOf('e')}, 'undoneBy', ${UNDONE_BY}, 'isOfUndo', coalesce(${IS_OF_UNDO}, false), 'count', count(*))
      from (select distinct ${ROW} from event o where ${wholeOf('o')} = ${wholeOf('e')} and ${OWN} and o.move = e.move
         limit ${String(MOST_COUNTED + 1)}) many
    having count(*) > 1) end`;

const rowsSql = (undoneBy: UndoneBy): string =>
  `with changed as (select distinct ${ROW} as id from event o
      where ${wholeOf('o')} = $actionId::uuid and ${OWN} and o.move in (${MOVES[undoneBy]}))
    select (select count(*)::integer from changed) as count,
      array(select id from changed where id > $after::integer order by id limit $first::integer) as ids`;
export const ROWS: Readonly<Record<UndoneBy, string>> = {
  undoJobChanges: rowsSql('undoJobChanges'),
  undoAddedTasks: rowsSql('undoAddedTasks'),
  undoTaskChanges: rowsSql('undoTaskChanges'),
  undoPotentialJobChanges: rowsSql('undoPotentialJobChanges'),
  undoFileChanges: rowsSql('undoFileChanges'),
  undoRemovedItems: rowsSql('undoRemovedItems'),
};
