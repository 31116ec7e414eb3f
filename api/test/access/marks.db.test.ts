// Marks planted in every kind of record that only some may read, and everything read by everybody: every query of the schema, every route that answers
// records, exports, a pull, the job as it was, the stream. A mark reaches those alone for whom it is meant.
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { allReadable } from '../all-readable.ts';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { EventReader } from '../read-events.ts';
import { PEOPLE } from '../world.ts';
import { MEANT_FOR, plantMarks, READERS, written, type Mark, type Marked, type Reader } from './marks-world.ts';
import { GROUPS } from '../world.ts';
import { routesOf } from './routes-of.ts';
import { wholeDocuments } from './whole-answers.ts';

let api: BootedApi;
let marked: Marked;
beforeAll(async () => {
  api = await bootApi({ env: { WEB_ROOT: 'nowhere' } });
  marked = await plantMarks(api);
});
afterAll(() => api.stop());

const queries = Object.values(
  buildSchema(readFileSync(new URL('../../../schema/sdl/schema.graphql', import.meta.url), 'utf8'))
    .getQueryType()
    ?.getFields() ?? {},
);

const GROUP_IDS = Object.values(GROUPS);

/** Of the office, of the queries that name one. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  lookupValues: ['Builder Lookup', 'Region', 'Road type', 'Build type', 'Attachment category', 'Contract', 'Payment terms', 'UoM'],
  lookupDryRun: ['Builder Lookup'],
};

type Variables = Readonly<Record<string, unknown>>;
/** What a query is asked with, by the names of its arguments: those that are not named here are left out. */
function askedWith(name: string, argument: string): readonly unknown[] {
  const { jobId, otherJobId, projectId, otherProjectId, taskId, coastalTaskId, potentialJobId, eventId } = marked;
  if (argument === 'id') {
    if (name.startsWith('potentialJob')) return [potentialJobId];
    if (name === 'groupDetail' || name === 'groupOpenTaskIds') return GROUP_IDS;
    if (name.startsWith('person')) return [PEOPLE.admin, PEOPLE.sub];
    if (name === 'jobEvent') return [String(eventId)];
    return name === 'project' || name === 'recordEvents' ? [projectId, otherProjectId] : [jobId, otherJobId];
  }
  const known: Readonly<Record<string, readonly unknown[]>> = {
    constructionId: [jobId, otherJobId],
    userId: name === 'resourceDocuments' ? [PEOPLE.sub] : [],
    contractorId: name === 'resourceDocuments' ? [] : [1],
    from: ['2026-01-01'],
    to: ['2027-12-31'],
    projectId: [projectId, otherProjectId],
    taskId: [taskId, coastalTaskId],
    at: name === 'jobsAtAddress' ? [{ address: '8 Wattle Rd' }] : [new Date(Date.now() + 1000).toISOString()],
    search: ['Wattle'],
    workOrders: [['T']],
    ids: name === 'builderRequestDrafts' ? [[jobId, otherJobId]] : [],
    list: LISTS[name] ?? ['tasks'],
    name: ['Job Status Settings'],
    entity: ['field_item', 'child_code', 'construction_code', 'project', 'potential_job'],
    kind: name === 'oneOffDryRun' ? ['turnBankKey'] : [],
    workType: ['Pre-install'],
    state: ['failed'],
    // every job stands in a status that would be gone: each that may be named is
    input: name === 'settingPreview' ? [{ name: 'Job Status Settings', workType: 'Pre-install', config: { statuses: [] } }] : [],
    roles: [[{ id: 1, take: ['CAN_ACCESS_FIELD_WORK'] }]],
    codes: [['ROCK-H']],
    csv: ['Code,Name\nROCK-H,Rock'],
    itemId: [marked.itemId],
    fromId: [marked.itemId],
    intoId: [marked.itemId],
    change: [{ kind: 'percent', value: '5', effectiveFrom: '2199-01-01' }],
    actionId: ['00000000-0000-4000-8000-000000000000'],
    undoneBy: ['undoJobChanges'],
    groupId: name === 'groupCandidates' ? GROUP_IDS : [],
  };
  return known[argument] ?? [];
}
const asked = (query: (typeof queries)[number]): Variables[] =>
  query.args.reduce<Variables[]>(
    (sets, { name }) => {
      const values = name === 'workType' && query.name === 'systemSettings' ? [] : askedWith(query.name, name);
      if (name === 'filter' && query.name === 'meantJobSearches') return sets.map((set) => ({ ...set, filter: { search: 'Watle' } }));
      return values.length === 0 ? sets : sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );

/** Routes that answer records, as they are asked. */
const READS: Readonly<Record<string, () => readonly string[]>> = {
  'GET /dashboard/fieldwork': () => ['/dashboard/fieldwork'],
  'GET /dashboard/fieldwork/:groupId': () => ['/dashboard/fieldwork/0', '/dashboard/fieldwork/3'],
  'GET /dashboard/completed/:months': () => ['/dashboard/completed/12'],
  'GET /dashboard/completed/:groupId/:months': () => ['/dashboard/completed/3/12'],
  'GET /sync/field': () => ['/sync/field'],
  'GET /sync/jobs': () => ['/sync/jobs'],
  'GET /receipts': () => ['/receipts'],
  'GET /receipts/task/:taskId': () => [`/receipts/task/${marked.taskId}`, `/receipts/task/${marked.coastalTaskId}`],
  'GET /impersonations': () => ['/impersonations'],
  'GET /exports/jobs.csv': () => ['/exports/jobs.csv'],
  'GET /exports/tasks.csv': () => ['/exports/tasks.csv'],
  'GET /exports/projects.csv': () => ['/exports/projects.csv'],
  'GET /exports/itemCodes.csv': () => ['/exports/itemCodes.csv'],
  'GET /exports/contractorPayments.csv': () => ['/exports/contractorPayments.csv'],
  'GET /exports/contractors.csv': () => ['/exports/contractors.csv'],
  'GET /exports/childCodes.csv': () => ['/exports/childCodes.csv'],
  'GET /exports/constructionCodes.csv': () => ['/exports/constructionCodes.csv'],
  'GET /exports/groups.csv': () => ['/exports/groups.csv'],
  'GET /exports/activityLog.csv': () => ['/exports/activityLog.csv'],
  'GET /exports/deviceLog.csv': () => ['/exports/deviceLog.csv'],
  'GET /exports/errorLog.csv': () => ['/exports/errorLog.csv'],
  'GET /exports/jobLog.csv': () => ['/exports/jobLog.csv'],
  'GET /exports/messageLog.csv': () => ['/exports/messageLog.csv'],
  'GET /exports/signInLog.csv': () => ['/exports/signInLog.csv'],
  'GET /exports/builderApprovals.csv': () => ['/exports/builderApprovals.csv'],
  'GET /exports/potentialJobs.csv': () => ['/exports/potentialJobs.csv'],
  'GET /exports/people.csv': () => ['/exports/people.csv'],
};
/** Nobody's records, or bytes that are opened by a signed address; a workbook has the rows of its CSV, a ticket's paper is read as its task. */
const NO_RECORDS =
  /^GET \/(auth|config|version|healthz|readyz|metrics|page\.css|sign-in|graphiql|verify|events|receipts\/keys|files|zips|exports\/\w+\.xlsx|tickets|idp|builders|builder|:slug|:token|\*|\{)/;

async function textOf(reader: Reader, path: string): Promise<string> {
  const answer = await fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${await api.tokenFor(reader)}` } });
  return answer.text();
}

/** All that a person is told, and which of the queries answered. */
async function allAnswersTo(reader: Reader): Promise<{ readonly text: string; readonly answered: ReadonlySet<string> }> {
  const texts: string[] = [];
  const answered = new Set<string>();
  for (const query of queries) {
    for (const variables of asked(query)) {
      for (const document of wholeDocuments(query, variables)) {
        const { data, errors } = await api.gql(reader, document, variables);
        if (errors.length === 0) answered.add(query.name);
        texts.push(JSON.stringify({ data, errors }));
      }
    }
  }
  for (const paths of Object.values(READS)) for (const path of paths()) texts.push(await textOf(reader, path));
  const zipped = [marked.jobId, marked.otherJobId].map(async (constructionId) => {
    const { status, body } = await api.rest(reader, 'POST', '/api/attachments/zip', { constructionId });
    return status === 200 ? (await fetch((body as { url: string }).url)).text().catch(() => '') : JSON.stringify(body);
  });
  texts.push(...(await Promise.all(zipped)));
  return { text: texts.join('\n'), answered };
}

const MARKS = Object.keys(MEANT_FOR) as Mark[];
const foundIn = (text: string): Mark[] => MARKS.filter((mark) => text.includes(written(mark)));

test('every route that answers records is read here', () => {
  const gets = routesOf(api.app).filter((route) => route.startsWith('GET '));
  expect(gets.filter((route) => !(route in READS) && !NO_RECORDS.test(route))).toEqual([]);
});

test.each(READERS)('%s reads what is meant for them, and no mark more, by every query, route, export, pull and as-at', async (reader) => {
  await allReadable(api.sequelize);
  const { text, answered } = await allAnswersTo(reader);
  const isMeant = (mark: Mark) => (MEANT_FOR[mark] as readonly Reader[]).includes(reader);
  expect(foundIn(text).filter((mark) => !isMeant(mark))).toEqual([]);
  if (reader !== 'admin') return;
  // every query answers, and every mark is one that can be found: what is missing elsewhere was left out there
  expect(queries.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  expect(MARKS.filter((mark) => !foundIn(text).includes(mark))).toEqual([]);
});

test('the stream tells nobody a mark', async () => {
  const streams = await Promise.all(READERS.map(async (reader) => EventReader.open(api.url, await api.tokenFor(reader))));
  const bind = { ids: [marked.jobId, marked.otherJobId] };
  for (const table of ['construction', 'schedule', 'attachment', 'job_cost', 'field_comment', 'internal_comment'])
    await api.sequelize.query(
      `update ${table} set version = version + 1 where ${table === 'construction' ? 'id' : 'construction_id'} = any($ids::integer[])`,
      { bind },
    );
  await streams.at(-1)?.until((events) => events.some(({ event }) => event === 'change'));
  for (const { events } of streams) expect(foundIn(JSON.stringify(events))).toEqual([]);
  for (const stream of streams) stream.close();
});
