// Calls of Xero beside the messages, in the one log of integrations (screens.md §2.23). Their numbers are of one sequence: the log names its rows by them.
export const name = '0143-integration-calls';

export const sql = /* sql */ `
create table xero_call (
  id integer primary key default nextval(pg_get_serial_sequence('sms_message', 'id')),
  called_at timestamptz not null,
  called_by_user_id integer not null references app_user(id),
  -- null: it answered
  failure text check (failure in ('token', 'busy', 'slow', 'down', 'fault', 'unreadable', 'other')),
  -- who answered
  organisation text check (char_length(organisation) <= 200),
  settled_at timestamptz not null
);
create index xero_call_person on xero_call (called_by_user_id);

create view integration_call as
  select id, coalesce(about, 'builderRequest') as kind, queued_at, state, mobile, queued_by_user_id, tries, sends, settled_at, gateway, reference, failure
  from sms_message
  union all
  select id, 'xeroCheck', called_at, case when failure is null then 'delivered' else 'failed' end, null, called_by_user_id, 1, 1, settled_at, 'xero', organisation,
    failure
  from xero_call;
`;
