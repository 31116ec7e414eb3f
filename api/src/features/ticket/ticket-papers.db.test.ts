// The papers of tickets of work: made in a thread, once for each content, kept among the files, and given to who reads the task (decision 077).
import { jest } from '@jest/globals';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { completeTicket, sign, startTicket, withAnswers } from '@lotline/schema/domain/ticket/ticket.edits';
import { GOOD_ANSWERS, PREFILLED, RECORDED, signatureOf } from '@lotline/schema/testing/ticket-answers';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { until } from '../../../test/until.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';
import { sweepFiles } from '../../jobs/sweep-files.ts';
import { createLog } from '../../platform/http/request-log.ts';
import { readPdf } from './testing/read-pdf.ts';
import { TicketPapers } from './ticket-papers.ts';
import { findTicketFacts } from './ticket-sheet.queries.ts';

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

const newTask = (wish = {}) => insertTask(api.sequelize, { group: 'Crew North', ...wish });

async function save(id: number, ticket: object): Promise<void> {
  const { errors } = await api.gql(
    'field',
    'mutation ($id: Int!, $ticket: String!) { updateTicketOfWork(id: $id, ticketOfWork: $ticket) { id } }',
    {
      ...{ id, ticket: JSON.stringify(ticket) },
    },
  );
  expect(errors).toEqual([]);
}

const documentsOf = async (id: number): Promise<number> => {
  const rows = await api.sequelize.query('select id from attachment where schedule_id = $id', { bind: { id }, type: QueryTypes.SELECT });
  return rows.length;
};

describe('its paper is made once', () => {
  const get = async (person: PersonName, id: number) => {
    const answer = await fetch(`${api.url}/api/tickets/${id}.pdf`, { headers: { authorization: `Bearer ${await api.tokenFor(person)}` } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
  };
  const made = () => api.running.papers.made;
  const anotherProcess = () => new TicketPapers({ store: api.files.store, log: createLog('silent') });
  const factsOf = async (scheduleId: number) => {
    const facts = await findTicketFacts({ ...api, log: createLog('silent'), timeZone: 'Australia/Sydney' }, scheduleId, null);
    if (facts === null) throw new Error('there is no ticket');
    return facts;
  };

  test('for five who ask at once, for who asks later, for another process and for the job', async () => {
    const { scheduleId } = await newTask();
    await save(scheduleId, complete);
    const before = made();
    const answers = await Promise.all((['field', 'office', 'admin', 'field', 'office'] as const).map((person) => get(person, scheduleId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect((await get('admin', scheduleId)).bytes).toEqual(answers[0]?.bytes);
    await runJobsOf(api);
    expect(await documentsOf(scheduleId)).toBe(1);
    expect(made() - before).toBe(1);
    const other = anotherProcess();
    expect(await other.paperOf(await factsOf(scheduleId))).toEqual(answers[0]?.bytes);
    expect(other.made).toBe(0);
    await other.stop();
  });

  test('and anew for what stands on it, whatever changed: the ticket, its job, whether it is submitted', async () => {
    const { scheduleId, constructionId } = await newTask({ accepted: true, completed: true });
    await save(scheduleId, signed);
    const before = made();
    await get('admin', scheduleId);
    const changes = [
      ["update schedule set ticket_of_work = jsonb_set(ticket_of_work, '{answers,weather}', '\"Hail\"') where id = $id", 'Hail'],
      ["update construction set work_order = 'ANEW-7' where id = $job", 'ANEW-7'],
      ['update schedule set submitted_date = now() where id = $id', 'Locked'],
    ] as const;
    for (const [at, [sql, text]] of changes.entries()) {
      await api.sequelize.query(sql, { bind: sql.includes('$job') ? { job: constructionId } : { id: scheduleId } });
      expect(readPdf((await get('admin', scheduleId)).bytes).text).toContain(text);
      expect(made() - before).toBe(at + 2);
    }
  });

  test('and nobody has it who does not read the task, though it lies there', async () => {
    const { scheduleId } = await newTask();
    await save(scheduleId, signed);
    expect((await get('field', scheduleId)).status).toBe(200);
    expect((await get('sub', scheduleId)).status).toBe(404);
  });

  test('and goes with the sweep after 30 days, and is made again for who asks then', async () => {
    const { scheduleId } = await newTask();
    await save(scheduleId, signed);
    const before = made();
    await get('field', scheduleId);
    const papersNow = async () => {
      const keys: string[] = [];
      for await (const { key } of api.files.store.keys()) if (key.startsWith('0000/')) keys.push(key);
      return keys.length;
    };
    const kept = await papersNow();
    expect(kept).toBeGreaterThan(0);
    const sweepAt = (days: number) =>
      sweepFiles({
        ...{ sequelize: api.sequelize, files: api.files, turns: api.running.turns, timeZone: 'Australia/Sydney', log: createLog('silent') },
        now: () => new Date(Date.now() + days * 86_400_000),
      });
    await sweepAt(29);
    expect(await papersNow()).toBe(kept);
    await sweepAt(31);
    expect(await papersNow()).toBe(0);
    expect((await get('field', scheduleId)).status).toBe(200);
    expect(made() - before).toBe(2);
  });

  test('and a store that keeps nothing, or cannot be asked, stops nobody', async () => {
    const { scheduleId } = await newTask();
    await save(scheduleId, signed);
    const fail = () => Promise.reject(new Error('the store is away'));
    const papers = new TicketPapers({ store: { keyOfMade: (name) => name, read: fail, write: fail }, log: createLog('silent') });
    expect(readPdf(await papers.paperOf(await factsOf(scheduleId))).text).toContain('Marco Petrelli');
    expect(papers.made).toBe(1);
    await papers.stop();
  });

  test('of one person two requests are under way at once, stored papers too: others of that person are refused with when to come again', async () => {
    const { scheduleId } = await newTask();
    await save(scheduleId, signed);
    expect((await get('field', scheduleId)).status).toBe(200);
    const { papers } = api.running.bounds;
    const { store } = api.files;
    const read = store.read.bind(store);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const spy = jest.spyOn(store, 'read').mockImplementation(async (...asked) => {
      await held;
      return read(...asked);
    });
    const answers = Array.from({ length: 8 }, () => get('field', scheduleId));
    const refused = await Promise.race(answers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({ code: 'RATE_LIMITED', details: { of: 'underWay' } });
    const other = get('admin', scheduleId);
    await until('the other person’s request is under way', () => papers.takenBy(`person-${String(PEOPLE.admin)}`) === 1);
    expect(papers.takenBy(`person-${String(PEOPLE.field)}`)).toBe(2);
    answer();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
    expect((await other).status).toBe(200);
    spy.mockRestore();
    expect(papers.taken).toBe(0);
    expect((await get('field', scheduleId)).status).toBe(200);
  });
});
