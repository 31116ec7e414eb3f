// Independent contractors that the company keeps itself (screens.md §2.19): their state, what the registers say of them, and how they are paid.
export const name = '0074-contractors';

export const sql = /* sql */ `
alter table independent_contractor
  add column status text not null default 'active' check (status in ('onboarding', 'active', 'suspended', 'ended')),
  add column acn text check (acn ~ '^[0-9]{9}$'),
  add column abr_status text check (abr_status in ('active', 'cancelled', 'notFound')),
  add column abr_checked_on date,
  add column gst_from date,
  add column gst_to date check (gst_to >= gst_from),
  add column address text,
  add column suburb text,
  add column state text check (state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT')),
  add column post_code text check (post_code ~ '^[0-9]{4}$'),
  add column contact_name text,
  add column contact_phone text,
  add column contact_email text,
  add column remittance_email text,
  add column payment_terms text,
  add column xero_contact_id text,
  add column rcti_status text not null default 'none' check (rcti_status in ('none', 'sent', 'active', 'ended')),
  add column rcti_signed_on date,
  add column rcti_scope text,
  add constraint abr_status_is_dated check (abr_status is null or abr_checked_on is not null),
  add constraint active_rcti_is_signed check (rcti_status <> 'active' or rcti_signed_on is not null);
update independent_contractor set status = 'ended' where not is_active;
-- the state says it
alter table independent_contractor drop column is_active;
create unique index independent_contractor_name on independent_contractor (upper(regexp_replace(legal_name, '\\s', '', 'g')));
create unique index independent_contractor_abn on independent_contractor (abn) where abn is not null;
`;
