// The log of activity: its first page beside one hand-written statement, and its page 1,000 beside its first, over many months (screens.md §2.23).
import { Failure } from '../process/failure.mjs';
import { openAt, openBenchDatabases, reusedDatabase } from './bench-databases.mjs';
import { startApi, startStatementServer } from './contenders.mjs';
import { closeConnections, measurePaired, median, percentile, send } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'logs';
const EVENTS = Number(process.env.BENCH_EVENTS || '1000000');
const ROUNDS = Number(process.env.BENCH_ROUNDS || '200');
const WARM_UP = 40;
const BAR = 2;
/** Page 1,000 ÷ page 1. */
const FLAT = 1.3;
const FAR = 1_000;
const LARGEST_PAGE = 200;
/** Two years of it. */
const MONTHS = 24;
const PART = 100_000;
const SHAPE = ['scripts/bench/logs.mjs'];

const FILL = `insert into event (recorded_at, actor_user_id, entity, entity_id, construction_id, version, move, before, after, request_id)
  select date_trunc('month', now()) - make_interval(secs => n * $3::float8), 1 + n % 20, (array['construction', 'schedule', 'field_item', 'role'])[1 + n % 4], 1 + n % 5000,
    case when n % 4 < 2 then 1 + n % 900 end, n % 9, (array['updateJob', 'issueTask', 'editItemCode', 'editRole'])[1 + n % 4],
    jsonb_build_object('name', 'Before ' || n, 'unitAmount', (n % 900)::text || '.50'), jsonb_build_object('name', 'After ' || n, 'unitAmount', (n % 700)::text || '.25'), 'r-' || n
  from generate_series($1::int, $2::int) n`;

async function fillEvents(client, say) {
  await client.query(`select record_make_months('event', now() - interval '${MONTHS} months', ${MONTHS})`);
  const secondsEach = (MONTHS * 30 * 86_400) / EVENTS;
  for (let from = 1; from <= EVENTS; from += PART) {
    const to = Math.min(EVENTS, from + PART - 1);
    await client.query(FILL, [from, to, secondsEach]);
    say(`Filled ${to.toLocaleString('en-AU')} of ${EVENTS.toLocaleString('en-AU')} events`);
  }
  await client.query('vacuum analyze event');
}

const QUERY = `query($first: Int, $after: String) { activityLog(first: $first, after: $after) {
  rows { id recordedAt person impersonator what changes record entity entityId owner job constructionId task madeAt sentAt waitedMinutes move why requestId } after count isCountCapped } }`;
const PAGE = 100;

/** @param {{ origin: string }} api @param {string} token */
export const askWith = (api, token) => (variables) => ({
  origin: api.origin,
  path: '/graphql',
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: QUERY, variables }),
});

/** The statement is only a fair peer when it finds the same. */
export async function mustAgree(askApi, askStatement) {
  const { data, errors } = JSON.parse((await send(askApi)).text);
  if (errors !== undefined) throw new Failure(`${title}: the page was refused: ${errors[0].message}`);
  const theirs = JSON.parse((await send(askStatement)).text);
  const ids = ({ rows }) => rows.map(({ id }) => id).join();
  if (ids(data.activityLog) !== ids(theirs) || data.activityLog.count !== Math.min(1_000, theirs.count))
    throw new Failure(`${title}: the API and the statement answer differently.`);
  return data.activityLog.rows.length;
}

/** @param {string} origin */
export const asksOf = (ask, origin) => ({
  ofApi: () => ask({ first: PAGE }),
  ofStatement: () => ({ origin, path: `/logs?first=${PAGE}` }),
});

/** @returns {Promise<string>} where page 1,000 begins */
async function placeFarIn(ask, far) {
  let after = null;
  for (let rows = 0; rows < (far - 1) * PAGE; rows += LARGEST_PAGE) {
    const first = Math.min(LARGEST_PAGE, (far - 1) * PAGE - rows);
    ({ after } = JSON.parse((await send(ask({ first, after }))).text).data.activityLog);
    if (after === null) throw new Failure(`${title}: there are fewer than ${far} pages of events.`);
  }
  return after ?? '';
}

/** @param {(line: string) => void} say */
export async function compareLogs(say) {
  const { databases, adminUrl, stop } = await openBenchDatabases(say, ['bench']);
  const kept = await reusedDatabase(adminUrl, {
    ...{ kind: `events_${EVENTS}`, shape: SHAPE, source: databases[0].url },
    fill: (client) => fillEvents(client, say),
  });
  const { url, client } = await openAt(kept);
  const stops = [stop, () => client.end()];
  try {
    const { rows: people } = await client.query(
      `select u.email from app_user u join user_role r on r.user_id = u.id join role_claim c on c.role_id = r.role_id
        where c.claim_value = 'CAN_VIEW_LOGS' and u.can_log_in and u.id <= 24 order by 1 limit 1`,
    );
    const api = await startApi(url, people);
    stops.push(api.stop);
    const statement = await startStatementServer(url, '4');
    stops.push(statement.stop);
    const ask = askWith(api, api.tokens.get(people[0]?.email ?? '') ?? '');
    const { ofApi, ofStatement } = asksOf(ask, statement.origin);
    await mustAgree(ofApi(), ofStatement());
    const times = await measurePaired(
      [
        { key: 'api', ask: ofApi },
        { key: 'statement', ask: ofStatement },
      ],
      { rounds: ROUNDS, warmUp: WARM_UP },
    );
    const far = Math.min(FAR, Math.floor(EVENTS / PAGE / 2));
    const after = await placeFarIn(ask, far);
    const pages = await measurePaired(
      [
        { key: 'first', ask: ofApi },
        { key: 'far', ask: () => ask({ first: PAGE, after }) },
      ],
      { rounds: ROUNDS, warmUp: WARM_UP },
    );
    return report({ times, pages, far });
  } finally {
    closeConnections();
    for (const one of stops.toReversed()) await one();
  }
}

function report({ times, pages, far }) {
  const ratio = (a, b) => median(a.map((ms, round) => ms / b[round]));
  const ofStatement = ratio(times.get('api'), times.get('statement'));
  const growth = ratio(pages.get('far'), pages.get('first'));
  const passed = ofStatement <= BAR && growth <= FLAT;
  const row = (name, of) => `| ${name} | ${median(of).toFixed(2)} | ${percentile(of, 0.95).toFixed(2)} |`;
  const table = [
    '| what | median ms | p95 ms |',
    '|---|---:|---:|',
    row('Lotline API, first page', times.get('api')),
    row('one SQL statement', times.get('statement')),
    row('page 1', pages.get('first')),
    row(`page ${far.toLocaleString('en-AU')}`, pages.get('far')),
    '',
    `API ÷ statement: ${ofStatement.toFixed(2)}. Page ${far.toLocaleString('en-AU')} ÷ page 1: ${growth.toFixed(2)}. Bars: ${BAR} and ${FLAT}. ${passed ? 'All held.' : 'NOT held.'}`,
  ].join('\n');
  const what = `Pages of ${PAGE} of ${EVENTS.toLocaleString('en-AU')} events in ${MONTHS} months; ${ROUNDS} rounds.`;
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, what, '', table);
  return passed;
}
