// The first peer: a plain HTTP server that sends one hand-written statement and nothing else.
// A move (`npm run bench moves`) is one transaction written by hand.
// argv: connection string, port, and how many connections it may have.
import pg from 'pg';
import { serverOf, statementAnswers } from './statement-answers.mjs';

const [, , connectionString, port, connections] = process.argv;
const pool = new pg.Pool({ connectionString, max: Number(connections ?? '4') });
serverOf(statementAnswers(pool)).listen(Number(port), '127.0.0.1', () => console.log('READY'));
