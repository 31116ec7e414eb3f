// The item of the catalogue that is meant by a number: a phone that was offline may still have one that was merged into another since.
export const meantItem = (id: string): string => `with recursive meant(id, into_id) as (
    select f.id, f.merged_into_id from field_item f where f.id = ${id}
    union select f.id, f.merged_into_id from meant join field_item f on f.id = meant.into_id)
  select meant.id from meant where meant.into_id is null`;
