// A hold of several jobs, and several tasks that were set aside, are found from the history as other changes of many are, so that they can be undone there.
export const name = '0154-holds-undone-from-history';

export const sql = /* sql */ `
drop index event_of_whole_change;

create index event_of_whole_change on event ((coalesce(batch_id, client_id)))
  where client_id is not null
    and move in ('setJobStatus', 'holdJob', 'setScheduler', 'setDueDate', 'reassignTask', 'issueTask', 'setTaskDueDate', 'remindTask', 'ignoreTask', 'addTask',
      'sendBackPotentialJob', 'approvePotentialJob', 'rejectPotentialJob', 'markPotentialJobDuplicate', 'reopenPotentialJob', 'assignPotentialJob',
      'labelFile');
`;
