// What the office does about requests on a real server: the link that it copies and revokes, and answers that came by phone (screens.md §2.10).
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertTask } from '../../../test/task-rows.ts';

const NOW = new Date('2026-11-20T02:10:00Z');
let now = NOW;
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ now: () => now });
});
afterAll(() => api.stop());
beforeEach(() => {
  now = NOW;
});

const rows = (sql: string, bind: Record<string, unknown> = {}) =>
  api.sequelize.query<Record<string, unknown>>(sql, { bind, type: QueryTypes.SELECT });

async function readyJob(): Promise<number> {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  await api.sequelize.query(
    `update construction set developer = 'Tamar Homes', site_contact = 'Dale Whitby', site_contact_phone = '0491 570 156' where id = $constructionId`,
    { bind: { constructionId } },
  );
  return constructionId;
}

async function ask(ids: readonly number[]): Promise<void> {
  const draft = await api.gql('office', `{ builderRequestDraft(constructionId: ${String(ids[0])}) { link } }`);
  const { link } = (draft.data as { builderRequestDraft: { link: string } }).builderRequestDraft;
  const message = `Hi\n${link}`;
  const sent = await api.gql('office', 'mutation ($ids: [Int!]!, $message: String!) { sendRequest(ids: $ids, message: $message) }', {
    ids,
    message,
  });
  expect(sent.errors).toEqual([]);
}

interface Request {
  readonly id: number;
  readonly state: string;
  readonly link: string | null;
  readonly sentBy: string;
  readonly revokeReason: string | null;
  readonly jobs: readonly Readonly<Record<string, unknown>>[];
}
interface Found {
  readonly drafts: readonly { readonly link: string }[];
}
async function requestsOf(id: number): Promise<readonly Request[]> {
  const { data } = await api.gql(
    'office',
    `{ builderRequests(constructionId: ${String(id)}) { id state link sentBy revokeReason jobs { constructionId answer reason name recordedBy spokenOn note } } }`,
  );
  return (data as { builderRequests: Request[] }).builderRequests;
}
const pathOf = (link: string | null | undefined): string => `${api.url}/builders/${(link ?? '').split('/builders/')[1] ?? ''}`;
const pageOf = async (link: string | null | undefined) => (await fetch(pathOf(link))).text();
const answerPage = (link: string | null | undefined, form: Record<string, string>) =>
  fetch(pathOf(link), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const BY = { name: 'Dale Whitby', mobile: '0491 570 156', agreed: 'yes' };

const revoke = async (id: number | undefined) =>
  (await api.gql('office', `mutation { revokeBuilderRequest(id: ${String(id)}, reason: "Wrong builder") }`)).errors[0]?.extensions.code ??
  'OK';
async function record(ids: readonly number[], more: string): Promise<{ code: string; details: unknown }> {
  const input = `{ ids: [${ids.join(', ')}], name: "Dale Whitby", spokenOn: "2026-11-20", ${more} }`;
  const { errors } = await api.gql('office', `mutation { recordBuilderAnswer(input: ${input}) }`);
  return { code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details };
}
const daysOf = async (id: number) =>
  (await rows(`select builder_approval_sent_date as sent, builder_approved_date as approved from construction where id = $id`, { id }))[0];
/** Every row is told of by an event, and the events say what the rows say. */
async function isTold(work: () => Promise<unknown>): Promise<void> {
  const since = await lastChange(api.sequelize);
  await work();
  expect((await eventMismatches(api.sequelize, since)).faults).toEqual([]);
}

test('the link that the office copies opens the page of the request, and once it is revoked nothing', async () => {
  const ids = [await readyJob(), await readyJob()];
  await ask(ids);
  const [request] = await requestsOf(ids[0] ?? 0);
  expect(await pageOf(request?.link)).toContain('Can our crew come onsite?');
  await isTold(() => revoke(request?.id));
  expect(await pageOf(request?.link)).toContain('This link is not known');
  expect(await requestsOf(ids[1] ?? 0)).toMatchObject([
    { state: 'Revoked', link: null, sentBy: 'Olive Hart', revokeReason: 'Wrong builder' },
  ]);
  expect(await revoke(request?.id)).toBe('BUILDER_REQUEST_CLOSED');
});

test('messages are drafted for many jobs at once, each with a link of its own that opens once it was sent', async () => {
  const ids = [await readyJob(), await readyJob()];
  const other = await readyJob();
  const { constructionId: bare } = await insertTask(api.sequelize, { group: 'Crew North' });
  const approved = await readyJob();
  await api.sequelize.query(`update construction set developer = 'Banksia' where id = $other`, { bind: { other } });
  await record([approved], 'answer: "approved"');
  const of = [...ids, other, bare, approved].join(', ');
  const { data } = await api.gql(
    'office',
    `{ builderRequestDrafts(ids: [${of}]) { drafts { developer siteContactPhone link jobs { id } } approved { id } incomplete { id } } }`,
  );
  const found = (data as { builderRequestDrafts: Found }).builderRequestDrafts;
  expect(found).toMatchObject({
    drafts: [
      { developer: 'Banksia', siteContactPhone: '+61491570156', jobs: [{ id: other }] },
      { developer: 'Tamar Homes', jobs: ids.map((id) => ({ id })) },
    ],
    approved: [{ id: approved }],
    incomplete: [{ id: bare }],
  });
  const [first, second] = found.drafts;
  expect(first?.link).not.toBe(second?.link);
  expect(await pageOf(first?.link)).toContain('This link is not known');
  const sent = await api.gql('office', 'mutation ($ids: [Int!]!, $message: String!) { sendRequest(ids: $ids, message: $message) }', {
    ids: [other],
    message: `Hi ${first?.link ?? ''}`,
  });
  expect(sent.errors).toEqual([]);
  expect(await pageOf(first?.link)).toContain('Banksia');
});

test('a request is superseded once each of its jobs was asked for again; its link opens all the same, and it is answered no less', async () => {
  const ids = [await readyJob(), await readyJob()];
  await ask(ids);
  await ask([ids[0] ?? 0]);
  const stateOf = async (place: number) => (await requestsOf(ids[0] ?? 0))[place]?.state;
  expect([await stateOf(0), await stateOf(1)]).toEqual(['Sent', 'Sent']);
  await ask([ids[1] ?? 0]);
  expect([await stateOf(0), await stateOf(1)]).toEqual(['Sent', 'Superseded']);
  const [newest, first] = await requestsOf(ids[0] ?? 0);
  await answerPage(first?.link, { 'answer-2': 'approved', ...BY });
  expect(await stateOf(1)).toBe('Partly');
  expect(await revoke(newest?.id)).toBe('OK');
});

test('a job whose last request is revoked is as before it, and what was approved stays approved', async () => {
  const ids = [await readyJob(), await readyJob()];
  await ask([ids[0] ?? 0]);
  now = new Date('2026-11-21T02:10:00Z');
  await ask(ids);
  const [second] = await requestsOf(ids[1] ?? 0);
  await answerPage(second?.link, { 'answer-2': 'approved', ...BY });
  expect(await revoke(second?.id)).toBe('OK');
  expect(await daysOf(ids[0] ?? 0)).toEqual({ sent: NOW, approved: null });
  expect(await daysOf(ids[1] ?? 0)).toEqual({ sent: now, approved: now });
});

test('an answer by phone answers the open request: the page shows it, and asks for it no more', async () => {
  const ids = [await readyJob(), await readyJob()];
  await ask(ids);
  const [request] = await requestsOf(ids[0] ?? 0);
  await isTold(() => record([ids[0] ?? 0], 'answer: "approved", phone: "02 9876 5432", note: "From seven in the morning"'));
  expect((await requestsOf(ids[0] ?? 0))[0]?.jobs[0]).toMatchObject({
    ...{ answer: 'approved', name: 'Dale Whitby', recordedBy: 'Olive Hart', spokenOn: '2026-11-20', note: 'From seven in the morning' },
  });
  const page = await pageOf(request?.link);
  expect(page).toContain('by Dale Whitby, 02 9876 5432, on the phone');
  expect(page).not.toContain('From seven');
  expect(page.match(/<fieldset/g)).toHaveLength(1);
});

test('a builder whom nobody had asked may have said yes on the phone, also one without a mobile', async () => {
  const { constructionId: id } = await insertTask(api.sequelize, { group: 'Crew North' });
  await isTold(() => record([id], 'answer: "approved"'));
  expect(await daysOf(id)).toEqual({ sent: NOW, approved: NOW });
  expect(await requestsOf(id)).toMatchObject([{ state: 'Approved', link: null }]);
  expect(await revoke((await requestsOf(id))[0]?.id)).toBe('BUILDER_REQUEST_CLOSED');
});

test('what was written down by mistake is corrected; what the builder approved on the page is not', async () => {
  const id = await readyJob();
  await record([id], 'answer: "approved"');
  await isTold(() => record([id], 'answer: "declined", reason: "It was another site"'));
  expect(await daysOf(id)).toEqual({ sent: NOW, approved: null });
  expect(await requestsOf(id)).toHaveLength(1);
  await ask([id]);
  await answerPage((await requestsOf(id))[0]?.link, { 'answer-1': 'approved', ...BY });
  expect(await record([id], 'answer: "declined", reason: "No"')).toMatchObject({ code: 'BUILDER_APPROVED' });
  expect((await daysOf(id))?.['approved']).toEqual(NOW);
});

test('an answer on the page after one by phone is the builder’s own', async () => {
  const id = await readyJob();
  await ask([id]);
  await record([id], 'answer: "later", earliestDate: "2026-11-30", note: "Slab is wet"');
  await answerPage((await requestsOf(id))[0]?.link, { 'answer-1': 'approved', ...BY });
  expect((await requestsOf(id))[0]?.jobs[0]).toMatchObject({ answer: 'approved', recordedBy: null, spokenOn: null, note: null });
});

test.each([
  ['a call of tomorrow', 'answer: "approved", spokenOn: "2026-11-21"', 'spokenOn'],
  ['a refusal without a reason', 'answer: "declined"', 'input.reason'],
  ['“not yet” without a day', 'answer: "later"', 'input.earliestDate'],
  ['an earliest day before the call', 'answer: "later", earliestDate: "2026-11-19"', 'input.earliestDate'],
])('refuses %s, at its field', async (_name, more, field) => {
  const id = await readyJob();
  const input = `{ ids: [${String(id)}], name: "Dale", ${more.includes('spokenOn') ? '' : 'spokenOn: "2026-11-20", '}${more} }`;
  const { errors } = await api.gql('office', `mutation { recordBuilderAnswer(input: ${input}) }`);
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
  expect(JSON.stringify(errors[0]?.extensions.details)).toContain(field.replace('input.', ''));
});
