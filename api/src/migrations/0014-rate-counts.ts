// How often a person or an address asked in its running minute, over all processes (decision 021). A crash of the database may forget it.
export const name = '0014-rate-counts';

export const sql = /* sql */ `
create unlogged table rate_count (
  -- a person or an address; only who asks a lot has a row
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
`;
