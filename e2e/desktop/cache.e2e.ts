// The job cache in the program: filled from the server after signing in, searched without a network, unreadable on disk, gone after signing out.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';
import { launchDesktop, type Desktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';

interface Job {
  readonly id: number;
  readonly workOrder: string;
  readonly address: string;
  readonly contractValue: string | null;
}
interface Read {
  readonly data: { readonly rows: readonly Job[]; readonly after: string | null } | null;
  readonly state: {
    readonly syncedAt: string | null;
    readonly count: number;
    readonly isLasting: boolean;
    readonly rebuilt: string | null;
  };
}
const readPage = ({ page }: Desktop, asked: object): Promise<Read> =>
  page.evaluate(
    (given) =>
      (Reflect.get(window, 'lotlineDesktop') as { readJobs: (args: object) => Promise<Read> }).readJobs({
        ...{ read: 'page', personName: '' },
        asked: JSON.stringify(given),
      }),
    asked,
  );
async function search(desktop: Desktop, text: string): Promise<{ readonly jobs: readonly Job[]; readonly state: Read['state'] }> {
  const jobs: Job[] = [];
  for (let after: string | null = null; ;) {
    const { data, state } = await readPage(desktop, { filter: { search: text }, first: 200, after });
    jobs.push(...(data?.rows ?? []));
    after = data?.after ?? null;
    if (after === null) return { jobs, state };
  }
}
const cut = (desktop: Desktop): Promise<unknown> => desktop.evaluate(({ net }) => Reflect.set(net, 'isOnline', false), null);
const cacheFiles = ({ userData }: Desktop): string[] => fs.readdirSync(userData).filter((name) => name.startsWith('jobs-'));

test('is filled after signing in, answers without a network, also after a restart, and leaves nothing behind', async ({
  server,
  browser,
  tokenOf,
}) => {
  const desktop = await launchDesktop({ server: server.url });
  await signIn(desktop, browser, 'scheduler@lotline.example');
  await expect.poll(async () => (await search(desktop, '')).state.syncedAt).not.toBeNull();
  const { jobs, state } = await search(desktop, '');
  const answer = await fetch(`${server.url}/api/sync/jobs`, {
    headers: { authorization: `Bearer ${await tokenOf('scheduler@lotline.example')}` },
  });
  const sent = (await answer.text())
    .trimEnd()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { job?: { id: number } }).job?.id ?? []);
  expect(jobs.map(({ id }) => id).sort((one, other) => one - other)).toEqual(sent.sort((one, other) => one - other));
  expect(state).toMatchObject({ count: sent.length, isLasting: true, rebuilt: 'first' });
  expect(jobs.filter(({ contractValue }) => contractValue !== null)).toEqual([]);

  const [job] = jobs;
  await cut(desktop);
  expect((await search(desktop, job?.workOrder ?? '')).jobs.map(({ id }) => id)).toContain(job?.id);
  const onDisk = cacheFiles(desktop).map((name) => fs.readFileSync(path.join(desktop.userData, name), 'latin1'));
  expect(onDisk.length).toBeGreaterThan(0);
  for (const text of onDisk) expect([text.includes(job?.workOrder ?? ''), text.includes('SQLite format')]).toEqual([false, false]);
  await desktop.kill();

  // nobody answers at this address
  const again = await launchDesktop({ server: 'http://localhost:9', userData: desktop.userData });
  const found = await search(again, job?.workOrder ?? '');
  expect([found.jobs.map(({ id }) => id).includes(job?.id ?? 0), found.state.syncedAt !== null, found.state.rebuilt]).toEqual([
    true,
    true,
    null,
  ]);
  await again.page.evaluate(() => (Reflect.get(window, 'lotlineDesktop') as { signOut: (args: object) => Promise<null> }).signOut({}));
  expect(cacheFiles(again)).toEqual([]);
  expect(fs.existsSync(path.join(again.userData, 'cache-key'))).toBe(false);
  await again.quit();
});

test('is in memory alone where the system has no real keyring', async ({ server, browser }) => {
  const desktop = await launchDesktop({ server: server.url, env: { LOTLINE_NO_KEYRING: '1' } });
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(async () => (await search(desktop, '')).state.syncedAt).not.toBeNull();
  expect((await search(desktop, '')).state.isLasting).toBe(false);
  expect([
    cacheFiles(desktop),
    fs.existsSync(path.join(desktop.userData, 'tokens')),
    fs.existsSync(path.join(desktop.userData, 'cache-key')),
  ]).toEqual([[], false, false]);
  await desktop.quit();
});
