// The item of the catalogue that is meant by a number: a phone that was offline may still have one that was merged into another since.
export const keptItem = (id: string): string => `with recursive kept(id, into_id) as (
    select f.id, f.merged_into_id from field_item f where f.id = ${id}
    union select f.id, f.merged_into_id from kept join field_item f on f.id = kept.into_id)
  select kept.id from kept where kept.into_id is null`;
