// When somebody first touched the page behind a builder's link (screens.md §2.10), at each of its jobs: whoever has one open is told by its row.
export const name = '0083-opened-requests';

export const sql = /* sql */ `
alter table builder_request_job add column opened_at timestamptz;
`;
