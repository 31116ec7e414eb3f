// A picture is kept without its metadata (quality.md §2, position privacy): what is kept and given out may differ from what the device
// sent, and both stay on record, because the device and its receipt speak of the bytes that it sent.
export const name = '0008-kept-pictures';

export const sql = /* sql */ `
alter table attachment
  -- the key under which the bytes arrived, when they are kept under another
  add column received_key text unique,
  -- the bytes as they are kept; null: exactly as they were sent (size_bytes, sha256)
  add column kept_size_bytes bigint check (kept_size_bytes > 0),
  add column kept_sha256 text check (kept_sha256 ~ '^[0-9a-f]{64}$'),
  add check (num_nulls(kept_size_bytes, kept_sha256) in (0, 2));
`;
