// Documents in a real database: what expires blocks issue and accept until it is renewed, notice is given once each, and nobody else reads them or their files.
import { QueryTypes } from 'sequelize';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { announce, announcement, photo, uploaded } from '../../../test/uploads.ts';
import { emailOf, PEOPLE, type PersonName } from '../../../test/world.ts';
import { giveNotice } from '../../jobs/give-notice.ts';
import { sendDocumentMail } from '../../jobs/send-document-mail.ts';
import { createLog } from '../../platform/http/request-log.ts';
import { recordingMailGateway, type MailGateway } from '../../platform/mail/mail-gateway.ts';

const TODAY = '2026-11-25';
/** The morning of the day in Sydney, where it is still the day before in UTC: days are the company's. */
const at = (day: string): Date => new Date(`${day}T06:00:00+10:00`);
const RIDGEWAY = 1;
const COASTAL = 2;

let api: BootedApi;
let today = TODAY;
beforeAll(async () => {
  api = await bootApi({ now: () => at(today) });
});
beforeEach(() => {
  today = TODAY;
});
afterAll(() => api.stop());

interface Documents {
  readonly documents: readonly {
    readonly id: number;
    readonly version: number;
    readonly amount: string | null;
    readonly verifiedBy: string | null;
    readonly files: readonly { readonly title: string; readonly url: string }[];
  }[];
}
const ANSWER = '{ documents { id version amount verifiedBy files { title url } } }';
const ofOwner = ({ contractorId, userId }: { contractorId?: number; userId?: number }): string =>
  contractorId === undefined ? `userId: ${String(userId)}` : `contractorId: ${String(contractorId)}`;

async function save(
  owner: { contractorId?: number; userId?: number },
  fields: string,
  by: PersonName = 'admin',
  base = '',
): Promise<Documents> {
  const { data, errors } = await api.gql(
    by,
    `mutation { saveResourceDocument(input: { ${ofOwner(owner)}, ${base} changes: { ${fields} } }) ${ANSWER} }`,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return (data as { saveResourceDocument: Documents }).saveResourceDocument;
}
const newest = ({ documents }: Documents): number => documents[0]?.id ?? 0;

async function coded(by: PersonName, mutation: string): Promise<{ code: string; details: unknown }> {
  const { errors } = await api.gql(by, `mutation { ${mutation} }`);
  return { code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details ?? null };
}
async function unissued(group: string): Promise<number> {
  const { scheduleId } = await insertTask(api.sequelize, { group });
  await api.sequelize.query('update schedule set issued_date = null where id = $scheduleId', { bind: { scheduleId } });
  await api.sequelize.query('delete from schedule_item where schedule_id = $scheduleId', { bind: { scheduleId } });
  return scheduleId;
}
const issue = (id: number) => coded('office', `issueTask(input: { scheduleId: ${String(id)} }) { id }`);
const accept = (id: number) => coded('sub', `updateConstructionTaskAccepted(scheduleId: ${String(id)}) { id }`);

test('from the day after its last one an expired mandatory document blocks issue, alone and of many, and accept; the renewal ends that', async () => {
  await save({ contractorId: RIDGEWAY }, `kind: "publicLiability", expiresOn: "${TODAY}"`);
  const { scheduleId: given } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const tasks = [await unissued('Ridgeway Cabling'), await unissued('Ridgeway Cabling')];
  const [first = 0, second = 0] = tasks;
  expect((await issue(first)).code).toBe('OK');
  today = addDays(TODAY, 1);
  const named = { document: 'Public liability insurance', contractor: 'Ridgeway Cabling Pty Ltd' };
  expect(await issue(second)).toEqual({ code: 'CONTRACTOR_NOT_COMPLIANT', details: named });
  const { data } = await api.gql('office', `mutation { changeTasks(input: { ids: [${String(second)}], issue: true }) { code sentence } }`);
  expect(data).toMatchObject({
    changeTasks: [{ code: 'CONTRACTOR_NOT_COMPLIANT', sentence: expect.stringContaining('Ridgeway Cabling Pty Ltd') as string }],
  });
  expect(await accept(given)).toEqual({ code: 'CONTRACTOR_NOT_COMPLIANT', details: { document: 'Public liability insurance' } });
  await save({ contractorId: RIDGEWAY }, 'kind: "publicLiability", expiresOn: "2027-11-25"');
  expect([(await issue(second)).code, (await accept(given)).code]).toEqual(['OK', 'OK']);
});

test('the contractor’s document and its day are a view of the mandatory one that ends first: each change of a document is theirs', async () => {
  const shown = async () => {
    const { data } = await api.gql('admin', `{ contractorDetail(id: ${String(COASTAL)}) { document documentExpiry } }`);
    return (data as { contractorDetail: unknown }).contractorDetail;
  };
  const is = (document: string, documentExpiry: string) => ({ document, documentExpiry });
  await save({ contractorId: COASTAL }, 'kind: "workersComp", expiresOn: "2027-02-28"');
  const id = newest(await save({ contractorId: COASTAL }, 'kind: "publicLiability", expiresOn: "2027-01-31"'));
  expect(await shown()).toEqual(is('Public liability insurance', '2027-01-31'));
  await save({ contractorId: COASTAL }, 'expiresOn: "2027-03-31"', 'admin', `id: ${String(id)}, base: { expiresOn: "2027-01-31" },`);
  expect(await shown()).toEqual(is('Workers compensation insurance', '2027-02-28'));
  // no column is left that could say otherwise
  const columns = await api.sequelize.query(
    `select column_name from information_schema.columns where table_name = 'independent_contractor' and column_name like '%document%'`,
    { type: QueryTypes.SELECT },
  );
  expect(columns).toEqual([]);
  await api.sequelize.query('update resource_document set is_archived = true where independent_contractor_id = $id', {
    bind: { id: COASTAL },
  });
});

test('what is not mandatory blocks nothing, until the company says that it is', async () => {
  await save({ contractorId: COASTAL }, 'kind: "asbestos", expiresOn: "2026-01-31"');
  const task = await unissued('Coastal Comms');
  const mandatory = (was: boolean) =>
    coded(
      'admin',
      `saveDocumentKind(input: { id: 6, why: "New rule", base: { isForContractors: "${String(was)}" }, changes: { isForContractors: "${String(!was)}" } })`,
    );
  expect((await mandatory(false)).code).toBe('OK');
  expect(await issue(task)).toMatchObject({ code: 'CONTRACTOR_NOT_COMPLIANT', details: { document: 'Asbestos awareness' } });
  await mandatory(true);
  expect((await issue(task)).code).toBe('OK');
  const history = await api.gql('admin', '{ recordEvents(entity: "document_kind", id: 6) { events { before after why } } }');
  const [is, was] = [{ isForContractors: true }, { isForContractors: false }];
  expect(history.data?.['recordEvents']).toMatchObject({
    events: [
      { before: is, after: was, why: 'New rule' },
      { before: was, after: is, why: 'New rule' },
    ],
  });
});

test('a suspended contractor is given no task', async () => {
  const task = await unissued('Coastal Comms');
  await api.sequelize.query(`update independent_contractor set status = 'suspended' where id = $id`, { bind: { id: COASTAL } });
  expect(await issue(task)).toEqual({
    code: 'CONTRACTOR_NOT_ACTIVE',
    details: { contractor: 'Coastal Comms Pty Ltd', state: 'suspended' },
  });
  await api.sequelize.query(`update independent_contractor set status = 'active' where id = $id`, { bind: { id: COASTAL } });
  expect((await issue(task)).code).toBe('OK');
});

test('a person’s own mandatory document blocks what they accept', async () => {
  await api.sequelize.query(`update document_kind set is_for_people = true where kind = 'whiteCard'`);
  const documents = await save({ userId: PEOPLE.sub }, 'kind: "whiteCard", expiresOn: "2026-11-01"');
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  expect(await accept(scheduleId)).toEqual({ code: 'CONTRACTOR_NOT_COMPLIANT', details: { document: 'White card' } });
  await coded('admin', `archiveResourceDocument(id: ${String(newest(documents))}, archived: true) { today }`);
  expect((await accept(scheduleId)).code).toBe('OK');
});

const noticeDeps = (day: string, mailGateway: MailGateway | null = null) => ({
  ...{ sequelize: api.sequelize, now: () => at(day), timeZone: 'Australia/Sydney', log: createLog('silent'), mailGateway },
});

describe('by e-mail', () => {
  const rows = <Row extends object>(sql: string, bind: Record<string, unknown> = {}) =>
    api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
  const lettersTo = (address: string) =>
    rows<{ subject: string; text: string }>('select subject, text from recorded_mail where address = $address order by recorded_at', {
      address,
    });
  const work = (mailGateway: MailGateway | null, day: string) => runJobsOf(api, noticeDeps(day, mailGateway));

  test('each notice goes once to the contact of the contractor, however often the jobs run, and its history says so', async () => {
    const last = '2027-03-31';
    await api.sequelize.query(`update independent_contractor set contact_email = 'office@ridgeway.example' where id = $id`, {
      bind: { id: RIDGEWAY },
    });
    const id = newest(await save({ contractorId: RIDGEWAY }, `kind: "workersComp", expiresOn: "${last}"`));
    const gateway = recordingMailGateway(api.sequelize);
    await insertRow(api.sequelize, 'system_setting', { name: 'Company', config: { name: 'Meridian Fibre' } });
    for (const left of [30, 30, 14, -1]) {
      const deps = noticeDeps(addDays(last, -left), gateway);
      await Promise.all([giveNotice(deps), giveNotice(deps)]);
      await Promise.all([work(gateway, addDays(last, -left)), work(gateway, addDays(last, -left))]);
    }
    const letters = await lettersTo('office@ridgeway.example');
    expect(letters.map(({ text }) => text.split('\n').at(-1))).toEqual(['Meridian Fibre', 'Meridian Fibre', 'Meridian Fibre']);
    const said = letters.map(({ subject, text }) => [subject, text.includes('no task can be issued')]);
    const subject = 'Workers compensation insurance of Ridgeway Cabling Pty Ltd';
    expect(said).toEqual([
      [`${subject} expires on 31 Mar 2027`, true],
      [`${subject} expires on 31 Mar 2027`, true],
      [`${subject} expired on 31 Mar 2027`, true],
    ]);
    const told = await rows<{ detail: object }>(
      `select detail from event where move = 'mailDocumentNotice' and entity_id = $id order by id`,
      { id },
    );
    expect(told.map(({ detail }) => detail)).toMatchObject([30, 14, 0].map((days) => ({ days, address: 'office@ridgeway.example' })));
    await api.sequelize.query('update resource_document set is_archived = true where id = $id', { bind: { id } });
  });

  test('a gateway that does not answer is asked again, and what it never takes is said in the history; who cannot sign in is sent nothing', async () => {
    const id = newest(await save({ userId: PEOPLE.field }, `kind: "vehicle", expiresOn: "${addDays(TODAY, 5)}"`));
    const gone = newest(await save({ userId: PEOPLE.nobody }, `kind: "vehicle", expiresOn: "${addDays(TODAY, 5)}"`));
    const asked: string[] = [];
    const silent: MailGateway = {
      name: 'http',
      send: ({ sendId }) => Promise.reject(new Error(`no answer ${String(asked.push(sendId))}`)),
    };
    await giveNotice(noticeDeps(TODAY, silent));
    const [mail] = await rows<{ id: number; state: string }>('select id, state from document_mail where document_id = $id', { id });
    const { signal } = new AbortController();
    const once = () => sendDocumentMail(noticeDeps(TODAY, silent), { mailId: mail?.id }, signal);
    for (const tries of [1, 2, 3]) await expect(once()).rejects.toThrow(`no answer ${String(tries)}`);
    expect(await once()).toEqual({ mails: 0 });
    // it is settled: nothing is asked any more
    expect(await once()).toBeNull();
    // the gateway can know each try again
    expect([asked.length, new Set(asked).size]).toEqual([4, 1]);
    const [event] = await rows<{ move: string; detail: object }>(
      `select move, detail from event where move = 'failDocumentMail' and entity_id = $id`,
      {
        id,
      },
    );
    expect(event?.detail).toMatchObject({ personId: PEOPLE.field, days: 7, address: emailOf('field') });
    // the log of integrations has it too, without the whole address
    const log = await api.gql(
      'admin',
      '{ messageLog(filter: { messageKind: "documentNotice", state: "failed" }) { rows { what state mobile by tries result } } }',
    );
    expect(log.data).toEqual({
      messageLog: {
        rows: [
          {
            ...{ what: 'Tells of a document that expires, by email', state: 'failed', mobile: 'f•••@lotline.example', by: null, tries: 4 },
            result: 'The mail gateway refused the letter, or did not answer. Check the address, and tell them by phone.',
          },
        ],
      },
    });
    expect(await rows('select id from document_mail where document_id = $gone', { gone })).toEqual([]);
    await api.sequelize.query('update resource_document set is_archived = true where id in ($id, $gone)', { bind: { id, gone } });
  });

  test('a server without a gateway queues nothing', async () => {
    const id = newest(await save({ userId: PEOPLE.field }, `kind: "asbestos", expiresOn: "${addDays(TODAY, 5)}"`));
    await giveNotice(noticeDeps(TODAY));
    expect(await rows('select id from document_mail where document_id = $id', { id })).toEqual([]);
    await api.sequelize.query('update resource_document set is_archived = true where id = $id', { bind: { id } });
  });
});

test('notice is given 30, 14 and 7 days before the last day and after it, each once however often the job runs, and not of what was renewed', async () => {
  const last = '2027-06-30';
  const id = newest(await save({ contractorId: COASTAL }, `kind: "vehicle", expiresOn: "${last}"`));
  const told = async (): Promise<readonly unknown[]> =>
    (
      await api.sequelize.query<{ days: number }>(
        `select (detail ->> 'days')::integer as days from event where move = 'documentExpires' and entity_id = $id order by id`,
        { bind: { id }, type: QueryTypes.SELECT },
      )
    ).map(({ days }) => days);
  const run = (left: number) => giveNotice(noticeDeps(addDays(last, -left)));
  for (const left of [31, 30, 30, 20, 14]) await Promise.all([run(left), run(left)]);
  expect(await told()).toEqual([30, 14]);
  await run(3);
  await run(0);
  expect(await told()).toEqual([30, 14, 7]);
  for (const left of [-1, -1, -2]) await run(left);
  expect(await told()).toEqual([30, 14, 7, 0]);
  const { data } = await api.gql('admin', `{ recordEvents(entity: "independent_contractor", id: ${String(COASTAL)}) { events { move } } }`);
  const moves = (data as { recordEvents: { events: { move: string }[] } }).recordEvents.events.map(({ move }) => move);
  expect(moves.filter((move) => move === 'documentExpires')).toHaveLength(4);
  // another last day is another notice, and what lasts longer is the one that is asked
  await save({ contractorId: COASTAL }, 'kind: "vehicle", expiresOn: "2028-06-30"');
  await api.sequelize.query(`update resource_document set expires_on = '2027-07-05' where id = $id`, { bind: { id } });
  await run(-4);
  expect(await told()).toEqual([30, 14, 7, 0]);
});

/** How many notices of the contractor a member of its group is told, who is of the contractor by the group alone; as contact, not being it and being it. */
async function toldByGroup(told: () => Promise<readonly unknown[]>): Promise<unknown> {
  const run = (sql: string) => api.sequelize.query(sql);
  const isContact = (is: boolean) =>
    run(`update group_member set is_primary_contact = ${String(is)} where user_id = ${String(PEOPLE.sub)}`);
  const [before] = await api.sequelize.query<{ own: number | null }>(
    'select independent_contractor_id as own from app_user where id = $id',
    {
      bind: { id: PEOPLE.sub },
      type: QueryTypes.SELECT,
    },
  );
  const said = async (notices: string) => {
    await run(`update work_group set document_notices = ${notices} where independent_contractor_id = ${String(RIDGEWAY)}`);
    return (await told()).length;
  };
  await run(`update app_user set independent_contractor_id = null where id = ${String(PEOPLE.sub)}`);
  await isContact(false);
  const [unsaid, nobody, asMember] = [await said('null'), await said(`'nobody'`), await said(`'contact'`)];
  await isContact(true);
  const asContact = await said(`'contact'`);
  const all = await said(`'all'`);
  await run(`update app_user set independent_contractor_id = ${String(before?.own ?? 'null')} where id = ${String(PEOPLE.sub)}`);
  return { unsaid, nobody, contact: [asMember, asContact], all };
}

test('a notice stands for whoever keeps the documents and for its owner, until it is renewed or its owner is gone', async () => {
  interface Notice {
    readonly owner: string;
    readonly label: string;
    readonly isExpired: boolean;
    readonly noticeDays: number;
    readonly contractorId: number | null;
    readonly userId: number | null;
  }
  const told = async (by: PersonName): Promise<readonly Notice[]> => {
    const { data } = await api.gql(by, '{ documentNotices { owner label isExpired noticeDays contractorId userId } }');
    return (data as { documentNotices: Notice[] }).documentNotices.filter(({ label }) => /^(Cabler|Licence)/.test(label));
  };
  const give = () => giveNotice(noticeDeps(TODAY));
  await save({ contractorId: RIDGEWAY }, `kind: "cabler", expiresOn: "${addDays(TODAY, 10)}"`);
  await save({ userId: PEOPLE.field }, `kind: "licence", expiresOn: "${addDays(TODAY, -1)}"`);
  expect(await told('admin')).toEqual([]);
  await give();
  const ofContractor = { owner: 'Ridgeway Cabling Pty Ltd', label: 'Cabler registration', isExpired: false, noticeDays: 14, userId: null };
  const ofPerson = { label: 'Licence', isExpired: true, noticeDays: 0, contractorId: null };
  expect(await told('admin')).toMatchObject([
    { ...ofPerson, userId: PEOPLE.field },
    { ...ofContractor, contractorId: RIDGEWAY },
  ]);
  // the owner reads of it without a way to the office's page; nobody else does
  expect(await told('sub')).toMatchObject([{ ...ofContractor, contractorId: null }]);
  expect(await told('field')).toMatchObject([{ ...ofPerson, userId: null }]);
  expect(await told('office')).toEqual([]);
  expect(await toldByGroup(() => told('sub'))).toEqual({ unsaid: 1, nobody: 0, contact: [0, 1], all: 1 });
  await save({ contractorId: RIDGEWAY }, 'kind: "cabler", expiresOn: "2028-01-01"');
  await api.sequelize.query('update app_user set can_log_in = false where id = $id', { bind: { id: PEOPLE.field } });
  expect(await told('admin')).toEqual([]);
  await api.sequelize.query('update app_user set can_log_in = true where id = $id', { bind: { id: PEOPLE.field } });
  await api.sequelize.query(`update resource_document set is_archived = true where kind = 'licence'`);
});

test('an RCTI agreement is a document of a contractor with its file, no person has one, and it is mandatory for no person', async () => {
  const id = newest(await save({ contractorId: RIDGEWAY }, 'kind: "rcti", note: "All cabling work"'));
  const facts = { constructionId: null, taskId: null, resourceDocumentId: id };
  await uploaded(api, 'admin', photo(), facts);
  const { data } = await api.gql('admin', `{ resourceDocuments(contractorId: ${String(RIDGEWAY)}) ${ANSWER} }`);
  expect((data as { resourceDocuments: Documents }).resourceDocuments.documents.find((one) => one.id === id)?.files).toHaveLength(1);
  const ofPerson = `userId: ${String(PEOPLE.sub)}`;
  const refused = { code: 'INVALID_INPUT', details: { field: 'kind', sentence: 'Only contractors have an RCTI agreement.' } };
  expect(await coded('admin', `saveResourceDocument(input: { ${ofPerson}, changes: { kind: "rcti" } }) { today }`)).toEqual(refused);
  const card = newest(await save({ userId: PEOPLE.sub }, 'kind: "asbestos"'));
  const edit = `id: ${String(card)}, base: { kind: "asbestos" }, changes: { kind: "rcti" }`;
  expect(await coded('admin', `saveResourceDocument(input: { ${ofPerson}, ${edit} }) { today }`)).toEqual(refused);
  const [kind] = await api.sequelize.query<{ id: number }>("select id from document_kind where kind = 'rcti'", { type: QueryTypes.SELECT });
  const mandatory = `id: ${String(kind?.id)}, base: { isForPeople: "false" }, changes: { isForPeople: "true" }, why: "All"`;
  expect(await coded('admin', `saveDocumentKind(input: { ${mandatory} })`)).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'isForPeople' },
  });
});

test('a file goes to its document by the presigned calls, and is read by whoever keeps documents of its owner alone', async () => {
  const id = newest(await save({ contractorId: RIDGEWAY }, 'kind: "licence", number: "L-1"'));
  const facts = { constructionId: null, resourceDocumentId: id, name: 'Licence.jpg' };
  expect((await announce(api, 'office', announcement(photo(), facts))).status).toBe(403);
  await uploaded(api, 'admin', photo(), facts);
  const { data } = await api.gql('admin', `{ resourceDocuments(contractorId: ${String(RIDGEWAY)}) ${ANSWER} }`);
  const [document] = (data as { resourceDocuments: Documents }).resourceDocuments.documents;
  expect(document?.files.map(({ title }) => title)).toEqual(['Licence.jpg']);
  const url = new URL(document?.files[0]?.url ?? '', api.url);
  expect((await fetch(url)).status).toBe(200);
  // the address is the administrator's: without the claim it opens nothing
  await changeWithEvent(api.sequelize, `delete from role_claim where claim_value = 'CAN_MANAGE_INDEPENDENT_CONTRACTORS'`, [api]);
  expect((await fetch(url)).status).toBe(404);
  expect((await api.gql('office', `{ resourceDocuments(contractorId: ${String(RIDGEWAY)}) { today } }`)).errors[0]?.extensions.code).toBe(
    'CLAIM_REQUIRED',
  );
});

test('what was verified is asked anew once it is another, and sums are for who may see amounts', async () => {
  const id = newest(await save({ userId: PEOPLE.field }, 'kind: "licence", number: "7", amount: "100.00"'));
  await coded('admin', `verifyResourceDocument(id: ${String(id)}, verified: true) { today }`);
  const edit = (fields: string, base: string) => save({ userId: PEOPLE.field }, fields, 'admin', `id: ${String(id)}, base: { ${base} },`);
  const [noted] = (await edit('note: "Seen at the yard"', 'note: null')).documents;
  expect([noted?.verifiedBy, noted?.amount]).toEqual([expect.any(String), '100.00']);
  expect((await edit('number: "8"', 'number: "7"')).documents[0]?.verifiedBy).toBeNull();
  await changeWithEvent(api.sequelize, `delete from role_claim where claim_value = 'CAN_VIEW_FINANCIAL_INFORMATION'`, [api]);
  const { data } = await api.gql('admin', `{ resourceDocuments(userId: ${String(PEOPLE.field)}) ${ANSWER} }`);
  expect((data as { resourceDocuments: Documents }).resourceDocuments.documents.find((document) => document.id === id)).toMatchObject({
    amount: null,
  });
});
