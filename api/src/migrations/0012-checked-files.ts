// What was found out about a file's bytes stays with its record, so that the same bytes are looked at once; one check at a time for each
// person, whichever process makes it; and who brings the bytes of a replacement (issue 6 §1 and §3).
export const name = '0012-checked-files';

export const sql = /* sql */ `
alter table attachment
  -- { key, tag, sizeBytes, sha256, refusal: { code, details } or null } of the bytes that are awaited
  add column checked jsonb,
  -- who asked for the link of pending_key; null: the owner
  add column pending_user_id integer references app_user(id);

create table file_check (
  user_id integer primary key references app_user(id) on delete cascade,
  holder uuid not null,
  ends_at timestamptz not null
);
`;
