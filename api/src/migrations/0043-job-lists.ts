// The lists of jobs and tasks (decision 045): the words of a job that are searched, kept with it, and an order by index for each column that a
// list of a million is sorted by or is filtered by a seldom value of.
export const name = '0043-job-lists';

export const sql = /* sql */ `
-- schema/domain/job/job-search.rules folds what is typed in the same way.
create function search_words(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(translate(given, 'áàâäãåÁÀÂÄÃÅéèêëÉÈÊËíìîïÍÌÎÏóòôöõÓÒÔÖÕúùûüÚÙÛÜñÑçÇýÿÝ', 'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyy')),
    '([0-9]+[a-z]?) */ *(?=[0-9])', ' u \\1 ', 'g'),
    '[^a-z0-9]+', ' ', 'g'),
    '([a-z])([0-9])', '\\1 \\2', 'g'),
    '\\munits? (?=[0-9])', 'u ', 'g'),
    '\\mlots (?=[0-9])', 'lot ', 'g')
$$;

alter table construction add column search_text text not null generated always as (' ' || search_words(
  work_order || ' ' || address || ' '
  || coalesce('lot ' || lot_number, '') || ' ' || coalesce('unit ' || unit_number, '') || ' ' || coalesce(street_number, '') || ' '
  || coalesce(street_name, '') || ' ' || coalesce(road_type, '') || ' ' || coalesce(suburb, '') || ' '
  || coalesce(customer_ref, '') || ' ' || coalesce(crq_number, '') || ' ' || coalesce(quote_number, '') || ' '
  || coalesce(site_contact, '') || ' ' || coalesce(site_contact_phone, '') || ' '
  || coalesce('0' || substring(site_contact_phone from '^\\+61(.*)$'), '')) || ' ') stored;
comment on column construction.search_text is 'not imaged: made of the other columns';
drop trigger record_change on construction;
drop trigger keep_images on construction;
select track_changes('construction', 'id', 'search_text', 'job:id');

drop index construction_search;
create index construction_search on construction using gin (search_text gin_trgm_ops);

create index construction_due on construction ((coalesce(updated_due_date, original_due_date)), id);
create index construction_work_order_id on construction (work_order, id);
create index construction_address on construction (address, id);
create index construction_booked on construction (booked_date, id);
create index construction_dbyd on construction (dbyd_expiry_date, id);
create index construction_work_type on construction (work_type, id);
create index construction_contract on construction (contract, id);
create index construction_region on construction (region, id);
create index construction_state on construction (state, id);
create index construction_customer on construction (financial_contact_name, id);
create index construction_delivery_partner on construction (delivery_partner, id);
create index construction_delivery_partner_pm on construction (delivery_partner_pm, id);
create index construction_developer on construction (developer, id);
create index construction_scheduler on construction (scheduler, id);

create index schedule_group on schedule (group_id, construction_id);
create index schedule_rejected_job on schedule (construction_id) where rejected_item_count > 0;
create index schedule_due on schedule (due_date, id);
create index schedule_issued on schedule (issued_date, id);
create index schedule_submitted on schedule (submitted_date, id) where submitted_date is not null;
create index schedule_late on schedule (due_date, id) where completed_date is null and not ignored;
`;
