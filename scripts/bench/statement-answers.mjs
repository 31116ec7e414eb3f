// What the first peer answers: one hand-written statement, or one transaction written by hand. No sign-in, no scope, no presenter.
import fs from 'node:fs';
import { createServer } from 'node:http';
import { VIEW_STATEMENTS } from './construction-view-statements.mjs';
import { SEARCHES } from './job-search-statements.mjs';
import { LOG_PAGE } from './log-statement.mjs';
import { inTurn } from './measure.mjs';
import { PREVIEW_READ } from './preview-statement.mjs';
import { TRANSACTIONS } from './moves-transactions.mjs';

const statement = (name) => fs.readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8');

const STATEMENTS = {
  '/settings-preview': { text: PREVIEW_READ, values: (query) => [query.get('workType')] },
  '/logs': { text: LOG_PAGE, values: (query) => [query.get('first')] },
  '/field-list': { text: statement('field-list'), values: (query) => [query.get('group'), query.get('person')] },
  '/changes': { text: statement('changes'), values: (query) => [query.get('tx'), query.get('seq'), query.get('group')] },
  '/construction-query': {
    text: statement('construction-query'),
    values: (query) => [query.get('job'), query.get('group'), query.get('person')],
  },
};

async function ask(pool, pathname, query) {
  if (pathname === '/job-search') return (await pool.query(inTurn(SEARCHES, Number(query.get('search'))).statement)).rows[0].body;
  if (pathname === '/construction-view') {
    const text = VIEW_STATEMENTS[query.get('tab')];
    return (await pool.query(text, [query.get('job'), query.get('person')])).rows[0].body;
  }
  const { text, values } = STATEMENTS[pathname];
  return (await pool.query(text, values(query))).rows[0].body;
}

async function move(pool, query) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { name, text, binds } of TRANSACTIONS[query.get('move')] ?? [])
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

/** @param {(pathname: string, query: URLSearchParams) => Promise<string>} answerTo */
export const serverOf = (answerTo) =>
  createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    answerTo(pathname, searchParams).then(
      (body) => res.setHeader('content-type', 'application/json').end(body),
      (error) => res.writeHead(500).end(String(error)),
    );
  });

/** @param {import('pg').Pool} pool */
export const statementAnswers = (pool) => (pathname, query) => (pathname === '/move' ? move(pool, query) : ask(pool, pathname, query));
