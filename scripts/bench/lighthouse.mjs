// Lighthouse on the built field app, as a phone: the sign-in page, and the list and a task of somebody who is signed in (quality.md §4); and on the page
// behind a builder's link (issue 25 §4), whose fourth class is SEO, with and without the audit that its noindex fails.
import { chromium } from '@playwright/test';
import { freePort } from '../postgres/launcher.mjs';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { startApi } from './contenders.mjs';
import { median } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'lighthouse';
const what = 'Lighthouse with its phone, network and slow processor, in the tab that has signed in';
const RUNS = Number(process.env.BENCH_LOADS || '3');
const LIST = '/field/construction';
/** By quality.md §4 and the issue of the phone without a network. */
const BARS = { performance: 90, accessibility: 100, 'best-practices': 100 };
/** What performance is made of, by Lighthouse's own names: ms. */
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'];
const KINDS = /** @type {(keyof typeof BARS)[]} */ (Object.keys(BARS));
/** Of the builder's page; that it may be crawled is asked of no page that must not be (decision 083). */
const BUILDER_BARS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 90 };
const FORBIDDEN = 'is-crawlable';
const BUILDER_TITLE = 'lighthouse of a builder’s page';
const OFFICE = { email: 'office@lotline.example' };

/** Installed by the benchmark alone, so not where the project's own packages lie. */
async function tools() {
  const [{ default: lighthouse }, { default: puppeteer }] = await Promise.all([import('lighthouse'), import('puppeteer-core')]);
  return { lighthouse, puppeteer };
}

const scoreOf = (runs, score) => Math.round(median(runs.map(score)) * 100);

/** @returns {Promise<{ runs: import('lighthouse').Result[], scores: Record<string, number>, times: number[], found: string[] }>} scores of 100 and ms, the middle run; what was found by any */
async function judge({ lighthouse, page, url, kinds = KINDS }) {
  const runs = [];
  const found = new Set();
  for (let run = 0; run < RUNS; run += 1) {
    const { lhr } = await lighthouse(url, { onlyCategories: kinds, disableStorageReset: true, logLevel: 'silent' }, undefined, page);
    runs.push(lhr);
    for (const kind of kinds.slice(1))
      for (const { id, weight } of lhr.categories[kind].auditRefs) {
        const { score, title: said } = lhr.audits[id];
        if (weight > 0 && score !== null && score < 1) found.add(said);
      }
  }
  const scores = Object.fromEntries(kinds.map((kind) => [kind, scoreOf(runs, ({ categories }) => categories[kind].score)]));
  const times = METRICS.map((name) => Math.round(median(runs.map(({ audits }) => audits[name].numericValue))));
  return { runs, scores, times, found: [...found] };
}

/** As Lighthouse weighs a class, without one of its audits. */
function scoreWithout({ categories, audits }, kind, left) {
  const judged = categories[kind].auditRefs.filter(({ id, weight }) => id !== left && weight > 0 && audits[id].score !== null);
  const sum = (of) => judged.reduce((all, ref) => all + of(ref), 0);
  return sum(({ id, weight }) => audits[id].score * weight) / sum(({ weight }) => weight);
}

/** A builder is asked for a job, and afterwards not any more. @returns {Promise<{ path: string, takeBack: () => Promise<unknown> }>} */
async function askBuilder({ origin, tokens }) {
  const ask = async (query, variables = {}) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(OFFICE.email)}` };
    const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const { data, errors } = await answer.json();
    if (errors !== undefined) throw new Error(errors[0].message);
    return data;
  };
  const { builderApprovals } = await ask('{ builderApprovals(filter: { tab: "ready" }, first: 1) { rows { id } } }');
  const [{ id } = { id: 0 }] = builderApprovals.rows;
  const { builderRequestDraft: draft } = await ask(`{ builderRequestDraft(constructionId: ${id}) { link jobs { id } } }`);
  await ask('mutation ($ids: [Int!]!, $message: String!) { sendRequest(ids: $ids, message: $message) }', {
    ids: draft.jobs.map((job) => job.id),
    message: draft.link,
  });
  const takeBack = async () => {
    const { builderRequests } = await ask(`{ builderRequests(constructionId: ${id}) { id } }`);
    return ask(`mutation { revokeBuilderRequest(id: ${builderRequests[0].id}, reason: "Measured") }`);
  };
  return { path: new URL(draft.link).pathname, takeBack };
}

/** @returns {Promise<{ table: string[], held: boolean }>} */
async function measureBuilderPage({ lighthouse, page, url }) {
  const kinds = Object.keys(BUILDER_BARS);
  const { runs, scores, times, found } = await judge({ lighthouse, page, url, kinds });
  const seo = scoreOf(runs, (run) => scoreWithout(run, 'seo', FORBIDDEN));
  const judged = { ...scores, seo };
  const held = kinds.every((kind) => judged[kind] >= BUILDER_BARS[kind]);
  const names = ['performance', 'accessibility', 'best-practices', `seo without ${FORBIDDEN}`, 'seo', 'first contentful paint, ms'];
  const values = [scores.performance, scores.accessibility, scores['best-practices'], seo, scores.seo, times[0]];
  const table = [
    `| page | ${names.join(' | ')} | found |`,
    `|---|${names.map(() => '---:').join('|')}|---|`,
    `| behind a builder's link | ${values.join(' | ')} | ${found.join('; ') || 'nothing'} |`,
    '',
    `Bars: at least ${kinds.map((kind) => `${BUILDER_BARS[kind]} for ${kind}`).join(', ')}, without the audit that a page which no search engine may list fails by intent. ${held ? 'Held.' : 'NOT held.'}`,
  ];
  writeSection(
    BUILDER_TITLE,
    `Lighthouse on the page behind a builder's link, as on the field app; ${RUNS} runs, the middle one.`,
    '',
    table.join('\n'),
    title,
  );
  return { table, held };
}

/** @returns {Promise<boolean>} whether the bars are held */
export async function measureLighthouse(say) {
  const { lighthouse, puppeteer } = await tools();
  const { databases, stop } = await openBenchDatabases(say, ['bench']);
  const [{ url, people }] = databases;
  const [person] = people;
  const api = await startApi(url, [person, OFFICE]);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(say),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  void keepToStop({ stop: () => browser.close() });
  const lines = [
    `| page | ${[...KINDS, ...METRICS.map((name) => `${name.replaceAll('-', ' ')}, ms`)].join(' | ')} | found |`,
    `|---|${[...KINDS, ...METRICS].map(() => '---:').join('|')}|---|`,
  ];
  let held = true;
  let builder = { table: [], held: false };
  try {
    const context = await browser.newContext({ baseURL: api.origin });
    const tab = await context.newPage();
    const other = await puppeteer.connect({ browserURL: `http://localhost:${port}`, defaultViewport: null });
    const measure = async (name, path) => {
      const at = new URL(path, api.origin).href;
      const page = (await other.pages()).find((open) => open.url().startsWith(api.origin));
      const { scores, times, found } = await judge({ lighthouse, page, url: at });
      held &&= KINDS.every((kind) => scores[kind] >= BARS[kind]);
      lines.push(`| ${name} | ${[...KINDS.map((kind) => scores[kind]), ...times].join(' | ')} | ${found.join('; ') || 'nothing'} |`);
    };
    const asked = await askBuilder(api);
    await tab.goto(asked.path);
    const opened = (await other.pages()).find((open) => open.url().startsWith(api.origin));
    builder = await measureBuilderPage({ lighthouse, page: opened, url: new URL(asked.path, api.origin).href });
    await asked.takeBack();
    await tab.goto(LIST);
    await measure('sign-in', LIST);
    await openAs(tab, LIST, person.email);
    await tab.locator('[data-task]').first().waitFor();
    await measure('the list', LIST);
    const task = await tab.locator('a[href^="/field/construction/"]').first().getAttribute('href');
    await measure('a task', task ?? LIST);
    await other.disconnect();
  } finally {
    await browser.close();
    await api.stop();
    await stop();
  }
  lines.push('', `Bars: at least ${KINDS.map((kind) => `${BARS[kind]} for ${kind}`).join(', ')}. ${held ? 'Held.' : 'NOT held.'}`);
  const table = lines.join('\n');
  console.log(`\n${title}: ${what}\n\n${table}\n\n${builder.table.join('\n')}`);
  writeSection(title, `${what}; ${RUNS} runs each, the middle one.`, '', table);
  return held && builder.held;
}
