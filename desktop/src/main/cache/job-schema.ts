// The tables of the job cache. A program with another version sets the file aside and fills a new one from the server: there are no migrations.
import { LISTED } from './listed-columns.ts';

export const SCHEMA_VERSION = 5;

export const INDEXES = ['job_words', 'job_parts'] as const;

/** What is removed from an index is overwritten in it too: else its words stay until segments are merged. */
const index = (name: (typeof INDEXES)[number], options: string): string =>
  `create virtual table ${name} using fts5(search, content = 'job', content_rowid = 'id', ${options});
   insert into ${name}(${name}, rank) values ('secure-delete', 1);`;

/** `listed` is what a list looks at, apart from the rows themselves: a list is gone through without reading them. */
export const SCHEMA_SQL = `
  create table state (id integer primary key check (id = 1), version integer not null, person text not null, cursor text, synced_at text, expected integer, anew integer not null default 0, zone text, pages_size integer not null default 0);
  create table job (id integer primary key, row text not null, search text not null);
  create table listed (id integer primary key, ${LISTED.map(({ name }) => name).join(', ')});
  create index listed_due on listed (c_dueDate, id) where is_open;
  create index listed_work_order on listed (c_workOrder, id);
  create index listed_status on listed (c_status, c_dueDate, id);
  create table page (id integer primary key, at text not null, size integer not null, job text not null, field_comments text not null, internal_comments text, costs text, delegations text, planned_status text, folders text not null, review text not null);
  create table answer (key text primary key, job integer, at text not null, data text not null);
  create index answer_of_job on answer (job);
  ${index('job_words', `prefix = '2 3', tokenize = 'ascii'`)}
  ${index('job_parts', `tokenize = 'trigram'`)}
`;
