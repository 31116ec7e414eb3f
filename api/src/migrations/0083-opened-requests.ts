// When somebody first touched the page behind a builder's link (screens.md §2.10).
export const name = '0083-opened-requests';

export const sql = /* sql */ `
alter table builder_request
  add column opened_at timestamptz,
  add constraint builder_request_opened check (opened_at is null or channel <> 'call');
`;
