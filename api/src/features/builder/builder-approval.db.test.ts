// Builder approval on a real server: the link that cannot be forged, the page that changes nothing until it is answered, answers that count once.
import { randomFillSync } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { sized } from '@lotline/schema/testing/random-runs';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { answerRequest } from './answer-request.command.ts';
import { PER_MINUTE } from './builders.routes.ts';

const NOW = new Date('2026-11-20T02:10:00Z');
/** Of links that nobody was sent. */
const GUESSES = sized({ least: 60, soak: 10_000 });
/** Bytes of a slug: the request, the signature, everything but the version. */
const GUESSED = [
  [1, 17],
  [21, 39],
  [1, 39],
] as const;
/** Of one link by a scanner; the least has each of the page's reads several times. */
const SCANS = sized({ least: 20, soak: 1_000 });
let now = NOW;
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ now: () => now });
});
afterAll(() => api.stop());
/** Counts of requests begin anew. Time goes one way, as a process keeps its counts until their minute is over. */
const anotherMinute = () => (now = new Date(now.getTime() + 120_000));
beforeEach(anotherMinute);

const rows = (sql: string, bind: Record<string, unknown> = {}) =>
  api.sequelize.query<Record<string, unknown>>(sql, { bind, type: QueryTypes.SELECT });

async function readyJob(developer = 'Tamar & Sons'): Promise<number> {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  await api.sequelize.query(
    `update construction set developer = $developer, site_contact = 'Dale Whitby', site_contact_phone = '0491 570 156' where id = $constructionId`,
    { bind: { developer, constructionId } },
  );
  return constructionId;
}

interface Asked {
  readonly ids: readonly number[];
  readonly slug: string;
  readonly link: string;
}

/** Drafted and sent by the office. */
async function ask(count = 1): Promise<Asked> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push(await readyJob());
  const draft = await api.gql('office', `{ builderRequestDraft(constructionId: ${String(ids[0])}) { link } }`);
  const { link } = (draft.data as { builderRequestDraft: { link: string } }).builderRequestDraft;
  const sent = await api.gql('office', 'mutation ($ids: [Int!]!, $message: String!) { sendRequest(ids: $ids, message: $message) }', {
    ids,
    message: `Hi Dale\n${link}\nThank you`,
  });
  expect(sent.data).toEqual({ sendRequest: true });
  return { ids, link, slug: link.split('/builders/')[1] ?? '' };
}

const open = (slug: string) => fetch(`${api.url}/builders/${slug}`);
const send = (slug: string, form: Record<string, string>) =>
  fetch(`${api.url}/builders/${slug}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const BY = { name: 'Dale Whitby', role: 'Site manager', mobile: '0491 570 156', agreed: 'yes' };
const answered = { name: 'Dale', role: null, mobile: '+61491570156', accessNotes: null };
/** Every row is told of by an event, and the events say what the rows say. */
async function isTold(work: () => Promise<unknown>): Promise<void> {
  const since = await lastChange(api.sequelize);
  await work();
  expect((await eventMismatches(api.sequelize, since)).faults).toEqual([]);
}
const approvalEvents = async (id: number | undefined) =>
  Number((await rows(`select count(*) from event where construction_id = $id and move = 'answerBuilderRequest'`, { id }))[0]?.['count']);

test('a page is private and without anything of other builders; opening it changes nothing', async () => {
  const { slug, ids } = await ask(2);
  await readyJob('Banksia Homes');
  const state = () =>
    rows(
      `select (select json_agg(r order by r.id) from builder_request r) as requests, (select json_agg(j order by j.id) from builder_request_job j) as jobs,
         (select json_agg(c order by c.id) from construction c) as constructions, (select count(*) from event) as events, (select count(*) from change) as changes`,
    );
  const before = await state();
  for (let times = 0; times < SCANS; times++) {
    if (times % PER_MINUTE.link === 0) anotherMinute();
    await (await open(slug)).text();
  }
  anotherMinute();
  const answer = await open(slug);
  const html = await answer.text();
  expect(await state()).toEqual(before);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('Tamar &#38; Sons');
  expect(html).not.toMatch(/Banksia|0491|\+614|Olive|\$/);
  expect(html.match(/<fieldset/g)).toHaveLength(ids.length);
});

test('each job is answered on its own; an approval dates the job, an answer is an event, and the page shows what was recorded', async () => {
  const { slug, ids } = await ask(3);
  const form = { 'answer-1': 'approved', 'answer-2': 'declined', 'reason-2': 'Wrong contact', 'answer-3': 'later', 'date-3': '2026-12-02' };
  const taken = await send(slug, { ...form, notes: 'Gate 4711', ...BY });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `/builders/${slug}`]);
  const jobs = await rows(`select builder_approved_date as day from construction where id = any($ids::integer[]) order by id`, { ids });
  expect(jobs.map(({ day }) => day)).toEqual([now, null, null]);
  const [event] = await rows(
    `select actor_kind, actor_user_id, detail, after from event where construction_id = $id and move = 'answerBuilderRequest'`,
    { id: ids[1] },
  );
  expect(event).toEqual({
    actor_kind: 'link',
    actor_user_id: null,
    detail: expect.objectContaining({ answer: 'declined', reason: 'Wrong contact', accessNotes: 'Gate 4711', mobile: '+61491570156' }),
    after: { builderApprovedDate: null },
  });
  const html = await (await open(slug)).text();
  expect(html).toContain('Your answers are recorded.');
  expect(html).not.toContain('Can our crew come onsite?');
  expect(html).toContain('Not yet, earliest 2 Dec 2026');
  expect(html).toContain('Declined: Wrong contact');
  // an approval is final, the others may be changed
  expect(html.match(/<fieldset/g)).toHaveLength(2);
  await isTold(() => send(slug, { ...form, 'answer-1': 'declined', 'reason-1': 'no', 'answer-2': 'approved', ...BY }));
  expect(await Promise.all(ids.map(approvalEvents))).toEqual([1, 2, 1]);
});

test('the first touch of the page is dated and told of once, for each job; a link that is dead is touched by nobody', async () => {
  const { slug, ids } = await ask(2);
  const touch = (of: string) => fetch(`${api.url}/builders/${of}/opened`, { method: 'POST' });
  const openedAt = async () =>
    (await rows(`select opened_at as at from builder_request_job where construction_id = $id`, { id: ids[0] }))[0]?.['at'];
  expect(await openedAt()).toBeNull();
  await isTold(async () => expect((await touch(slug)).status).toBe(204));
  const first = now;
  anotherMinute();
  const since = await lastChange(api.sequelize);
  expect((await touch(slug)).status).toBe(204);
  expect([await openedAt(), await lastChange(api.sequelize)]).toEqual([first, since]);
  const told = await rows(
    `select entity_id as id, actor_kind as by from event where move = 'openBuilderRequest' and entity_id = any($ids::integer[]) order by 1`,
    {
      ids,
    },
  );
  expect(told).toEqual(ids.map((id) => ({ id, by: 'link' })));
  const unknown = await touch(`${slug.slice(0, -4)}AAAA`);
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('This link is not known')]);
});

test('whoever sends the form has opened the page, whatever is wrong with it, with or without a script', async () => {
  const { slug, ids } = await ask();
  await isTold(() => send(slug, { 'answer-1': 'approved' }));
  const [request] = await rows(`select opened_at as at from builder_request_job where construction_id = $id`, { id: ids[0] });
  expect(request).toEqual({ at: now });
});

test('what was answered is downloaded as a paper, by the link alone, and before an answer there is none', async () => {
  const { slug, ids } = await ask();
  const receipt = () => open(`${slug}/receipt.pdf`);
  expect(await (await receipt()).text()).toContain('This link is not known');
  await send(slug, { 'answer-1': 'approved', ...BY });
  const answer = await receipt();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=site-access-receipt.pdf');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await (await open(slug)).text()).toContain(`href="/builders/${slug}/receipt.pdf"`);
  const [{ id } = {}] = await rows('select builder_request_id as id from builder_request_job where construction_id = $id', { id: ids[0] });
  await api.gql('office', `mutation { revokeBuilderRequest(id: ${String(id)}, reason: "Wrong builder") }`);
  expect((await receipt()).status).toBe(404);
});

test('a paper counts as an opening of its link', async () => {
  const { slug } = await ask();
  const statuses: number[] = [];
  for (let times = 0; times <= PER_MINUTE.link; times++) statuses.push((await open(`${slug}/receipt.pdf`)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});

test('what is wrong is said beside its field, and what was typed is still there', async () => {
  const { slug, ids } = await ask();
  const answer = await send(slug, {
    'answer-1': 'later',
    'date-1': '2026-11-01',
    name: '"><b>Dale',
    mobile: '12',
    notes: 'x'.repeat(1_001),
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  for (const field of ['date-1', 'mobile', 'notes', 'agreed']) expect(html).toContain(`id="${field}-fault"`);
  expect(html).toContain('value="&#34;&#62;&#60;b&#62;Dale"');
  expect(html).toContain('value="2026-11-01"');
  expect(await approvalEvents(ids[0])).toBe(0);
});

test('100 parallel approvals count once (issue 25 §4)', async () => {
  const { slug, ids } = await ask();
  const publicId = api.files.builderLinks.open(slug, now) ?? Buffer.alloc(0);
  const deps = { sequelize: api.sequelize, now: () => now, requestId: 'test' };
  const jobs = [{ number: 1, answer: 'approved', reason: null, earliestDate: null }] as const;
  const taken = await Promise.all(Array.from({ length: 100 }, () => answerRequest(deps, publicId, { jobs, ...answered })));
  expect(new Set(taken)).toEqual(new Set([true]));
  expect(await approvalEvents(ids[0])).toBe(1);
});

test('a link sent often is refused for the rest of the minute by a page that says so', async () => {
  const { slug } = await ask();
  const statuses: number[] = [];
  for (let times = 0; times <= PER_MINUTE.link; times++) statuses.push((await open(slug)).status);
  expect(new Set(statuses.slice(0, PER_MINUTE.link))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});

test('random links in the shape of one that is open reveal nothing, however many the limits let through', async () => {
  const { slug, ids } = await ask();
  const genuine = Buffer.from(slug, 'base64url');
  const unknown = await (await open('unknown')).text();
  for (let n = 0; n < GUESSES; n++) {
    if (n % 100 === 0) anotherMinute();
    const guess = Buffer.from(genuine);
    const [from, to] = GUESSED[n % GUESSED.length] ?? [1, 39];
    randomFillSync(guess, from, to - from);
    const answer = await open(guess.toString('base64url'));
    expect([answer.status, await answer.text()]).toEqual([404, unknown]);
  }
  expect(await approvalEvents(ids[0])).toBe(0);
  anotherMinute();
  expect((await open(slug)).status).toBe(200);
});

test('random links reveal nothing, and their address is refused for the rest of the minute', async () => {
  const statuses: number[] = [];
  for (let n = 0; n <= PER_MINUTE.address; n++) statuses.push((await open(`${'r'.repeat(48)}${String(1000 + n)}`)).status);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect(statuses.at(-1)).toBe(429);
});

test('one message asks one contact, a link is sent once, and a job that lacks something says what', async () => {
  const { ids, link } = await ask();
  const other = await readyJob('Banksia Homes');
  const sendAs = async (jobs: readonly (number | undefined)[], message: string) => {
    const { errors } = await api.gql(
      'office',
      'mutation ($ids: [Int!]!, $message: String!) { sendRequest(ids: $ids, message: $message) }',
      {
        ids: jobs,
        message,
      },
    );
    return errors[0]?.extensions;
  };
  expect((await sendAs([ids[0], other], 'Hi'))?.code).toBe('INVALID_INPUT');
  expect((await sendAs([other], `Hi ${link}`))?.code).toBe('ALREADY_TAKEN');
  await api.sequelize.query(`update construction set site_contact_phone = '0298765432', suburb = ' ' where id = $id`, {
    bind: { id: other },
  });
  expect(await sendAs([other], 'Hi')).toMatchObject({
    code: 'BUILDER_REQUEST_INCOMPLETE',
    details: { missing: ['suburb', 'valid mobile number'] },
  });
});

test('unknown, expired and revoked links, and a draft that was never sent, are the same page', async () => {
  const { slug } = await ask();
  const draft = await api.gql('office', `{ builderRequestDraft(constructionId: ${String(await readyJob())}) { link } }`);
  const unsent = (draft.data as { builderRequestDraft: { link: string } }).builderRequestDraft.link.split('/builders/')[1] ?? '';
  const revoked = await ask();
  const [{ id: requestId } = {}] = await rows('select builder_request_id as id from builder_request_job where construction_id = $id', {
    id: revoked.ids[0],
  });
  await api.gql('office', `mutation { revokeBuilderRequest(id: ${String(requestId)}, reason: "Wrong builder") }`);
  const pages: string[] = [];
  for (const each of ['A'.repeat(52), 'abc', unsent, revoked.slug]) {
    const answer = await open(each);
    pages.push(`${String(answer.status)} ${await answer.text()}`);
  }
  expect((await send(revoked.slug, { 'answer-1': 'approved', ...BY })).status).toBe(404);
  expect(await approvalEvents(revoked.ids[0])).toBe(0);
  now = new Date(now.getTime() + 31 * DAY_MS);
  const expired = await open(slug);
  pages.push(`${String(expired.status)} ${await expired.text()}`);
  expect(pages[0]).toContain('This link is not known');
  expect(new Set(pages).size).toBe(1);
});
