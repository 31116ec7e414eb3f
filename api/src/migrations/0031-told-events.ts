// What an event has to say beside what was and what is; and events of nobody: a job of the system, a builder's link (decision 032).
export const name = '0031-told-events';

export const sql = /* sql */ `
alter table event
  -- the reason that was given with it
  add column why text,
  -- what the move says that is neither before nor after
  add column detail jsonb,
  alter column actor_user_id drop not null,
  add constraint event_person_is_named check (actor_kind <> 'person' or actor_user_id is not null);

-- What a check found is kept so that bytes are not read twice: no change of the file.
drop trigger record_change on stored_file;
drop trigger keep_images on stored_file;
select track_changes('stored_file', 'id', 'checked', 'of-file:id', 'of-file:shows_id');
comment on column stored_file.checked is 'not imaged: what a check of the bytes found, so that they are not read twice';
`;
