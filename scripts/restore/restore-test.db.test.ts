// The test of a restore as an operator runs it: a backup that holds everything leaves its mark, though the database went on since; one that lacks a row or a table, or
// that was not restored, leaves none.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { projectDir } from '../process/project.mjs';
import { asAdmin } from '../test/databases.mjs';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const adminUrl = process.env['TEST_ADMIN_URL'] ?? '';
const backup = `${new URL(url).pathname.slice(1)}_backup`;
const BIN = path.join(projectDir, 'scripts/restore-test.mjs');

/** What stands for the operator's own program: a copy of the database as it was, made where libpq's settings say. */
const RESTORE = `import pg from '${path.join(projectDir, 'node_modules/pg/esm/index.mjs')}';
const admin = new pg.Client({ connectionString: process.env.TEST_ADMIN_URL });
await admin.connect();
await admin.query('drop database ' + process.env.PGDATABASE);
await admin.query('create database ' + process.env.PGDATABASE + ' template ${backup}');
await admin.end();
if (process.argv[2]) {
  const restored = new pg.Client({ ssl: false });
  await restored.connect();
  await restored.query(process.argv[2]);
  await restored.end();
}`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-restore-'));
const mark = path.join(folder, 'mark');
const live = new pg.Client({ connectionString: url });

beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'restore.mjs'), RESTORE);
  await asAdmin(url, (client) => client.query("insert into project (name) values ('In the backup')"));
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${backup} template ${new URL(url).pathname.slice(1)}`));
  await live.connect();
  // what is written after the backup is not missed in it
  await live.query("insert into project (name) values ('After the backup'), ('And another')");
  await live.query("delete from project where name = 'And another'");
});
afterEach(() => fs.rmSync(mark, { force: true }));
afterAll(async () => {
  await live.end();
  fs.rmSync(folder, { recursive: true });
});

async function restoreTest(args: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), RESTORE_MARK: mark };
  const child = spawn(process.execPath, [BIN, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: said.trim(), isMarked: fs.existsSync(mark) };
}
const restored = (change?: string) => [process.execPath, path.join(folder, 'restore.mjs'), ...(change === undefined ? [] : [change])];

test('a whole backup leaves its mark, and nothing of the fresh database stays', async () => {
  const { code, said, isMarked } = await restoreTest(restored());
  expect(said).toMatch(/^The backup was restored: \d+ tables with \d+ rows are as they were\./);
  expect({ code, isMarked }).toEqual({ code: 0, isMarked: true });
  const { rows } = await live.query("select 1 from pg_database where datname = 'lotline_restore_test'");
  expect(rows).toEqual([]);
});

test.each<[what: string, args: readonly string[], sentence: RegExp]>([
  [
    'a row is missing',
    restored('set session_replication_role = replica; delete from project'),
    /^Table project: 0 rows were restored, 1 were there\.$/m,
  ],
  [
    'a row is one too many',
    restored("set session_replication_role = replica; insert into project (name) values ('Nobody’s')"),
    /^Table project: 2 rows were restored, 1 were there\.$/m,
  ],
  ['a table is missing', restored('drop table saved_operation cascade'), /^Table saved_operation was not restored\.$/m],
  ['nothing was restored', [process.execPath, '-e', ''], /The restored database is empty/],
  ['the program failed', [process.execPath, '-e', 'console.error("no such file"); process.exit(3)'], /ended with code 3\. no such file$/],
  ['nothing was said', [], /^Which command restores your backup\?/],
])('%s: it is told, and no mark is left', async (_what, args, sentence) => {
  const { code, said, isMarked } = await restoreTest(args);
  expect(said).toMatch(sentence);
  expect({ code, isMarked }).toEqual({ code: 1, isMarked: false });
});
