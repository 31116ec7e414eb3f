// The jobs' list: 100 searches and filters beside one hand-written statement each, and its page 1,000 beside its first (issue "the console").
import { Failure } from '../process/failure.mjs';
import { startApi, startStatementServer } from './contenders.mjs';
import { openJobRows } from './job-rows.mjs';
import { PAGE, SEARCHES } from './job-search-statements.mjs';
import { closeConnections, inTurn, measurePaired, median, percentile, send } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'job-search';
const EACH = Number(process.env.BENCH_ROUNDS || '3');
const BAR = 2;
/** Page 1,000 ÷ page 1. */
const FLAT = 1.3;
const FAR = 1_000;
const LARGEST_PAGE = 200;

const QUERY = `query Jobs($filter: JobFilterInput, $sort: ListSortInput, $first: Int, $after: String) {
  jobs(filter: $filter, sort: $sort, first: $first, after: $after) {
    rows { id version workOrder address suburb state status workType customer region contract dueDate originalDueDate updatedDueDate bookedDate dbydExpiryDate
      acceleratedJob isReceived scheduler developer customerRef builderApprovalSentDate builderApprovedDate siteContact siteContactPhone attachmentCount rejectedItemCount
      nextTask { scheduleId name group isOnsite } contractValue margin }
    after count isCountCapped
  }
}`;

/** @param {{ origin: string }} api @param {string} token */
export const askWith = (api, token) => (variables) => ({
  origin: api.origin,
  path: '/graphql',
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: QUERY, variables }),
});

/** The statement is only a fair peer when it finds the same. @returns {Promise<number | null>} how many rows; null: the API refused it as too long */
export async function mustAgree(askApi, askStatement, { name }) {
  const { data, errors = [] } = JSON.parse((await send(askApi)).text);
  if (errors.some(({ extensions }) => extensions?.code === 'TIMEOUT')) return null;
  if (errors.length > 0) throw new Failure(`${title}: search ${name} was refused: ${errors.map(({ message }) => message).join('; ')}`);
  const { jobs } = data;
  const theirs = JSON.parse((await send(askStatement)).text);
  const ids = ({ rows }) => rows.map(({ id }) => id).join();
  if (ids(jobs) !== ids(theirs) || jobs.count !== Math.min(1_000, theirs.count))
    throw new Failure(`${title}: the API and the statement answer differently for search ${name}.`);
  return jobs.rows.length;
}

/** @param {ReturnType<typeof askWith>} ask @param {string} origin of the statement */
export const asksOf = (ask, origin) => ({
  ofApi: (/** @type {(typeof SEARCHES)[number]} */ { filter, sort }) => ask({ filter, sort: { field: sort }, first: PAGE }),
  ofStatement: (place) => ({ origin, path: `/job-search?search=${place}` }),
});

/** @returns {Promise<string>} where page 1,000 begins */
async function placeFarIn(ask) {
  let after = null;
  for (let rows = 0; rows < (FAR - 1) * PAGE; rows += LARGEST_PAGE) {
    const first = Math.min(LARGEST_PAGE, (FAR - 1) * PAGE - rows);
    ({ after } = JSON.parse((await send(ask({ sort: { field: 'dueDate' }, first, after }))).text).data.jobs);
    if (after === null) throw new Failure(`${title}: there are fewer than ${FAR} pages of jobs.`);
  }
  return after ?? '';
}

/** @param {(line: string) => void} say */
export async function compareJobSearch(say) {
  const { url, jobs, people, stop } = await openJobRows(say, { isWritten: false });
  const stops = [];
  try {
    const api = await startApi(url, people);
    stops.push(api.stop);
    const statement = await startStatementServer(url, '4');
    stops.push(statement.stop);
    const ask = askWith(api, api.tokens.get(people[0]?.email ?? '') ?? '');
    const { ofApi, ofStatement } = asksOf(ask, statement.origin);
    let found = 0;
    const answered = [];
    const refused = [];
    for (const [place, search] of SEARCHES.entries()) {
      const rows = await mustAgree(ofApi(search), ofStatement(place), search);
      if (rows === null) refused.push(search.filter.search ?? search.name);
      else answered.push(place);
      found += Math.min(1, rows ?? 0);
    }
    const placeOf = (round) => inTurn(answered, round);
    const times = await measurePaired(
      [
        { key: 'api', ask: (round) => ofApi(inTurn(SEARCHES, placeOf(round))) },
        { key: 'statement', ask: (round) => ofStatement(placeOf(round)) },
      ],
      { rounds: EACH * answered.length, warmUp: answered.length },
    );
    const far = await placeFarIn(ask);
    const pages = await measurePaired(
      [
        { key: 'first', ask: () => ask({ sort: { field: 'dueDate' }, first: PAGE }) },
        { key: 'far', ask: () => ask({ sort: { field: 'dueDate' }, first: PAGE, after: far }) },
      ],
      { rounds: 100, warmUp: 20 },
    );
    return report({ times, pages, jobs, found, refused });
  } finally {
    closeConnections();
    await Promise.all(stops.map((one) => one()));
    await stop();
  }
}

function report({ times, pages, jobs, found, refused }) {
  const ratio = (a, b) => median(a.map((ms, round) => ms / b[round]));
  const ofStatement = ratio(times.get('api'), times.get('statement'));
  const sum = (of) => of.reduce((all, ms) => all + ms, 0);
  const ofSum = sum(times.get('api')) / sum(times.get('statement'));
  const growth = ratio(pages.get('far'), pages.get('first'));
  const passed = refused.length === 0 && ofStatement <= BAR && ofSum <= BAR && growth <= FLAT;
  const row = (name, of) => `| ${name} | ${median(of).toFixed(2)} | ${percentile(of, 0.95).toFixed(2)} | ${Math.max(...of).toFixed(2)} |`;
  const table = [
    '| what | median ms | p95 ms | longest ms |',
    '|---|---:|---:|---:|',
    row('Lotline API, first page', times.get('api')),
    row('one SQL statement each', times.get('statement')),
    row('page 1 of all jobs', pages.get('first')),
    row(`page ${FAR.toLocaleString('en-AU')} of all jobs`, pages.get('far')),
    '',
    `API ÷ statement: ${ofStatement.toFixed(2)} in the middle, ${ofSum.toFixed(2)} of all together. Page ${FAR.toLocaleString('en-AU')} ÷ page 1: ${growth.toFixed(2)}. ` +
      `${refused.length === 0 ? '' : `Refused as too long and not measured: ${refused.join(', ')}. `}Bars: ${BAR} and ${FLAT}. ${passed ? 'All held.' : 'NOT held.'}`,
  ].join('\n');
  const what = `${SEARCHES.length} searches and filters of ${jobs.toLocaleString('en-AU')} jobs, ${found} of which find some; ${EACH} rounds of each.`;
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, what, '', table);
  return passed;
}
