// Items that were removed from a job, and jobs that were moved between projects, are found from the history as other changes of many are, so that they can
// be undone there.
export const name = '0155-removals-and-moves-undone-from-history';

export const sql = /* sql */ `
drop index event_of_whole_change;

create index event_of_whole_change on event ((coalesce(batch_id, client_id)))
  where client_id is not null
    and move in ('setJobStatus', 'holdJob', 'setScheduler', 'setDueDate', 'moveToProject', 'reassignTask', 'issueTask', 'setTaskDueDate', 'remindTask',
      'ignoreTask', 'addTask', 'sendBackPotentialJob', 'approvePotentialJob', 'rejectPotentialJob', 'markPotentialJobDuplicate', 'reopenPotentialJob',
      'assignPotentialJob', 'labelFile', 'removeJobItem');
`;
