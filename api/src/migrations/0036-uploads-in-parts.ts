// A large file comes in parts, over days if need be (issue 10 §1; decision 042). What has arrived of it the store itself knows; a part's row is what
// the device announced of it, and its number never stands for other bytes.
export const name = '0036-uploads-in-parts';

export const sql = /* sql */ `
alter table stored_file
  -- when somebody last asked for a part of an upload in parts
  add column parts_utc timestamptz,
  add constraint stored_file_parts_dated check ((upload_id is null) = (parts_utc is null)),
  add constraint stored_file_parts_awaited check (upload_id is null or state = 'awaited');
create index stored_file_parts_under_way on stored_file (parts_utc) where upload_id is not null;

alter table stored_file_part drop column etag;
`;
