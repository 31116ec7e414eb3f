// updated_at follows every change by itself: no command has to remember it, and a feed of changes can rely on it.
export const name = '0007-updated-at';

export const sql = /* sql */ `
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

do $$
declare
  touched text;
begin
  for touched in
    select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'updated_at'
  loop
    execute format('create trigger %I before update on %I for each row execute function touch_updated_at()', touched || '_touched', touched);
  end loop;
end $$;
`;
