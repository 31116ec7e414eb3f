// Saving large tickets in a thread: it comes to the same as here, refusals too, and small ones are not handed over.
import fc from 'fast-check';
import type { TicketOfWorkSetting } from '@lotline/schema/domain/settings/ticket-of-work.setting';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { completeTicket, reassess, sign, startTicket, withAnswers } from '@lotline/schema/domain/ticket/ticket.edits';
import type { Ticket } from '@lotline/schema/domain/ticket/ticket';
import { TICKET_SAVING_HERE, type TicketSaving } from '@lotline/schema/domain/task/ticket-saving';
import { GOOD_ANSWERS, PREFILLED, RECORDED, signatureOf } from '@lotline/schema/testing/ticket-answers';
import { createBounds } from '../../platform/http/bounds.ts';
import { createLog } from '../../platform/http/request-log.ts';
import { LARGE_CHARACTERS, ThreadedTicketSaving } from './ticket-saving.ts';

const AT = '2026-11-22T20:18:00.000Z';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const bounds = createBounds();
const saving = new ThreadedTicketSaving({ places: bounds.tickets, log: createLog('silent') });
afterAll(() => saving.stop());

/** Makes any of them too large to be read here. */
const FILLER = 'as drawn '.repeat(LARGE_CHARACTERS / 8);

const begun = withAnswers(startTicket(DEFAULT_TICKET_FORM, PREFILLED, AT), GOOD_ANSWERS);
const step = fc.record({
  what: fc.constantFrom('answer', 'sign', 'work', 'reassess', 'complete'),
  id: fc.integer({ min: 1, max: 40 }),
  word: fc.string({ unit: 'grapheme', maxLength: 12 }).map((word) => word.replaceAll('\u0000', '')),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function after(ticket: Ticket, { what, id, word }: Step): Ticket {
  if (what === 'answer') return withAnswers(ticket, { ...RECORDED, weather: word });
  if (what === 'sign') return sign(ticket, signatureOf(uuid(id), 'crew', AT));
  if (what === 'work') return sign(ticket, signatureOf(uuid(id), 'worker', AT));
  if (what === 'reassess') return reassess(ticket, { id: uuid(id), at: AT, by: 'Dan', reason: word });
  return completeTicket(ticket, AT);
}

const own = fc
  .array(step, { maxLength: 6 })
  .map((steps) => JSON.stringify(withAnswers(steps.reduce(after, begun), { otherControls: FILLER })));
/** With a number that JavaScript does not keep. */
const foreign = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => `${JSON.stringify({ value, filler: FILLER }).slice(0, -1)},"id":9007199254740993.25}`);
const anything = fc.oneof(own, own, foreign, fc.constant('{}'));
const invalid = fc.constantFrom(
  `[${FILLER}`,
  JSON.stringify([FILLER]),
  JSON.stringify({ formVersion: 1, more: FILLER }),
  `{"a":[${'{},'.repeat(30_000)}{}]}`,
);
const settings = fc.constantFrom<TicketOfWorkSetting | null>(null, { supervisorName: '', supervisorPhone: '', forms: [] });

/** What it answers, or what it is refused with. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    return error instanceof Error && 'code' in error && 'details' in error ? { code: error.code, details: error.details } : error;
  }
}

test('a thread comes to what is come to here, of random tickets and of what is none', async () => {
  const both = (work: (by: TicketSaving) => Promise<unknown>) => Promise.all([outcome(work(TICKET_SAVING_HERE)), outcome(work(saving))]);
  await fc.assert(
    fc.asyncProperty(fc.option(anything), fc.oneof(anything, invalid), settings, async (before, sent, setting) => {
      const [here, there] = await both((by) => by.check(sent, 'a'));
      expect(there).toEqual(here);
      if (typeof here !== 'object' || here === null || !('isReset' in here)) return;
      const ticket = { before, sent, isReset: here.isReset === true, setting, day: '2026-11-22' };
      const [settledHere, settledThere] = await both((by) => by.settle(ticket, 'a'));
      expect(settledThere).toEqual(settledHere);
    }),
    { numRuns: 60 },
  );
  expect(saving.started).toBe(1);
  expect(bounds.tickets.taken).toBe(0);
});

test('a small ticket is read here, a large one in the thread, and so is a small one upon a large one', async () => {
  const other = new ThreadedTicketSaving({ places: createBounds().tickets, log: createLog('silent') });
  const small = JSON.stringify({ step: 1 });
  const large = JSON.stringify({ filler: FILLER });
  await other.check(small, 'a');
  await other.settle({ before: small, sent: small, isReset: false, setting: null, day: '2026-11-22' }, 'a');
  expect(other.started).toBe(0);
  await other.settle({ before: large, sent: small, isReset: false, setting: null, day: '2026-11-22' }, 'a');
  expect(other.started).toBe(1);
  await other.check(large, 'a');
  await other.stop();
});
