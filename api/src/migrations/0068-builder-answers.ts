// Builder approval in the office (screens.md §2.10): which requests were revoked and why, answers that were given by phone, and the indexes of the list.
export const name = '0068-builder-answers';

export const sql = /* sql */ `
alter table builder_request
  add column channel text not null default 'message' check (channel in ('message', 'call')),
  add column revoked_by_user_id integer references app_user(id),
  add column revoke_reason text,
  -- whom one calls may have no mobile, and nothing was written to them
  drop constraint builder_request_site_contact_phone_check,
  add constraint builder_request_site_contact_phone_check check (channel = 'call' or site_contact_phone ~ '^[+]614[0-9]{8}$'),
  drop constraint builder_request_message_check,
  add constraint builder_request_message_check check (char_length(message) <= 2000 and (channel = 'call') = (message = '')),
  add constraint builder_request_revoked check ((revoked_at is null) = (revoke_reason is null) and (revoked_at is null) = (revoked_by_user_id is null));

alter table builder_request_job
  -- somebody of the office wrote down what was said on the phone
  add column recorded_by_user_id integer references app_user(id),
  add column spoken_on date,
  add column call_note text,
  drop constraint builder_request_job_check1,
  add constraint builder_request_job_answered_by check (answer is null or (answered_by_name is not null and (answered_by_mobile is not null or recorded_by_user_id is not null))),
  add constraint builder_request_job_recorded check ((recorded_by_user_id is null) = (spoken_on is null) and (call_note is null or recorded_by_user_id is not null));

-- jobs whose builder was not asked yet, by builder and street, as the list sorts them (builder-approval-list.sql.ts)
create index construction_to_ask on construction
  ((btrim(developer) || '  ' || coalesce(suburb, '') || '  ' || coalesce(street_name, '')) collate natural_order, id)
  where builder_approval_sent_date is null and builder_approved_date is null and lower(status) not in ('complete', 'closed', 'cancelled');
create index construction_asked on construction (builder_approval_sent_date, id)
  where builder_approval_sent_date is not null and builder_approved_date is null and lower(status) not in ('complete', 'closed', 'cancelled');
create index construction_builder_approved on construction (builder_approved_date, id) where builder_approved_date is not null;
`;
