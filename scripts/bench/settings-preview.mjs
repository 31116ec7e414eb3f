// What saving a setting would change, over 200,000 tasks of 10,000 jobs, beside one hand-written statement that reads the same columns (issue 26 §7). Its memory too.
import { Failure } from '../process/failure.mjs';
import { openAt, openBenchDatabases, reusedDatabase } from './bench-databases.mjs';
import { memoryOf, startApi, startStatementServer } from './contenders.mjs';
import { closeConnections, measurePaired, median, percentile, send } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'settings-preview';
const JOBS = 10_000;
const TASKS = Number(process.env.BENCH_TASKS || '200000');
const ROUNDS = Number(process.env.BENCH_ROUNDS || '12');
const WARM_UP = 3;
const BAR = 3;
/** What the process may hold more after the last preview than after the first. */
const FLAT_MB = 150;
const SHAPE = ['scripts/bench/settings-preview.mjs'];
const WORK_TYPE = 'Previewed';
const STATUSES = ['Received', 'Scheduled', 'In progress', 'On Hold', 'Complete'];

const statusOf = (statusName, at) => ({ statusName, sortOrder: at, fieldOrder: at, fieldEdit: true, isHold: statusName === 'On Hold' });

/** Straight into the tables: nobody looks at these jobs' changes. */
async function fillTasks(client, say) {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into construction (work_order, work_type, address, status, finished_at)
     select 'P-' || n, $1, n || ' Ferry St', s.status, case s.status when 'Complete' then now() end from generate_series(1, $4::int) n cross join lateral (select ($2::text[])[1 + n % $3] as status) s`,
    [WORK_TYPE, STATUSES, STATUSES.length, JOBS],
  );
  await client.query(
    `insert into schedule (construction_id, name, group_id, issued_date, due_date)
     select c.id, 'Task ' || n, (select min(id) from work_group), now(), current_date + (c.id + n) % 60 - 20
       from construction c, generate_series(1, $2::int) n where c.work_type = $1`,
    [WORK_TYPE, Math.round(TASKS / JOBS)],
  );
  await client.query('insert into system_setting (name, work_type, config) values ($1, $2, $3)', [
    'Job Status Settings',
    WORK_TYPE,
    JSON.stringify({ statuses: STATUSES.map(statusOf) }),
  ]);
  say(`Filled ${TASKS.toLocaleString('en-AU')} tasks`);
  await client.query('vacuum analyze construction, schedule');
}

/** Without two of them: what stands in these is stranded, leaves its section, and can be chosen no more. */
const CONFIG = { statuses: STATUSES.slice(1, -1).map(statusOf) };
const QUERY = `query($input: SettingPreviewInput!) { settingPreview(input: $input) { tasks effects { kind what before after tasks jobs first { id jobId name workOrder } } } }`;

/** @param {{ origin: string }} api @param {string} token */
export const askWith = (api, token) => (workType, config) => ({
  origin: api.origin,
  path: '/graphql',
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: QUERY, variables: { input: { name: 'Job Status Settings', workType, config } } }),
});

/** The statement is only a fair peer when it reads as many. @returns {Promise<number>} how many */
export async function mustAgree(askApi, askStatement) {
  const { data, errors } = JSON.parse((await send(askApi)).text);
  if (errors !== undefined) throw new Failure(`${title}: the preview was refused: ${errors[0].message}`);
  const theirs = JSON.parse((await send(askStatement)).text);
  if (data.settingPreview.tasks !== theirs.length) throw new Failure(`${title}: the API and the statement read differently.`);
  return theirs.length;
}

export const statementAsk = (origin, workType) => ({ origin, path: `/settings-preview?workType=${encodeURIComponent(workType)}` });

/** @param {(line: string) => void} say */
export async function compareSettingsPreview(say) {
  const { databases, adminUrl, stop } = await openBenchDatabases(say, ['bench']);
  const kept = await reusedDatabase(adminUrl, {
    ...{ kind: `previews_${TASKS}`, shape: SHAPE, source: databases[0].url },
    fill: (client) => fillTasks(client, say),
  });
  const { url, client } = await openAt(kept);
  const stops = [stop, () => client.end()];
  try {
    const { rows: people } = await client.query(
      `select u.email from app_user u join user_role r on r.user_id = u.id join role_claim c on c.role_id = r.role_id
        where c.claim_value = 'CAN_MANAGE_SYSTEM_SETTINGS' and u.can_log_in and u.id <= 24 order by 1 limit 1`,
    );
    const api = await startApi(url, people);
    stops.push(api.stop);
    const statement = await startStatementServer(url, '4');
    stops.push(statement.stop);
    const ask = askWith(api, api.tokens.get(people[0]?.email ?? '') ?? '');
    const ofApi = () => ask(WORK_TYPE, CONFIG);
    const ofStatement = () => statementAsk(statement.origin, WORK_TYPE);
    const tasks = await mustAgree(ofApi(), ofStatement());
    const before = memoryOf(api.pid);
    const times = await measurePaired(
      [
        { key: 'api', ask: ofApi },
        { key: 'statement', ask: ofStatement },
      ],
      { rounds: ROUNDS, warmUp: WARM_UP },
    );
    return report({ times, tasks, grown: memoryOf(api.pid) - before });
  } finally {
    closeConnections();
    for (const one of stops.toReversed()) await one();
  }
}

function report({ times, tasks, grown }) {
  const ratio = median(times.get('api').map((ms, round) => ms / times.get('statement')[round]));
  const passed = ratio <= BAR && grown <= FLAT_MB;
  const row = (name, of) => `| ${name} | ${median(of).toFixed(0)} | ${percentile(of, 0.95).toFixed(0)} |`;
  const table = [
    '| what | median ms | p95 ms |',
    '|---|---:|---:|',
    row('Lotline API, preview of statuses', times.get('api')),
    row('one SQL statement that reads the same', times.get('statement')),
    '',
    `API ÷ statement: ${ratio.toFixed(2)}. Memory after ${ROUNDS + WARM_UP} more previews: ${grown.toFixed(0)} MB more. Bars: ${BAR} and ${FLAT_MB} MB; the aim of 3 s is printed above. ${passed ? 'All held.' : 'NOT held.'}`,
  ].join('\n');
  const what = `${tasks.toLocaleString('en-AU')} open tasks of ${JOBS.toLocaleString('en-AU')} jobs; ${ROUNDS} rounds.`;
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, what, '', table);
  return passed;
}
