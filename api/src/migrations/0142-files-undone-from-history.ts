// What one action filed otherwise of many files is found from the history as the changes of many jobs are, so that it can be undone there.
export const name = '0142-files-undone-from-history';

export const sql = /* sql */ `
drop index event_of_whole_change;

create index event_of_whole_change on event ((coalesce(batch_id, client_id)))
  where client_id is not null
    and move in ('setJobStatus', 'setScheduler', 'setDueDate', 'reassignTask', 'issueTask', 'setTaskDueDate', 'remindTask', 'addTask',
      'sendBackPotentialJob', 'approvePotentialJob', 'rejectPotentialJob', 'markPotentialJobDuplicate', 'reopenPotentialJob', 'assignPotentialJob',
      'labelFile');
`;
