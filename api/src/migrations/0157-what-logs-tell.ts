// What the logs tell more of (screens.md §2.23): which kinds of work a device has not sent, the request in which an error of the server came last, and letters beside
// the other calls of integrations. A letter keeps its number, by which the queue knows it; in the log it has one of the log's own sequence.
export const name = '0157-what-logs-tell';

export const sql = /* sql */ `
alter table device
  -- of what is unsent; null from an app that does not tell
  add column unsent_photos integer check (unsent_photos >= 0),
  add column unsent_files integer check (unsent_files >= 0);

alter table client_error
  -- null: it came from an app
  add column request_id text check (length(request_id) <= 100);

alter table document_mail add column log_id integer not null unique default nextval(pg_get_serial_sequence('sms_message', 'id'));

create or replace view integration_call as
  select id, coalesce(about, 'builderRequest') as kind, queued_at, state, mobile, queued_by_user_id, tries, sends, settled_at, gateway, reference, failure
  from sms_message
  union all
  select id, 'xeroCheck', called_at, case when failure is null then 'delivered' else 'failed' end, null, called_by_user_id, 1, 1, settled_at, 'xero', organisation,
    failure
  from xero_call
  union all
  select log_id, 'documentNotice', queued_at, state, address, null, tries, 1, settled_at, gateway, null, null
  from document_mail;
`;
