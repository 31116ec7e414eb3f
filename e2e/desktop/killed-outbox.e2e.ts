// The program is killed while what waits on this computer is stored, sent and answered: nothing that it said is waiting is lost, nothing is done twice, by the
// server's own record. `npm run soak` kills 50 times.
import { seed, sized } from '../../schema/testing/random-runs.ts';
import { chanceOf, type Chance } from '../outbox/chance.ts';
import { crash } from '../outbox/faults.ts';
import { countOf } from '../support/person-database.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { freshTask, type FreshTask } from '../task-page/refusals/fresh-task.ts';
import { launchDesktop, type Desktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { goTo, setOnline, syncedAt } from './window.ts';

/**
 * Where a change is when the program goes. `stored`: the window has just said that it waits; `leaving`: it has left the window, and not the computer; `done`: the
 * server has done it, and its answer is lost; `storing`: in its own press; `answered`: the window may have heard of it; `window`: the window alone is gone.
 */
const MOMENTS = ['leaving', 'done', 'stored', 'storing', 'answered', 'window'] as const;
type Moment = (typeof MOMENTS)[number];

// one of each of the first two: forgotten before it is answered, and sent under a new id, each is found by its own moment in every run; stored after it is said, by
// the crash of e2e/desktop/offline
const KILLS = sized({ least: 2, soak: 50 });
const MOST_TURNS = 60;
const MARK = 'Killed';

test.describe.configure({ timeout: sized({ least: 180_000, soak: 3_600_000 }) });

interface Written {
  readonly acknowledged: Set<string>;
  /** Pressed, and the program went before it could say anything. */
  readonly pressed: Set<string>;
}

/** What is not as it should be: lost, or there more than once. */
async function wrongs(server: RunningServer, { jobId }: FreshTask, { acknowledged, pressed }: Written): Promise<readonly string[]> {
  const rows = await sql<{ text: string }>(
    server,
    `select comments as text from internal_comment where construction_id = $1 and comments like $2
      union all select comments from field_comment where construction_id = $1 and comments like $2`,
    [jobId, `${MARK} %`],
  );
  const times = (text: string): number => rows.filter((row) => row.text === text).length;
  const found = [...new Set(rows.map(({ text }) => text))];
  return [
    ...[...acknowledged].filter((text) => times(text) === 0).map((text) => `${text} is lost`),
    ...found.filter((text) => times(text) > 1).map((text) => `${text} is there ${String(times(text))} times`),
    ...found.filter((text) => !acknowledged.has(text) && !pressed.has(text)).map((text) => `nobody wrote ${text}`),
  ];
}

/** With the change that is sent after so many others. */
interface Plan {
  readonly moment: Moment;
  readonly after: number;
  /** Of the main process, once it has handed on the answer. */
  readonly turns: number;
  readonly mark: string;
}

/** Runs in the main process. */
function dieAt({ net }: { readonly net: object }, { moment, after, turns, mark }: Plan): void {
  const pass = Reflect.get(net, 'fetch') as (call: Request | string, init?: object) => Promise<Response>;
  const die = (): void => void process.kill(process.pid, 'SIGKILL');
  const dieIn = (left: number): void => (left > 0 ? void setImmediate(() => dieIn(left - 1)) : die());
  let left = after;
  Reflect.set(net, 'fetch', async (call: Request | string, init?: object): Promise<Response> => {
    const isOne = typeof call !== 'string' && call.method === 'POST' && (await call.clone().text()).includes(mark);
    if (!isOne || (left -= 1) >= 0) return pass.call(net, call, init);
    Reflect.set(net, 'isReachedByTheTest', true);
    if (moment === 'leaving') die();
    const answer = await pass.call(net, call, init);
    if (moment === 'done') die();
    if (moment === 'answered') dieIn(turns);
    return answer;
  });
}

async function write({ page }: Desktop, text: string): Promise<void> {
  const field = page.getByLabel('Write a comment');
  await field.fill(text);
  await page.keyboard.press('Control+Enter');
}

/** Resolves once the program is gone. */
async function liveAndDie(desktop: Desktop, chance: Chance, moment: Moment, round: number, written: Written): Promise<void> {
  const { page } = desktop;
  const changes = 1 + Math.floor(chance() * 3);
  const plan = { moment, mark: MARK, after: Math.floor(chance() * changes), turns: Math.floor(chance() * MOST_TURNS) };
  await setOnline(desktop, false);
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
  for (let change = 1; change <= changes; change += 1) {
    const text = `${MARK} ${String(round)}.${String(change)}`;
    if (moment === 'storing' && change === changes) {
      written.pressed.add(text);
      await page.getByLabel('Write a comment').fill(text);
      await Promise.all([page.keyboard.press('Control+Enter').catch(() => undefined), desktop.kill()]);
      return;
    }
    await write(desktop, text);
    await expect(page.getByRole('button', { name: change === 1 ? '1 change waiting' : `${String(change)} changes waiting` })).toBeVisible();
    written.acknowledged.add(text);
  }
  if (moment === 'stored') return desktop.kill();
  await desktop.evaluate(dieAt, plan);
  await setOnline(desktop, true);
  if (moment === 'window') {
    await expect.poll(() => desktop.evaluate(({ net }) => Reflect.get(net, 'isReachedByTheTest') === true, null)).toBe(true);
    await crash(page);
    return desktop.kill();
  }
  await desktop.gone;
  await desktop.kill();
}

test('killed while changes are stored, sent and answered, nothing that is said to wait is lost and nothing is done twice', async ({
  server,
  browser,
}) => {
  const chance = chanceOf(seed);
  const task = await freshTask(server, 'Ridgeway Cabling');
  const written: Written = { acknowledged: new Set(), pressed: new Set() };
  const met = Object.fromEntries(MOMENTS.map((moment) => [moment, 0])) as Record<Moment, number>;
  let desktop = await launchDesktop({ server: server.url });
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();
  for (let round = 0; round < KILLS; round += 1) {
    const moment = MOMENTS[round < MOMENTS.length ? round : Math.floor(chance() * MOMENTS.length)] ?? 'done';
    await goTo(desktop, `/construction/${String(task.jobId)}/comments`);
    await expect(desktop.page.getByLabel('Write a comment')).toBeVisible();
    await liveAndDie(desktop, chance, moment, round, written);
    met[moment] += 1;
    desktop = await launchDesktop({ server: server.url, userData: desktop.userData });
    await expect.poll(() => countOf(desktop.page, 'presses')).toBe(0);
    await expect.poll(() => wrongs(server, task, written), { message: `after ${moment}, round ${String(round)}` }).toEqual([]);
  }
  await desktop.quit();
  console.log(`the program killed: ${JSON.stringify({ seed, kills: KILLS, ...met, acknowledged: written.acknowledged.size })}`);
});
