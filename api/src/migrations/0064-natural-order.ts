// How texts stand in a list (platform/list/declared-sql): letters whatever their case, accents beside their letter, numbers by their value ("Lot 9" before
// "Lot 10"). The database itself compares bytes. Each index that served a sort has one in that order; those of the filters stay, which compare bytes.
export const name = '0064-natural-order';

export const sql = /* sql */ `
create collation natural_order (provider = icu, locale = 'en-AU-u-kn-true');

create index construction_in_order_work_order on construction (work_order collate natural_order, id);
create index construction_in_order_address on construction (address collate natural_order, id);
create index construction_in_order_status on construction (status collate natural_order, id);
create index construction_in_order_work_type on construction (work_type collate natural_order, id);
create index construction_in_order_customer on construction (financial_contact_name collate natural_order, id);
create index construction_in_order_region on construction (region collate natural_order, id);
create index construction_in_order_state on construction (state collate natural_order, id);
create index construction_in_order_contract on construction (contract collate natural_order, id);
create index construction_in_order_developer on construction (developer collate natural_order, id);
create index construction_in_order_scheduler on construction (scheduler collate natural_order, id);
create index project_in_order_name on project (name collate natural_order, id);
create index field_item_in_order_code on field_item (code collate natural_order, id);

drop index construction_address;
drop index project_by_name;
drop index field_item_in_order;
`;
