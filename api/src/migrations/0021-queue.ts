// What the queue of jobs needs beside its own schema (decision 031): which of its runners live. Nothing ever wrote a message into the outbox.
export const name = '0021-queue';

export const sql = /* sql */ `
drop table message_outbox;

-- One row for each runner of jobs; whose row is old is gone, and its jobs are given to others.
create table queue_runner (
  id text primary key,
  seen_at timestamptz not null default now()
);
`;
