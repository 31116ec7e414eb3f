// The tables of the job cache. A program with another version sets the file aside and fills a new one from the server: there are no migrations.
export const SCHEMA_VERSION = 1;

/** What a search looks through, beside the row itself. */
export const SEARCHED = ['workOrder', 'address', 'suburb', 'customerRef', 'siteContact', 'siteContactPhone'] as const;

export const INDEXES = ['job_words', 'job_parts'] as const;

const columns = SEARCHED.join(', ');
/** What is removed from an index is overwritten in it too: else its words stay until segments are merged. */
const index = (name: (typeof INDEXES)[number], options: string): string =>
  `create virtual table ${name} using fts5(${columns}, content = 'job', content_rowid = 'id', ${options});
   insert into ${name}(${name}, rank) values ('secure-delete', 1);`;

export const SCHEMA_SQL = `
  create table state (id integer primary key check (id = 1), version integer not null, person text not null, cursor text, synced_at text);
  create table job (id integer primary key, row text not null, ${SEARCHED.map((name) => `${name} text`).join(', ')});
  ${index('job_words', `prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'`)}
  ${index('job_parts', `tokenize = 'trigram'`)}
`;
