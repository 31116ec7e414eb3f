// The first peer: a plain HTTP server that sends one hand-written statement and nothing else. No sign-in, no scope, no presenter.
// argv: connection string, port.
import fs from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const [, , connectionString, port] = process.argv;
const pool = new pg.Pool({ connectionString, max: 4 });
const statement = (name) => fs.readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8');

const STATEMENTS = {
  '/field-list': { text: statement('field-list'), values: (query) => [query.get('group'), query.get('person')] },
  '/construction-query': {
    text: statement('construction-query'),
    values: (query) => [query.get('job'), query.get('group'), query.get('person')],
  },
};

const server = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const { text, values } = STATEMENTS[pathname];
  pool.query(text, values(searchParams)).then(
    ({ rows }) => res.setHeader('content-type', 'application/json').end(rows[0].body),
    (error) => res.writeHead(500).end(String(error)),
  );
});
server.listen(Number(port), '127.0.0.1', () => console.log('READY'));
