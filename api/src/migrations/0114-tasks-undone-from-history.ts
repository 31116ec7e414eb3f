// What one action did to many tasks, and the tasks that it added to many jobs, are found from the history of each as the changes of many jobs are, so that they can
// be undone there.
export const name = '0114-tasks-undone-from-history';

export const sql = /* sql */ `
drop index event_of_many;

create index event_of_many_undone on event (client_id)
  where client_id is not null
    and move in ('setJobStatus', 'setScheduler', 'setDueDate', 'reassignTask', 'issueTask', 'setTaskDueDate', 'remindTask', 'addTask');
`;
