// What saving the ticket of work writes (decision 023): the ticket as it was sent, and in the event what changed, so that each earlier one
// can be computed from the present one backwards.
import { QueryTypes } from 'sequelize';
import { readExactJson, writeExactJson } from '@lotline/schema/domain/kernel/exact-json';
import { ticketBefore, type StoredTicketChange } from '@lotline/schema/domain/task/ticket-history';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { saveTicketOfWork } from '../src/features/task/save-ticket-of-work.command.ts';
import { personHolder } from '../src/platform/http/slots.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { directContext } from './direct-context.ts';
import { insertTask } from './task-rows.ts';
import { PEOPLE } from './world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const SAVE = 'mutation ($id: Int!, $ticket: String!) { updateTicketOfWork(id: $id, ticketOfWork: $ticket) { id } }';

async function save(scheduleId: number, ticket: string): Promise<void> {
  const { errors } = await api.gql('admin', SAVE, { id: scheduleId, ticket });
  expect(errors).toEqual([]);
}

async function ticketOf(scheduleId: number): Promise<string> {
  const [row] = await api.sequelize.query<{ ticket: string }>(
    'select ticket_of_work::text as ticket from schedule where id = $scheduleId',
    {
      bind: { scheduleId },
      type: QueryTypes.SELECT,
    },
  );
  return row?.ticket ?? '';
}

interface TicketEvent {
  readonly move: string;
  readonly kept: string;
  readonly bytes: number;
}

/** By id: the order in which the task was changed. */
function eventsOf(scheduleId: number): Promise<TicketEvent[]> {
  return api.sequelize.query<TicketEvent>(
    `select move, detail::text as kept,
       octet_length(before::text) + octet_length(after::text) + octet_length(detail::text) as bytes
       from event where entity = 'schedule' and entity_id = $scheduleId order by id`,
    { bind: { scheduleId }, type: QueryTypes.SELECT },
  );
}

/** Every ticket that stood there, newest first. */
async function ticketsBackwards(scheduleId: number): Promise<(object | null)[]> {
  const tickets: (object | null)[] = [readExactJson(await ticketOf(scheduleId)) as object];
  for (const { kept } of (await eventsOf(scheduleId)).toReversed())
    tickets.push(ticketBefore(tickets.at(-1) ?? null, readExactJson(kept) as StoredTicketChange));
  return tickets;
}

test('a ticket of 1 MB that is saved 100 times with one field changed writes less than a tenth of it into the history, and each can be had again', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const rows = Array.from({ length: 9_000 }, (_, id) => ({
    id,
    depth: '1.20',
    note: 'as drawn, behind the fence of lot 14, under the old footpath',
  }));
  const ticketAt = (time: number) => ({ rows, step: `step ${time}` });
  expect(JSON.stringify(ticketAt(0)).length).toBeGreaterThan(800_000);
  await save(scheduleId, JSON.stringify(ticketAt(0)));
  // by the command itself: the answer, a job with the whole ticket, is not what is counted
  const admin = { ...directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS }), ticketSaving: api.running.ticketSaving };
  for (let time = 1; time < 100; time++)
    await saveTicketOfWork(admin, { id: scheduleId, ticketOfWork: JSON.stringify(ticketAt(time)) }, null);

  const events = await eventsOf(scheduleId);
  expect(events).toHaveLength(100);
  expect(events.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(100_000);
  const tickets = await ticketsBackwards(scheduleId);
  expect(tickets.map((ticket: { step?: string } | null) => ticket?.step)).toEqual([
    ...Array.from({ length: 100 }, (_, back) => `step ${99 - back}`),
    undefined,
  ]);
  expect(tickets[99]).toEqual(ticketAt(0));
});

test('a large ticket is read and compared in a thread, with the same answer and history; who has two under way is refused a third for a moment', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const large = (step: string) => JSON.stringify({ step, rows: Array.from({ length: 4_000 }, (_, id) => ({ id, note: 'as drawn' })) });
  const { ticketSaving, bounds } = api.running;
  await save(scheduleId, large('one'));
  await save(scheduleId, large('two'));
  expect(ticketSaving.started).toBe(1);
  const [, second] = await eventsOf(scheduleId);
  expect(JSON.parse(second?.kept ?? '')).toEqual({ ticketChanges: [{ path: ['step'], before: 'one', after: 'two' }] });
  expect(bounds.tickets.taken).toBe(0);
  const holder = personHolder(PEOPLE.admin);
  for (let taken = 0; taken < 2; taken++) expect(bounds.tickets.take(holder)).toBeNull();
  const refused = await api.gql('admin', SAVE, { id: scheduleId, ticket: large('three') });
  for (let taken = 0; taken < 2; taken++) bounds.tickets.free(holder);
  expect(refused.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', details: { of: 'underWay' } } }]);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await ticketOf(scheduleId)).toContain('"step": "two"');
  await save(scheduleId, large('three'));
});

test('a Reset keeps the ticket whole, and what came before it can still be had', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const [first, second] = [
    { step: 'one', pits: [1, 2, 3, 4, 5, 6, 7, 8] },
    { step: 'two', pits: [1, 2, 3, 4, 5, 6, 7, 8] },
  ];
  for (const ticket of [first, second, {}, {}]) await save(scheduleId, JSON.stringify(ticket));
  const events = await eventsOf(scheduleId);
  expect(events.map(({ move }) => move)).toEqual(['saveTicket', 'saveTicket', 'resetTicket', 'resetTicket']);
  expect(JSON.parse(events[2]?.kept ?? '')).toMatchObject({ replaced: second });
  expect(await ticketsBackwards(scheduleId)).toEqual([{}, {}, second, first, null]);
});

test('numbers keep every digit, and keys that JavaScript knows are keys like any other', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const first = `{"id":9007199254740993,"__proto__":{"isAdmin":true},"rows":[0.12345678901234567890123],"filler":"${'x'.repeat(200)}"}`;
  const second = first.replace('9007199254740993', '9007199254740992999');
  await save(scheduleId, first);
  await save(scheduleId, second);
  expect(await ticketOf(scheduleId)).toContain('"id": 9007199254740992999');
  const [, event] = await eventsOf(scheduleId);
  expect(event?.kept).toContain('"ticketChanges": [{"path": ["id"], "after": 9007199254740992999, "before": 9007199254740993}]');
  const [, earlier] = await ticketsBackwards(scheduleId);
  const text = writeExactJson(earlier);
  for (const part of ['"id":9007199254740993', '"__proto__":{"isAdmin":true}', '[0.12345678901234567890123]']) expect(text).toContain(part);
});

test('the history shows what changed, without amounts for the office (specification 1 §6)', async () => {
  const { scheduleId, constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const ticket = (rate: string, note: string) => JSON.stringify({ rows: [{ rate, note }], filler: 'x'.repeat(400) });
  await save(scheduleId, ticket('24.50', 'rock'));
  await save(scheduleId, ticket('26.00', 'clay'));
  const read = async (person: 'office' | 'admin') => {
    const { data } = await api.gql(person, `{ jobEvents(constructionId: ${constructionId}, first: 1) { events { detail } } }`);
    return (data as { jobEvents: { events: { detail: { ticketChanges: unknown } }[] } }).jobEvents.events[0]?.detail.ticketChanges;
  };
  const note = { path: ['rows', 0, 'note'], before: 'rock', after: 'clay' };
  expect(await read('office')).toEqual([note]);
  expect(await read('admin')).toEqual([note, { path: ['rows', 0, 'rate'], before: '24.50', after: '26.00' }]);
});
