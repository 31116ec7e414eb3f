// What the page of logs reads events by (decision 086): one by its number, those of a person, of a request, and what a device sent late.
export const name = '0079-log-reads';

export const sql = /* sql */ `
create index event_id on event (id);
create index event_person on event (actor_user_id, recorded_at, id);
create index event_request on event (request_id);
create index event_sent_late on event (recorded_at, id) where sent_at - occurred_at > interval '5 minutes';
`;
