// Statuses are sorted in the order of their setting (features/setting/status-order.sql), which no index knows; nothing reads theirs by the alphabet. And the
// jobs that one action changed together are found from the history of each, so that it can be undone there.
export const name = '0095-status-order';

export const sql = /* sql */ `
drop index construction_in_order_status;

create index event_of_many on event (client_id)
  where client_id is not null and move in ('setJobStatus', 'setScheduler', 'setDueDate');
`;
