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

// an end for what hangs: several starts follow each other in one test
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

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

test('in an empty folder, after a seed in vain: it says who can sign in, refuses a second start on its port, and Ctrl-C leaves no process', async ({
  script,
}) => {
  const nowhere = { DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none' };
  const dataDir = path.join(script.dataDir, 'new');
  const started = await test.step('npm run seed says of a database that does not answer what npm start says', async () => {
    const { exit, output } = script.run(['scripts/seed.mjs'], { DATA_DIR: dataDir, ...nowhere });
    expect(await exit).toBe(1);
    const sentence = 'The database at 127.0.0.1:9 does not answer; start it, or correct DATABASE_URL.';
    expect(output().trim().split('\n').at(-1)).toBe(sentence);
    const vain = await script.startInVain({ DATA_DIR: dataDir, ...nowhere });
    expect(vain.code).toBe(1);
    expect(vain.output).toContain(sentence);
    mustBeOneSentence(vain.output, 'DATABASE_URL');
    expect(vain.output).not.toContain('secret-word');
    expect(fs.statSync(dataDir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    return script.start({ DATA_DIR: dataDir });
  });
  expect(started.output()).not.toContain('/var/tmp/');
  expect(started.output()).toContain(script.url);
  expect(started.output()).toContain('sub@lotline.example');
  expect(started.output()).toContain('Ctrl-C stops everything');
  await test.step('a second start on the port of the first', async () => {
    const { code, output } = await script.startInVain({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    mustBeOneSentence(output, 'runs already', `PORT ${script.port}`);
  });
  expect(script.leftovers().length).toBeGreaterThan(2);
  started.child.kill('SIGINT');
  expect(await started.exit).toBe(0);
  expect(script.leftovers()).toEqual([]);
  await script.start({ DATA_DIR: dataDir });
});

test('after kill -9 of the API it ends with code 1; of the database it comes back on its own; the row that was acknowledged is there', async ({
  used: script,
}) => {
  const first = await script.start();
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
});

test('after kill -9 of the start script the next start replaces the API on the port, and a killed database; the row that was acknowledged is there', async ({
  used: script,
}) => {
  const first = await script.start();
  const isThere = await acknowledgedRow(script.url);
  const second = await test.step('the start script is killed', async () => {
    const { api } = script.pids();
    // a stopped process cannot take its leave: it holds the port until somebody ends it
    process.kill(api, 'SIGSTOP');
    await killed(first);
    const next = await script.start();
    expect(next.output()).toContain('an earlier start left behind');
    expect(script.pids().api).not.toBe(api);
    expect(await isThere()).toBe(true);
    return next;
  });
  await test.step('the start script and the database are killed', async () => {
    const { database } = script.pids();
    await killed(second);
    process.kill(database, 'SIGKILL');
    await script.start();
    expect(await isThere()).toBe(true);
  });
});

test('two starts at once share one database, and the last to leave stops it', async ({ used: script }) => {
  const other = await StartScript.create();
  const [one, two] = await Promise.all([script.start(), script.start({ PORT: String(other.port) })]);
  one.child.kill('SIGINT');
  await one.exit;
  expect((await fetch(`http://localhost:${other.port}/readyz`)).status).toBe(200);
  two.child.kill('SIGINT');
  await two.exit;
  expect(script.leftovers()).toEqual([]);
  await other.remove();
});

test('refuses a port that another program has', async ({ script }) => {
  const taken = net.createServer().listen(script.port, 'localhost');
  await once(taken, 'listening');
  const { code, output } = await script.startInVain();
  taken.close();
  expect(code).toBe(1);
  mustBeOneSentence(output, `PORT ${script.port}`, 'taken', 'npm start');
});

const badSettings: [name: string, value: string][] = [
  ['PORT', 'four thousand'],
  ['DATABASE_URL', 'mysql://localhost/lotline'],
  ['LOG_LEVEL', 'loud'],
  ['COMPANY_TIME_ZONE', 'Moon/Crater'],
  ['STORAGE', 'floppy'],
  ['TRUSTED_PROXIES', 'garbage'],
  ['WEB_ROOT', '/nowhere'],
  ['DATA_DIR', '/proc/x'],
];
test('refuses each bad setting in one sentence, and leaves nothing running', async ({ used: script }) => {
  for (const [name, value] of badSettings)
    await test.step(`${name}=${value}`, async () => {
      const { code, output } = await script.startInVain({ [name]: value });
      expect(code, name).toBe(1);
      mustBeOneSentence(output, name);
      expect(script.leftovers(), name).toEqual([]);
    });
});

test('refuses a data folder that a newer version of Lotline wrote', async ({ used }) => {
  const postgres = await ensurePostgres({ dataDir: used.dataDir });
  await asAdmin(postgres.url, (client) => client.query("insert into migration (name) values ('9999-from-the-future')"));
  await postgres.stop();
  const { code, output } = await used.startInVain();
  expect(code).toBe(1);
  mustBeOneSentence(output, 'newer version', 'DATA_DIR');
  expect(used.leftovers()).toEqual([]);
});

test('refuses a data folder that a newer PostgreSQL wrote', async ({ used }) => {
  fs.writeFileSync(used.databaseFile('PG_VERSION'), '99\n');
  const { code, output } = await used.startInVain();
  expect(code).toBe(1);
  mustBeOneSentence(output, 'DATA_DIR', '99', 'newer');
});
