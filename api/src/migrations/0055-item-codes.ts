// The catalogue as a list that is kept (screens.md §2.18): one code whatever its case and spaces, and how often jobs have an item.
export const name = '0055-item-codes';

export const sql = /* sql */ `
create unique index field_item_code on field_item (upper(regexp_replace(code, '\\s', '', 'g')));
create index field_item_in_order on field_item (code, id);
create index boq_item on boq (item_id) where item_id is not null;
`;
