// A job on hold: why, until when, and where it goes back to (decision 049); and the indexes of the jobs at an address.
export const name = '0045-held-jobs';

export const sql = /* sql */ `
alter table construction
  add column hold_reason text,
  add column hold_until date,
  add column status_before_hold text;
create index construction_street on construction (lower(street_name), lower(suburb));
create index construction_same_address on construction (lower(address));
`;
