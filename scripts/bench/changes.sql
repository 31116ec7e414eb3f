-- What changed since a cursor, for one group, as one statement written by hand for the benchmark: jobs that it has a task of, or had one of in
-- the change. $1 and $2 are where the reader stopped, $3 the group.
select json_build_object('changed', coalesce(json_agg(json_build_object('entity', 'construction', 'id', t.id) order by t.id), '[]'))::text as body
from (
  select distinct j.id
  from change c cross join unnest(c.construction_ids) j(id)
  where (c.tx, c.seq) > ($1::xid8, $2::bigint) and c.tx < pg_snapshot_xmin(pg_current_snapshot())
    and (c.group_ids @> array[$3::integer] or exists (select from schedule s where s.construction_id = j.id and s.group_id = $3::integer))
) t
