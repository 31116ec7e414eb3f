// What a device brings into being carries the id of the press that brought it, unique for the person: it can be named before the server has
// numbered it, and is never brought twice (decision 033). Visits get a version, as every row that changes.
export const name = '0033-born-on-a-device';

export const sql = /* sql */ `
alter table task_user
  add column client_id uuid,
  add column version integer not null default 0;
create unique index task_user_client on task_user (user_id, client_id) where client_id is not null;

-- whose press brought it; what was planned has none
alter table schedule_item
  add column created_by_user_id integer references app_user(id),
  add column client_id uuid;
create unique index schedule_item_client on schedule_item (created_by_user_id, client_id) where client_id is not null;
alter table boq
  add column created_by_user_id integer references app_user(id),
  add column client_id uuid;
create unique index boq_client on boq (created_by_user_id, client_id) where client_id is not null;

-- of the tick that completed it
alter table custom_task add column client_id uuid;
create unique index custom_task_client on custom_task (completed_by_user_id, client_id) where client_id is not null;
`;
