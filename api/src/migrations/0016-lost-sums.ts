// What was done on a line of a job's items, summed anew where two tasks changed it at the same moment and one was left out (decision 023).
// A line whose items say nothing of what was done keeps what it came with.
export const name = '0016-lost-sums';

export const sql = /* sql */ `
update boq b set completed_qty = i.done, version = b.version + 1
  from (select boq_id, sum(completed_qty) as done from schedule_item where completed_qty is not null group by boq_id) i
 where i.boq_id = b.id and b.completed_qty is distinct from i.done;
`;
