// The ticket of work on the server: what is saved, what of others stays, its paper, and the document of its job (screens.md §2.26; decision 043).
import { QueryTypes } from 'sequelize';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { completeTicket, reassess, sign, startTicket, withAnswers } from '@lotline/schema/domain/ticket/ticket.edits';
import type { Ticket } from '@lotline/schema/domain/ticket/ticket';
import { GOOD_ANSWERS, PREFILLED, RECORDED, signatureOf } from '@lotline/schema/testing/ticket-answers';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask, movesOf } from '../../../test/task-rows.ts';
import type { PersonName } from '../../../test/world.ts';
import { attachTicket } from '../../jobs/attach-ticket.ts';
import { createLog } from '../../platform/http/request-log.ts';
import { readPdf } from './testing/read-pdf.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const AT = '2026-11-22T20:18:00.000Z';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const begun = withAnswers(startTicket(DEFAULT_TICKET_FORM, PREFILLED, AT), GOOD_ANSWERS);
const signed = sign(begun, signatureOf(uuid(1), 'crew', AT));
const complete = completeTicket(sign(withAnswers(signed, RECORDED), signatureOf(uuid(2), 'worker', AT)), AT);

const SAVE = `mutation ($id: Int!, $ticket: String!, $reason: String, $client: ClientMutation) {
  updateTicketOfWork(id: $id, ticketOfWork: $ticket, reason: $reason, client: $client) { id version ticketOfWork }
}`;

const newTask = async (wish = {}) => insertTask(api.sequelize, { group: 'Crew North', ...wish });

async function save(person: PersonName, id: number, ticket: object | string, more: object = {}): Promise<string> {
  const text = typeof ticket === 'string' ? ticket : JSON.stringify(ticket);
  const { errors } = await api.gql(person, SAVE, { id, ticket: text, ...more });
  return errors[0]?.extensions.code ?? 'OK';
}

async function storedTicket(id: number): Promise<Ticket> {
  const [row] = await api.sequelize.query<{ ticket: Ticket }>('select ticket_of_work as ticket from schedule where id = $id', {
    bind: { id },
    type: QueryTypes.SELECT,
  });
  if (row === undefined) throw new Error('no such task');
  return row.ticket;
}

interface Attached {
  readonly id: number;
  readonly title: string;
  readonly state: string;
  readonly isDoc: boolean;
  readonly contentType: string;
  readonly moves: string[];
}

const attached = (id: number): Promise<Attached[]> =>
  api.sequelize.query<Attached>(
    `select a.id, a.title, a.state, a.is_doc_attachment as "isDoc", f.content_type as "contentType",
       (select array_agg(e.move) from event e where e.entity = 'attachment' and e.entity_id = a.id) as moves
     from attachment a join stored_file f on f.id = a.file_id where a.schedule_id = $id order by a.id`,
    { bind: { id }, type: QueryTypes.SELECT },
  );

describe('what is saved', () => {
  test('stands exactly so on the task, and comes back in the answer', async () => {
    const { scheduleId } = await newTask();
    const { data } = await api.gql('field', SAVE, { id: scheduleId, ticket: JSON.stringify(signed) });
    expect(await storedTicket(scheduleId)).toEqual(signed);
    const answer = data?.['updateTicketOfWork'] as { ticketOfWork: string };
    expect(JSON.parse(answer.ticketOfWork)).toEqual(signed);
  });

  test('what calls itself a ticket must be one; anything else is kept as it was sent', async () => {
    const { scheduleId } = await newTask();
    expect(await save('field', scheduleId, { ...signed, answers: { a: [1] } })).toBe('TICKET_INVALID');
    expect(await save('field', scheduleId, { formVersion: 1 })).toBe('TICKET_INVALID');
    expect(await save('field', scheduleId, { ...signed, more: 1 })).toBe('TICKET_INVALID');
    expect(await save('field', scheduleId, { rows: [1, 2], note: 'as drawn' })).toBe('OK');
    expect(await storedTicket(scheduleId)).toEqual({ rows: [1, 2], note: 'as drawn' });
  });

  test('a signature and a revision that the sent ticket does not know stay', async () => {
    const { scheduleId } = await newTask();
    const anew = reassess(signed, { id: uuid(7), at: AT, by: 'Dan', reason: 'Rain' });
    expect(await save('field', scheduleId, anew)).toBe('OK');
    expect(await save('admin', scheduleId, withAnswers(begun, { weather: 'Wet' }))).toBe('OK');
    const kept = await storedTicket(scheduleId);
    expect(kept.signatures).toEqual(anew.signatures);
    expect(kept.revisions).toEqual(anew.revisions);
    expect(kept.answers['weather']).toBe('Wet');
  });

  test('locked once the task is submitted', async () => {
    const { scheduleId } = await newTask({ accepted: true, submitted: true });
    expect(await save('field', scheduleId, signed)).toBe('TICKET_LOCKED');
  });

  test('own savings one after the other are no clash, though the version was seen before both', async () => {
    const { scheduleId } = await newTask();
    const client = (n: number) => ({ client: { id: uuid(n), expectedVersion: 0 } });
    expect(await save('field', scheduleId, begun, client(900_001))).toBe('OK');
    expect(await save('field', scheduleId, signed, client(900_002))).toBe('OK');
    expect(await save('admin', scheduleId, begun, client(900_003))).toBe('STALE_VERSION');
  });
});

describe('a ticket that says that it is complete', () => {
  const doneAt = (ticket: Ticket, at = AT) => completeTicket(sign(ticket, signatureOf(uuid(2), 'worker', at)), at);
  const incomplete: readonly [string, Ticket, string][] = [
    ['an answer is missing', doneAt(withAnswers(signed, { ...RECORDED, conduitSize: null })), 'Work record is not done.'],
    ['something stops the work', doneAt(withAnswers(signed, { ...RECORDED, plansOnSite: false })), 'Underground services is not done.'],
    ['nobody of the crew signed on', doneAt(withAnswers(begun, RECORDED)), 'Sign-on is not done.'],
    ['the worker has not signed', completeTicket(withAnswers(signed, RECORDED), AT), 'Worker: A signature is missing.'],
    ['its form is not known', { ...complete, formVersion: 77 }, 'Version 77 of its form is not known.'],
  ];
  test.each(incomplete)('is refused with what it lacks where %s, and nothing is written', async (_, ticket, lacks) => {
    const { scheduleId } = await newTask();
    await save('field', scheduleId, begun);
    const { errors } = await api.gql('field', SAVE, { id: scheduleId, ticket: JSON.stringify(ticket) });
    expect(errors).toMatchObject([
      { message: `The ticket of work is not complete: ${lacks}`, extensions: { code: 'TICKET_INCOMPLETE', details: { lacks } } },
    ]);
    expect(await storedTicket(scheduleId)).toEqual(begun);
    // as it is, it is kept
    expect(await save('field', scheduleId, { ...ticket, times: { ...ticket.times, completedAt: null } })).toBe('OK');
  });

  test('is judged by the day of the press: plans that ran out while it waited on the phone do not undo it', async () => {
    const [first, second] = [await newTask(), await newTask()];
    const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const expired = doneAt(withAnswers(signed, { ...RECORDED, plansExpire: dayAgo(3).slice(0, 10) }));
    await api.sequelize.query(`update schedule set issued_date = now() - interval '30 days' where id = any($ids)`, {
      bind: { ids: [first.scheduleId, second.scheduleId] },
    });
    const client = (n: number, at: string) => ({ client: { id: uuid(n), occurredAt: at, sentAt: new Date().toISOString() } });
    expect(await save('field', first.scheduleId, expired, client(910_001, dayAgo(0)))).toBe('TICKET_INCOMPLETE');
    expect(await save('field', second.scheduleId, expired, client(910_002, dayAgo(5)))).toBe('OK');
    // and once it stands, saving it again is nothing new
    expect(await save('field', second.scheduleId, expired)).toBe('OK');
  });

  test('is judged by the form of its work type', async () => {
    const { scheduleId, constructionId } = await newTask();
    const only = { ...DEFAULT_TICKET_FORM, version: 41, steps: DEFAULT_TICKET_FORM.steps.filter(({ phase }) => phase === 'signOff') };
    const lean = completeTicket(sign(withAnswers({ ...begun, formVersion: 41 }, RECORDED), signatureOf(uuid(2), 'worker', AT)), AT);
    expect(await save('field', scheduleId, lean)).toBe('TICKET_INCOMPLETE');
    await api.sequelize.query(
      `insert into system_setting (name, work_type, config) select 'Ticket of Work', work_type, $config::jsonb from construction where id = $constructionId`,
      { bind: { constructionId, config: JSON.stringify({ supervisorName: '', supervisorPhone: '', forms: [only] }) } },
    );
    expect(await save('field', scheduleId, lean)).toBe('OK');
  });
});

describe('reset', () => {
  test('needs its claim, says why, and keeps the old ticket in the history', async () => {
    const { scheduleId } = await newTask();
    await save('field', scheduleId, signed);
    expect(await save('field', scheduleId, '{}', { reason: 'wrong lot' })).toBe('CLAIM_REQUIRED');
    expect(await save('admin', scheduleId, '{}', { reason: 'wrong lot' })).toBe('OK');
    expect(await storedTicket(scheduleId)).toEqual({});
    const [event] = await api.sequelize.query<{ why: string; detail: { replaced: Ticket } }>(
      "select why, detail from event where entity = 'schedule' and entity_id = $scheduleId and move = 'resetTicket'",
      { bind: { scheduleId }, type: QueryTypes.SELECT },
    );
    expect(event).toEqual({ why: 'wrong lot', detail: { replaced: signed } });
  });
});

describe('its paper', () => {
  const get = async (person: PersonName, file: string) =>
    fetch(`${api.url}/api/tickets/${file}`, { headers: { authorization: `Bearer ${await api.tokenFor(person)}` } });

  test('is made as it is asked for, and cannot run anything', async () => {
    const { scheduleId } = await newTask();
    await save('field', scheduleId, signed);
    const answer = await get('field', `${scheduleId}.pdf`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const { text } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(text).toContain('Marco Petrelli');
    expect(text).toContain('Crew North');
  });

  test.each(['1', '1.txt', '0.pdf', '99999999999.pdf', '2147483647.pdf', '..%2f1.pdf', 'x.pdf'])('%s is not found', async (file) => {
    expect((await get('admin', file)).status).toBe(404);
  });

  test('of a task without a ticket, or of another group, there is none', async () => {
    const { scheduleId } = await newTask();
    expect((await get('field', `${scheduleId}.pdf`)).status).toBe(404);
    await save('field', scheduleId, signed);
    expect((await get('sub', `${scheduleId}.pdf`)).status).toBe(404);
    expect((await get('office', `${scheduleId}.pdf`)).status).toBe(200);
  });
});

describe('the document of its job', () => {
  test('stands there once the ticket is complete, once, and says so in the history', async () => {
    const { scheduleId } = await newTask();
    await save('field', scheduleId, signed);
    await runJobsOf(api);
    expect(await attached(scheduleId)).toEqual([]);
    await save('field', scheduleId, complete);
    await save('field', scheduleId, complete);
    await runJobsOf(api);
    await attachTicket(
      { ...api, papers: api.running.papers, now: () => new Date(), log: createLog('silent'), timeZone: 'Australia/Sydney' },
      { scheduleId, userId: 5 },
    );
    const [made, ...others] = await attached(scheduleId);
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      title: expect.stringMatching(/^Ticket of Work .+\.pdf$/),
      state: 'uploaded',
      isDoc: true,
      contentType: 'application/pdf',
      moves: ['attachTicket'],
    });
    const { data } = await api.gql(
      'field',
      `{ construction(id: ${(await jobOf(scheduleId)).toString()}) { attachments { id url isDocAttachment } } }`,
    );
    const [shown] = (data?.['construction'] as { attachments: { url: string }[] }).attachments;
    const { text } = readPdf(Buffer.from(await (await fetch(shown?.url ?? '')).arrayBuffer()));
    expect(text).toContain('Marco Petrelli');
  });

  test('two at once make one; and submitting adds none to a ticket that has not changed', async () => {
    const { scheduleId } = await newTask({ accepted: true, completed: true });
    await api.sequelize.query(`delete from schedule_item where schedule_id = $scheduleId`, { bind: { scheduleId } });
    await save('field', scheduleId, complete);
    const deps = { ...api, papers: api.running.papers, now: () => new Date(), log: createLog('silent'), timeZone: 'Australia/Sydney' };
    const asked = { scheduleId, userId: 5 };
    const done = await Promise.all([attachTicket(deps, asked), attachTicket(deps, asked), attachTicket(deps, asked)]);
    expect(done.filter((made) => made !== null)).toHaveLength(1);
    const { errors } = await api.gql('field', `mutation { updateTaskSubmitted(scheduleId: ${scheduleId}) { id } }`);
    expect(errors).toEqual([]);
    await runJobsOf(api);
    expect(await attached(scheduleId)).toHaveLength(1);
    expect((await movesOf(api.sequelize, scheduleId)).slice(-2)).toEqual(['saveTicket', 'submit']);
  });

  test('a ticket that was not finished is there once its task is submitted; one from elsewhere, or none, is not', async () => {
    const ticketed = await Promise.all(
      [signed, { step: 1 }, null].map(async (ticket) => ({ ...(await newTask({ accepted: true, completed: true })), ticket })),
    );
    for (const { scheduleId, ticket } of ticketed) {
      await api.sequelize.query(`delete from schedule_item where schedule_id = $scheduleId`, { bind: { scheduleId } });
      if (ticket !== null) await save('field', scheduleId, ticket);
      await api.gql('field', `mutation { updateTaskSubmitted(scheduleId: ${scheduleId}) { id } }`);
    }
    await runJobsOf(api);
    expect(await Promise.all(ticketed.map(async ({ scheduleId }) => (await attached(scheduleId)).length))).toEqual([1, 0, 0]);
  });
});

async function jobOf(scheduleId: number): Promise<number> {
  const [row] = await api.sequelize.query<{ id: number }>('select construction_id as id from schedule where id = $scheduleId', {
    bind: { scheduleId },
    type: QueryTypes.SELECT,
  });
  return row?.id ?? 0;
}
