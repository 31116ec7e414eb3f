// The first peer: a plain HTTP server that sends one hand-written statement and nothing else. No sign-in, no scope, no presenter.
// A move (`npm run bench moves`) is one transaction written by hand.
// argv: connection string, port, and how many connections it may have.
import fs from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { VIEW_STATEMENTS } from './construction-view-statements.mjs';
import { SEARCHES } from './job-search-statements.mjs';
import { TRANSACTIONS } from './moves-transactions.mjs';

const [, , connectionString, port, connections] = process.argv;
const pool = new pg.Pool({ connectionString, max: Number(connections ?? '4') });
const statement = (name) => fs.readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8');

const STATEMENTS = {
  '/field-list': { text: statement('field-list'), values: (query) => [query.get('group'), query.get('person')] },
  '/changes': { text: statement('changes'), values: (query) => [query.get('tx'), query.get('seq'), query.get('group')] },
  '/construction-query': {
    text: statement('construction-query'),
    values: (query) => [query.get('job'), query.get('group'), query.get('person')],
  },
};

async function ask(pathname, query) {
  if (pathname === '/job-search') return (await pool.query(SEARCHES[Number(query.get('search'))].statement)).rows[0].body;
  if (pathname === '/construction-view') {
    const text = VIEW_STATEMENTS[query.get('tab')];
    return (await pool.query(text, [query.get('job'), query.get('person')])).rows[0].body;
  }
  const { text, values } = STATEMENTS[pathname];
  return (await pool.query(text, values(query))).rows[0].body;
}

async function move(query) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { name, text, binds } of TRANSACTIONS[query.get('move')])
      await client.query({ name, text, values: binds.map((bind) => query.get(bind)) });
    await client.query('commit');
    return `{"data":{"moved":${query.get('task')}}}`;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const server = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const answer = pathname === '/move' ? move(searchParams) : ask(pathname, searchParams);
  answer.then(
    (body) => res.setHeader('content-type', 'application/json').end(body),
    (error) => res.writeHead(500).end(String(error)),
  );
});
server.listen(Number(port), '127.0.0.1', () => console.log('READY'));
