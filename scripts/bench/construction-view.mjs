// The job's page in the console: what each of its tabs reads beside one hand-written statement of its own, on 10,000 tasks and on very many. Summary,
// schedule, items, payments, files and contacts stand in one read, which the page makes once; comments and history have their own.
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { mustAnswerAlike } from './alike.mjs';
import { startApi, startStatementServer } from './contenders.mjs';
import { openJobRows } from './job-rows.mjs';
import { closeConnections, measurePaired, median, percentile } from './measure.mjs';
import { BARS, writeSection } from './report.mjs';

export const title = 'construction-view';
const ROUNDS = Number(process.env.BENCH_ROUNDS || '200');
const WARM_UP = 40;
const MOST_JOBS = 60;

const operation = (file) => fs.readFileSync(path.join(projectDir, 'schema/operations', `${file}.graphql`), 'utf8').replace(/^#.*$/gm, '');
const query = (...files) => files.map(operation).join('\n');

/** As the console asks for them. */
export const TABS = {
  job: {
    name: 'summary, schedule, items, payments, files, contacts',
    query: query(
      ...['job/construction-query', 'job/construction-fields', 'job/payment-fields', 'job/attachment-fields'],
      ...['task/task-fields', 'comment/comment-fields'],
    ),
    variables: {},
  },
  comments: { name: 'comments', query: query('comment/job-field-comments', 'comment/comment-fields'), variables: { first: 51 } },
  history: { name: 'history', query: query('job/job-events'), variables: { first: 50 } },
};

/** The fullest of the small database: each is in the large one, too. */
const JOBS_SQL = `select c.id from construction c join schedule s on s.construction_id = c.id
  where c.id <= (select max(id) from construction where work_order not like 'BW-%')
  group by c.id order by count(*) desc, c.id limit ${MOST_JOBS}`;
const FILL = [
  `insert into boq (construction_id, code, quantity, unit_amount)
     select c.id, 'BW', 1 + c.id % 9, 10 from construction c where c.work_order like 'BW-%'`,
  `insert into field_comment (schedule_id, user_id, comments)
     select s.id, (select min(id) from app_user), 'Pit 4 is under water' from schedule s join construction c on c.id = s.construction_id where c.work_order like 'BW-%'`,
  `insert into event (actor_user_id, move, entity, entity_id, construction_id, after)
     select (select min(id) from app_user), 'issueTask', 'schedule', s.id, s.construction_id, '{}' from schedule s join construction c on c.id = s.construction_id
      where c.work_order like 'BW-%'`,
];

/** Files have links of their person, settings their defaults, instants of events their wire form: the rest must be the same. */
const comparable = (text) => JSON.parse(text, (key, value) => (['url', 'config'].includes(key) ? undefined : value));

/** @returns {(tab: string, job: number) => { api: import('./measure.mjs').Ask, statement: import('./measure.mjs').Ask }} */
export function asksOf(origins, token, person) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (tab, job) => ({
    api: {
      ...{ origin: origins.api, path: '/graphql', method: 'POST', headers },
      body: JSON.stringify({ query: TABS[tab].query, variables: { constructionId: job, ...TABS[tab].variables } }),
    },
    statement: { origin: origins.statement, path: `/construction-view?tab=${tab}&job=${job}&person=${person.id}` },
  });
}

async function startSide({ url, size, tasks, person }) {
  const api = await startApi(url, [person]);
  const statement = await startStatementServer(url, '4');
  const asks = asksOf({ api: api.origin, statement: statement.origin }, api.tokens.get(person.email), person);
  return { size, tasks, asks, stop: () => Promise.all([api.stop(), statement.stop()]) };
}

export async function mustAgree({ asks, size }, tab, jobs) {
  for (const job of jobs.slice(0, 20)) await mustAnswerAlike({ title, comparable }, asks(tab, job), `the ${tab} of job ${job} (${size})`);
}

const countTasks = async (client) => (await client.query('select count(*)::int as tasks from schedule')).rows[0].tasks;

/** @param {(line: string) => void} say */
export async function compareConstructionView(say) {
  const { url, client, people, small, stop } = await openJobRows(say);
  const sides = [];
  try {
    say('Filling what belongs to the jobs');
    for (const statement of FILL) await client.query(statement);
    for (const table of ['boq', 'field_comment', 'event']) await client.query(`vacuum analyze ${table}`);
    const jobs = (await client.query(JOBS_SQL)).rows.map(({ id }) => id);
    const [person] = (await client.query('select id, email from app_user where email = $1', [people[0]?.email])).rows;
    const many = { url, size: 'many', tasks: await countTasks(client), person };
    for (const side of [{ ...small, size: 'few', person }, many]) sides.push(await startSide(side));
    const rows = [];
    for (const tab of Object.keys(TABS)) {
      for (const side of sides) await mustAgree(side, tab, jobs);
      const contenders = sides.flatMap(({ size, asks }) =>
        ['api', 'statement'].map((key) => ({ key: `${size} ${key}`, ask: (round) => asks(tab, jobs[round % jobs.length])[key] })),
      );
      rows.push({ tab, times: await measurePaired(contenders, { rounds: ROUNDS, warmUp: WARM_UP }) });
    }
    return report(rows, sides, jobs.length);
  } finally {
    closeConnections();
    await Promise.all(sides.map((side) => side.stop()));
    await stop();
  }
}

function report(rows, sides, jobs) {
  const ratio = (times, a, b) => median(times.get(a).map((ms, round) => ms / times.get(b)[round]));
  const judged = rows.map(({ tab, times }) => ({
    tab,
    times,
    ofStatement: sides.map(({ size }) => ratio(times, `${size} api`, `${size} statement`)),
    growth: ratio(times, 'many api', 'few api'),
  }));
  const passed = judged.every(({ ofStatement, growth }) => ofStatement.every((one) => one <= BARS.ofStatement) && growth <= BARS.ofOwnTime);
  const table = [
    '| tab | tasks | API median ms | API p95 ms | statement median ms | API ÷ statement | API ÷ its own with few tasks |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...judged.flatMap(({ tab, times, ofStatement, growth }) =>
      sides.map(({ size, tasks }, place) => {
        const [api, statement] = [times.get(`${size} api`), times.get(`${size} statement`)];
        const figures = [median(api), percentile(api, 0.95), median(statement), ofStatement[place]].map((figure) => figure.toFixed(2));
        return `| ${TABS[tab].name} | ${tasks.toLocaleString('en-AU')} | ${figures.join(' | ')} | ${size === 'many' ? growth.toFixed(2) : ''} |`;
      }),
    ),
    '',
    `Bars: each tab at most ${BARS.ofStatement} × its statement, at most ${BARS.ofOwnTime} × its own time with few tasks. ${passed ? 'All held.' : 'NOT held.'}`,
  ].join('\n');
  const what = `What each tab of the job’s page reads, for who sees everything, of ${jobs} jobs in turn; ${ROUNDS} rounds.`;
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, what, '', table);
  return passed;
}
