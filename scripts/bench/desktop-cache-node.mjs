// Runs on the Node of the desktop (Node-API 10): the job cache on disk, encrypted, against the same rows and the same index by hand. Answers figures as JSON.
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [what, jobsText, roundsText] = process.argv.slice(2);
const JOBS = Number(jobsText);
const ROUNDS = Number(roundsText);
/** Of open jobs, the newest: a fifth of all jobs, as a company has them after some years. */
const PAGES = Math.ceil(JOBS / 5);
const project = path.join(import.meta.dirname, '../..');
const load = (file) => import(pathToFileURL(path.join(project, file)).href);

const { openCacheDatabase } = await load('desktop/src/main/cache/open-database.ts');
const { JobCache } = await load('desktop/src/main/cache/job-cache.ts');
const { LISTED } = await load('desktop/src/main/cache/listed-columns.ts');
const { syncJobs } = await load('desktop/src/main/cache/sync-jobs.ts');
const { searchWords, parseJobSearch } = await load('schema/domain/job/job-search.rules.ts');
const { jobListInput } = await load('schema/domain/job/job-list.input.ts');

const { copiedRows } = await load('desktop/src/main/cache/copied-rows.ts');
const { copyList, writtenCopy } = await load('desktop/src/main/export/copy-file.ts');
const { saveFile } = await load('desktop/src/main/export/save-file.ts');
// as the desktop has it
const Papa = createRequire(path.join(project, 'desktop/package.json'))('papaparse');

const STREETS = [
  'Kookaburra',
  'Wattle',
  'Ironbark',
  'Bottlebrush',
  'Sandstone',
  'Finch',
  'Heron',
  'Nimbus',
  'Quarry',
  'Saltbush',
  'Farmland',
  'Station',
];
const SUBURBS = [
  'Box Hill',
  'Rouse Hill',
  'Kellyville',
  'Schofields',
  'Marsden Park',
  'Leppington',
  'Gables',
  'Tallawong',
  'Oran Park',
  'Austral',
];
const STATUSES = ['Issued', 'Scheduled', 'In construction', 'Office review', 'Field complete', 'Complete', 'Closed', 'On Hold'];
const PEOPLE = ['José Müller', 'Leanne Hart', 'Asha Menon', 'Sam Okafor', 'Ridge Way', 'Pat Nguyen', 'Kim Lee'];
const pick = (list, n) => list[n % list.length];
const day = (n) => new Date(Date.UTC(2026, 0, 1 + (n % 700))).toISOString().slice(0, 10);

function jobLine(id) {
  const address = `Lot ${(id * 7) % 1900}, ${(id * 3) % 240} ${pick(STREETS, id * 11)} ${pick(['Rd', 'St', 'Way', 'Ave'], id)}`;
  const phone = `+614${String(10_000_000 + ((id * 7919) % 89_999_999))}`;
  const job = {
    ...{
      id,
      version: id % 9,
      workOrder: String(40_000 + id),
      address,
      suburb: pick(SUBURBS, id * 3),
      state: 'NSW',
      status: pick(STATUSES, id),
    },
    ...{
      workType: pick(['SDU', 'MDU', 'Estate'], id),
      customer: pick(['Opticomm', 'NBN', 'Telstra'], id),
      region: 'Sydney',
      contract: `C-${id % 40}`,
    },
    ...{
      dueDate: id % 9 === 0 ? null : day(id),
      scheduler: pick(PEOPLE, id),
      developer: `Builder ${id % 300}`,
      customerRef: `CR/${id * 13}`,
    },
    ...{ originalDueDate: day(id), updatedDueDate: null, bookedDate: id % 3 === 0 ? day(id + 5) : null, dbydExpiryDate: null },
    ...{ builderApprovalSentDate: null, builderApprovedDate: null, siteContact: pick(PEOPLE, id * 5), siteContactPhone: phone },
    ...{
      nextTask: { scheduleId: id, name: 'Lead-in', group: 'Crew North', isOnsite: false },
      acceleratedJob: id % 50 === 0,
      isReceived: true,
    },
    ...{ rejectedItemCount: id % 70 === 0 ? 1 : 0, attachmentCount: id % 12, contractValue: null, margin: null },
  };
  const searched = [job.workOrder, address, job.suburb, job.customerRef, job.siteContact, phone, `0${phone.slice(3)}`].join(' ');
  const days = { releaseDate: null, onsiteDate: null, integrationDate: null, crqDate: null, laseDate: null, workTasksCompleteDate: null };
  return {
    job,
    foundBy: {
      search: ` ${searchWords(searched)} `,
      projectIds: id % 90,
      groupIds: [1 + (id % 20)],
      deliveryPartners: null,
      deliveryPartnerPms: null,
      ...days,
    },
  };
}

/** The page of an open job, as long as those of the demo data are: 7,700 characters in the mean. */
function pageOf(id) {
  const item = (n) => ({
    ...{ id: id * 20 + n, version: 0, code: `IT-${n}`, name: pick(STREETS, n), description: `${pick(STREETS, id)} ${pick(SUBURBS, n)}` },
    ...{
      quantity: '4.000',
      completedQty: '0.000',
      rate: null,
      unitOfMeasure: 'm',
      rejectReason: null,
      approvedQty: null,
      preapproval: null,
    },
  });
  const task = (n) => ({
    ...{ id: id * 4 + n, version: 1, name: 'Lead-in', groupId: 1 + n },
    ...{ dueDate: day(id), comments: null, completedDate: null, submittedDate: null },
    ...{ items: Array.from({ length: 5 }, (_, k) => item(k)), taskUsers: [] },
  });
  const said = (n) => ({
    id: id * 4 + n,
    comments: `The gate is open until five, ${pick(PEOPLE, n)}`,
    user: { id: n, displayName: pick(PEOPLE, n) },
  });
  const boqs = Array.from({ length: 6 }, (_, n) => item(n));
  const job = {
    id,
    version: 1,
    boqs,
    schedules: [0, 1, 2].map(task),
    payments: [],
    attachments: [],
    siteContacts: [{ id, name: pick(PEOPLE, id) }],
  };
  const review = { tasks: job.schedules.map((one) => ({ id: one.id, allowedMoves: ['review'] })), items: [] };
  const beside = { delegations: [], plannedStatus: null, folders: ['Plans'], review };
  return { page: { id, job, fieldComments: [0, 1, 2].map(said), internalComments: [said(3)], costs: null, ...beside } };
}
const ENDED = ['Complete', 'Closed'];
const pagesOf = (lines) =>
  lines
    .filter(({ job }) => !ENDED.includes(job.status))
    .toReversed()
    .slice(0, PAGES)
    .map(({ job }) => pageOf(job.id));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-bench-'));
const KEY = 'ab'.repeat(32);
const opened = (name) => openCacheDatabase({ folder: fs.mkdtempSync(path.join(folder, name)), key: KEY, person: name }).database;
const PAGE = 200;
const ms = (began) => Number(process.hrtime.bigint() - began) / 1e6;
const now = () => process.hrtime.bigint();

const linesOf = () => Array.from({ length: JOBS }, (_, n) => jobLine(n + 1));

function fill(cache, lines) {
  cache.take([{ beginAnew: true, count: lines.length }]);
  for (let at = 0; at < lines.length; at += 2_000)
    cache.take([...lines.slice(at, at + 2_000), { cursor: String(at), more: at + 2_000 < lines.length }]);
}

/** By hand: one match, the rows in the order of their work orders, and how many there are. */
function rawSearch(database) {
  const sql = (index) =>
    `select j.row from (select id, c_workOrder from listed where id in (select rowid from ${index} where ${index} match ?) order by c_workOrder, id limit 100) k join job j on j.id = k.id order by k.c_workOrder, k.id`;
  const counted = (index) => `select count(*) as n from (select 1 from ${index} where ${index} match ? limit 1001)`;
  const statements = Object.fromEntries(
    ['job_words', 'job_parts'].map((index) => [index, [database.prepare(sql(index)), database.prepare(counted(index))]]),
  );
  return (text) => {
    const [[first]] = parseJobSearch(text);
    const words = first.replaceAll('%', '').trim();
    const [index, match] = first.startsWith('% ') ? ['job_words', `"${words}" *`] : ['job_parts', `"${words}"`];
    const [rows, count] = statements[index];
    count.get(match);
    return rows.all(match).map(({ row }) => JSON.parse(row));
  };
}

const QUERIES = Array.from({ length: 200 }, (_, n) => {
  const id = 1 + ((n * 4_999) % Math.max(1, JOBS));
  return pick(
    [
      String(40_000 + id),
      String(40_000 + id).slice(0, 4),
      pick(STREETS, n).slice(0, 5),
      pick(STREETS, n),
      `${pick(SUBURBS, n).split(' ')[0]}`,
      `CR/${id * 13}`,
      'üller',
      pick(PEOPLE, n).split(' ')[0],
    ],
    n,
  );
});

async function search() {
  const database = opened('search');
  const cache = new JobCache(database, () => new Date());
  fill(cache, linesOf());
  const raw = rawSearch(database);
  const asking = { today: '2026-11-25', personName: 'Leanne Hart' };
  const ours = (text) => cache.lists.page(jobListInput.parse({ filter: { search: text, view: 'all' }, first: 100 }), asking).rows;
  const times = [];
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [n, text] of QUERIES.entries()) {
      const order = (n + round) % 2 === 0 ? ['raw', 'ours'] : ['ours', 'raw'];
      const took = {};
      for (const side of order) {
        const began = now();
        const rows = (side === 'raw' ? raw : ours)(text);
        took[side] = ms(began);
        took[`${side}Rows`] = rows.map(({ id }) => id).join();
      }
      if (took.rawRows !== took.oursRows) throw new Error(`"${text}" finds other rows`);
      if (round >= 0) times.push({ raw: took.raw, ours: took.ours });
    }
  database.close();
  return { times };
}

/** The same lines as the server sends them: the rows, 2,000 jobs an answer in pages of 200, then the pages of open jobs, 50 at a time. */
function serve(lines, pages) {
  const texts = [...lines, ...pages].map((line) => `${JSON.stringify(line)}\n`);
  const stepAt = (at) => (at < lines.length ? Math.min(PAGE, lines.length - at) : 50);
  const server = http.createServer((req, res) => {
    const from = Number(new URL(req.url, 'http://x').searchParams.get('since') ?? '0');
    if (from === 0) res.write(`${JSON.stringify({ beginAnew: true, count: lines.length })}\n`);
    for (let at = from, steps = 0; at < texts.length && steps < 10; steps += 1) {
      const next = Math.min(at + stepAt(at), texts.length);
      const listed = next === lines.length ? '{"listed":true}\n' : '';
      res.write(`${texts.slice(at, next).join('')}${listed}${JSON.stringify({ cursor: String(next), more: next < texts.length })}\n`);
      at = next;
    }
    res.end();
  });
  // the inserts by hand leave a call that is kept open alone for longer than usual
  server.keepAliveTimeout = 0;
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** All of it, thrown away. @returns how many bytes */
async function readAll(ask) {
  let bytes = 0;
  for (let since = '0'; since !== null;) {
    let tail = '';
    for await (const part of (await ask(since)).body) {
      bytes += part.byteLength;
      tail = (tail + Buffer.from(part.subarray(-200)).toString('latin1')).slice(-200);
    }
    const { cursor, more } = JSON.parse(tail.trimEnd().split('\n').at(-1));
    since = more ? cursor : null;
  }
  return bytes;
}

/** The same inserts by hand. @returns how long they took */
function insertByHand(lines, pages) {
  const plain = opened('raw');
  const values = lines.map(({ job, foundBy }) => [job.id, JSON.stringify(job), foundBy.search, LISTED.map(({ of }) => of(job, foundBy))]);
  const parts = pages.map(({ page }) => [
    page.id,
    ...[page.job, page.fieldComments, page.internalComments, page.delegations, page.folders, page.review].map((part) =>
      JSON.stringify(part),
    ),
  ]);
  const marks = LISTED.map(() => '?').join(', ');
  const into = [
    plain.prepare('insert into job (id, row, search) values (?, ?, ?)'),
    plain.prepare(`insert into listed (id, ${LISTED.map(({ name }) => name).join(', ')}) values (?, ${marks})`),
    plain.prepare('insert into job_words (rowid, search) values (?, ?)'),
    plain.prepare('insert into job_parts (rowid, search) values (?, ?)'),
  ];
  const intoPage = plain.prepare(
    "insert into page (id, at, size, job, field_comments, internal_comments, delegations, folders, review) values (?, '', 0, ?, ?, ?, ?, ?, ?)",
  );
  const began = now();
  for (let at = 0; at < values.length; at += PAGE)
    plain.transaction(() => {
      for (const [id, row, text, listed] of values.slice(at, at + PAGE)) {
        into[0].run(id, row, text);
        into[1].run(id, ...listed);
        into[2].run(id, text);
        into[3].run(id, text);
      }
    })();
  for (let at = 0; at < parts.length; at += 50)
    plain.transaction(() => {
      for (const page of parts.slice(at, at + 50)) intoPage.run(...page);
    })();
  const took = ms(began);
  plain.close();
  return took;
}

async function firstFill() {
  const lines = linesOf();
  const pages = pagesOf(lines);
  const server = await serve(lines, pages);
  const ask = (since) => fetch(`http://127.0.0.1:${server.address().port}/?since=${since ?? 0}`);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let began = now();
    const bytes = await readAll(ask);
    const network = ms(began);
    const raw = insertByHand(lines, pages);

    const database = opened('ours');
    const cache = new JobCache(database, () => new Date());
    began = now();
    await syncJobs({ cache, ask });
    const ours = ms(began);
    if (cache.state().count !== lines.length || !pages.every(({ page }) => cache.pages.has(page.id)))
      throw new Error('The cache lacks jobs');
    const began2 = now();
    cache.lists.page(jobListInput.parse({ filter: { view: 'open' }, first: 100 }), { today: '2026-11-25', personName: '' });
    times.push({
      ...{ network, raw, ours, page: ms(began2), bytes, pages: pages.length },
      size: fs
        .readdirSync(path.dirname(database.name))
        .reduce((sum, name) => sum + fs.statSync(path.join(path.dirname(database.name), name)).size, 0),
    });
    database.close();
  }
  server.close();
  return { times };
}

/** By hand: one iteration over the rows, each parsed, and papaparse over every 500 of them. */
async function rawCsv(database, file) {
  const columns = Object.keys(jobLine(1).job).filter((key) => key !== 'nextTask');
  const output = fs.createWriteStream(file);
  let cells = [columns];
  const flush = async () => {
    if (!output.write(`${Papa.unparse(cells, { newline: '\r\n' })}\r\n`)) await new Promise((resolve) => output.once('drain', resolve));
    cells = [];
  };
  for (const { row } of database.prepare('select j.row from listed l join job j on j.id = l.id order by l.c_workOrder, l.id').iterate()) {
    const job = JSON.parse(row);
    cells.push(columns.map((key) => String(job[key] ?? '')));
    if (cells.length === 500) await flush();
  }
  await flush();
  await new Promise((resolve) => output.end(resolve));
}

/** @returns the most memory that was seen in the first and in the second half of the file */
async function ourCsv(cache, file) {
  const { filter, sort } = jobListInput.parse({ filter: { view: 'all' }, sort: { field: 'workOrder', descending: false } });
  const rows = copiedRows(cache.lists, { filter, sort, today: '2026-11-25', personName: '' }, null);
  const list = copyList({ columns: null, claims: [], timeZone: 'Australia/Sydney', fieldNames: null });
  const most = [0, 0];
  const onBytes = () => {
    const half = rows.written() * 2 < JOBS ? 0 : 1;
    most[half] = Math.max(most[half], process.memoryUsage().rss);
  };
  await saveFile({ path: file, body: writtenCopy('csv', list, rows.batches), signal: new globalThis.AbortController().signal, onBytes });
  if (rows.written() !== JOBS) throw new Error('The file lacks jobs');
  return most;
}

async function csv() {
  const database = opened('csv');
  const cache = new JobCache(database, () => new Date());
  fill(cache, linesOf());
  const times = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const took = {};
    for (const side of round % 2 === 0 ? ['raw', 'ours'] : ['ours', 'raw']) {
      const file = path.join(folder, `${side}.csv`);
      const began = now();
      if (side === 'raw') await rawCsv(database, file);
      else took.memory = await ourCsv(cache, file);
      took[side] = ms(began);
      took.bytes = fs.statSync(file).size;
    }
    if (round >= 0) times.push(took);
  }
  database.close();
  return { times };
}

const RUNS = { search, fill: firstFill, csv };

try {
  console.log(JSON.stringify(await RUNS[what]()));
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
