// What the customer approved of a line before it is done (screens.md §2.18): how much, by whom it was recorded, and the customer's word or reference.
export const name = '0106-preapproved-items';

export const sql = /* sql */ `
alter table boq
  add column preapproved_qty numeric(12,3),
  add column preapproved_date timestamptz,
  add column preapproved_by text,
  add column preapproval_note text,
  add constraint boq_preapproved check (num_nonnulls(preapproved_qty, preapproved_date, preapproved_by, preapproval_note) in (0, 4));
`;
