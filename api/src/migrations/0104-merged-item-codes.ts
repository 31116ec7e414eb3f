// An item code that was merged into another stays, archived, and names the one that took it over: what phones and lists still say by the old one is done by that.
export const name = '0104-merged-item-codes';

export const sql = /* sql */ `
alter table field_item
  add column merged_into_id integer references field_item(id),
  add constraint field_item_merged check (merged_into_id is null or (is_archived and merged_into_id <> id));
create index field_item_merged_into on field_item (merged_into_id) where merged_into_id is not null;
`;
