// `npm start` in good days and bad ones: Ctrl-C, kill -9 of each process, and every refusal in one sentence (quality.md §1).
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ensurePostgres } from '../../scripts/postgres/launcher.mjs';
import { fetchToken } from '../../scripts/sign-in/fetch-token.mjs';
import { asAdmin } from '../../scripts/test/databases.mjs';
import { StartScript, type Launched } from './start-script.ts';
import { test } from './test.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

// one after the other, in one folder: the first start makes database and demo data, the others find them. The end is for what hangs
test.describe.configure({ timeout: 600_000 });

/** Writes a row through the API and returns how to ask whether it is still there. */
async function acknowledgedRow(url: string): Promise<() => Promise<boolean>> {
  const comments = `written before the crash ${Date.now()}`;
  const ask = async (query: string, variables: object): Promise<unknown> => {
    const { accessToken } = await fetchToken(url, 'office@lotline.example');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const body = (await answer.json()) as { data?: unknown; errors?: unknown };
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  await ask('mutation ($comment: FieldCommentInput!) { updateFieldComment(fieldComment: $comment) { id } }', {
    comment: { id: 0, constructionId: 1, comments },
  });
  return async () => JSON.stringify(await ask('{ jobFieldComments(constructionId: 1) { comments } }', {})).includes(comments);
}

function mustBeOneSentence(output: string, ...words: string[]): void {
  const last = output.trim().split('\n').at(-1) ?? '';
  for (const word of words) expect(last).toContain(word);
  expect(last).toMatch(/\.$/);
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+/m);
}

const killed = async (started: Launched): Promise<void> => {
  started.child.kill('SIGKILL');
  await started.exit;
};

async function meetsNoDatabase(script: StartScript): Promise<void> {
  const nowhere = { DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none' };
  const { exit, output } = script.run(['scripts/seed.mjs'], nowhere);
  expect(await exit).toBe(1);
  const sentence = 'The database at 127.0.0.1:9 does not answer; start it, or correct DATABASE_URL.';
  expect(output().trim().split('\n').at(-1)).toBe(sentence);
  const vain = await script.startInVain(nowhere);
  expect(vain.code).toBe(1);
  expect(vain.output).toContain(sentence);
  mustBeOneSentence(vain.output, 'DATABASE_URL');
  expect(vain.output).not.toContain('secret-word');
  expect(fs.statSync(script.dataDir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
}

test('in an empty folder, after a seed in vain: it says who can sign in, refuses a second start on its port, and Ctrl-C leaves no process', async ({
  used: script,
}) => {
  await test.step('npm run seed says of a database that does not answer what npm start says', () => meetsNoDatabase(script));
  const started = await script.start();
  expect(started.output()).not.toContain('/var/tmp/');
  expect(started.output()).toContain(script.url);
  expect(started.output()).toContain('sub@lotline.example');
  expect(started.output()).toContain('Ctrl-C stops everything');
  await test.step('a second start on the port of the first', async () => {
    const { code, output } = await script.startInVain();
    expect(code).toBe(1);
    mustBeOneSentence(output, 'runs already', `PORT ${script.port}`);
  });
  expect(script.leftovers().length).toBeGreaterThan(2);
  started.child.kill('SIGINT');
  expect(await started.exit).toBe(0);
  expect(script.leftovers()).toEqual([]);
});

/** Where this test runs alone, the folder is still empty. */
async function usedBefore(script: StartScript): Promise<void> {
  if (fs.existsSync(script.databaseFile('PG_VERSION'))) return;
  const { child, exit } = await script.start();
  child.kill('SIGINT');
  await exit;
}

/** With a bucket that does not answer, and secrets that a full disk has left empty. */
async function startDamaged(script: StartScript): Promise<Launched> {
  const secrets = path.join(script.dataDir, 'secrets');
  for (const name of ['local-sign-in-key.json', 'upload-secret']) fs.writeFileSync(path.join(secrets, name), '');
  const started = await script.start({ STORAGE: 's3', S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'photos' });
  const lines = started
    .output()
    .split('\n')
    .filter((line) => line.includes('S3_'));
  expect(lines).toEqual([expect.stringMatching(/S3_ENDPOINT \(http:\/\/127\.0\.0\.1:9\) with S3_BUCKET \(photos\) .*\.$/)]);
  expect((await fetch(`${script.url}/healthz`)).status).toBe(200);
  expect(fs.readFileSync(path.join(secrets, 'upload-secret'), 'utf8').length).toBeGreaterThanOrEqual(32);
  expect(fs.readdirSync(secrets).filter((name) => name.includes('.damaged-'))).toHaveLength(2);
  expect(fs.readFileSync(path.join(script.dataDir, 'api.log'), 'utf8')).toContain('a kept secret was damaged');
  return started;
}

test('after kill -9 of the API, of the database, of the start script and of the last two the row that was acknowledged is there', async ({
  used: script,
}) => {
  await usedBefore(script);
  const first = await test.step('a bucket that does not answer is warned of in one line, damaged secrets do not stop it', () =>
    startDamaged(script));
  const isThere = await acknowledgedRow(script.url);
  await test.step('kill -9 of the API', async () => {
    process.kill(script.pids().api, 'SIGKILL');
    expect(await first.exit).toBe(1);
    mustBeOneSentence(first.output(), 'The API ended by SIGKILL');
    expect(script.leftovers()).toEqual([]);
  });
  const second = await script.start();
  expect(await isThere()).toBe(true);
  await test.step('kill -9 of the database', async () => {
    const before = script.pids();
    process.kill(before.database, 'SIGKILL');
    await expect.poll(() => second.output()).toContain('ended unexpectedly');
    await expect.poll(async () => (await fetch(`${script.url}/readyz`)).status).toBe(200);
    expect(await isThere()).toBe(true);
    expect(script.pids().api).toBe(before.api);
  });
  const third = await test.step('kill -9 of the start script', async () => {
    const { api } = script.pids();
    // a stopped process cannot take its leave: it holds the port until somebody ends it
    process.kill(api, 'SIGSTOP');
    await killed(second);
    const next = await script.start();
    expect(next.output()).toContain('an earlier start left behind');
    expect(script.pids().api).not.toBe(api);
    expect(await isThere()).toBe(true);
    return next;
  });
  await test.step('kill -9 of the start script and of the database', async () => {
    const { database } = script.pids();
    await killed(third);
    process.kill(database, 'SIGKILL');
    await twoAtOnce(script, isThere);
  });
});

/** They share one database, and the last to leave stops it. */
async function twoAtOnce(script: StartScript, isThere: () => Promise<boolean>): Promise<void> {
  const other = await StartScript.create();
  const [one, two] = await Promise.all([script.start(), script.start({ PORT: String(other.port) })]);
  expect(await isThere()).toBe(true);
  one.child.kill('SIGINT');
  await one.exit;
  expect((await fetch(`http://localhost:${other.port}/readyz`)).status).toBe(200);
  two.child.kill('SIGINT');
  await two.exit;
  expect(script.leftovers()).toEqual([]);
  await other.remove();
}

/** What the script itself reads, and what the API does; the others in a soak: `unit failure project folders` has the sentence of each. */
const badSettings: [name: string, value: string][] = [
  ['PORT', 'four thousand'],
  ['COMPANY_TIME_ZONE', 'Moon/Crater'],
  ...(isSoak
    ? ([
        ['DATABASE_URL', 'mysql://localhost/lotline'],
        ['LOG_LEVEL', 'loud'],
        ['STORAGE', 'floppy'],
        ['TRUSTED_PROXIES', 'garbage'],
        ['WEB_ROOT', '/nowhere'],
        ['DATA_DIR', '/proc/x'],
      ] satisfies [string, string][])
    : []),
];

test('refuses in one sentence, and leaves nothing running: a port that another program has, a bad setting, a folder of a newer Lotline or PostgreSQL', async ({
  used: script,
}) => {
  await usedBefore(script);
  const refused = async (words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> => {
    const { code, output } = await script.startInVain(env);
    expect(code, words[0]).toBe(1);
    mustBeOneSentence(output, ...words);
    expect(script.leftovers(), words[0]).toEqual([]);
  };
  await test.step('a port', async () => {
    const taken = net.createServer().listen(script.port, 'localhost');
    await once(taken, 'listening');
    await refused([`PORT ${script.port}`, 'taken', 'npm start']);
    taken.close();
  });
  for (const [name, value] of badSettings) await test.step(`${name}=${value}`, () => refused([name], { [name]: value }));
  await test.step('a newer Lotline', async () => {
    const postgres = await ensurePostgres({ dataDir: script.dataDir });
    await asAdmin(postgres.url, (client) => client.query("insert into migration (name) values ('9999-from-the-future')"));
    await postgres.stop();
    await refused(['newer version', 'DATA_DIR']);
  });
  await test.step('a newer PostgreSQL', async () => {
    fs.writeFileSync(script.databaseFile('PG_VERSION'), '99\n');
    await refused(['DATA_DIR', '99', 'newer']);
  });
});
