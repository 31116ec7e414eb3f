// An event names the device that its action came from, as people call it (screens.md §2.6).
// A change of very many rows is sent in parts, each an action of its own: the events of all of them name the whole, so that it is found, counted and undone as one.
export const name = '0127-changes-in-parts';

export const sql = /* sql */ `
-- the whole that the action is a part of; null: the action is all of it
alter table event add column batch_id uuid;
-- 'Chrome on Android'; null: nothing of itself was said, or nobody acted
alter table event add column device text check (length(device) <= 60);

drop index event_of_many_undone;

create index event_of_whole_change on event ((coalesce(batch_id, client_id)))
  where client_id is not null
    and move in ('setJobStatus', 'setScheduler', 'setDueDate', 'reassignTask', 'issueTask', 'setTaskDueDate', 'remindTask', 'addTask',
      'sendBackPotentialJob', 'approvePotentialJob', 'rejectPotentialJob', 'markPotentialJobDuplicate', 'reopenPotentialJob', 'assignPotentialJob');
`;
