import fc from 'fast-check';
import { GOOD_ANSWERS, PREFILLED, signatureOf } from '../../testing/ticket-answers.ts';
import { DEFAULT_TICKET_FORM } from '../settings/default-ticket-form.ts';
import type { Ticket } from './ticket.ts';
import { bringTogether, completeTicket, keepSigned, reassess, sign, startTicket, withAnswers } from './ticket.edits.ts';
import { assessmentOf } from './ticket.stage.ts';
import { storedTicket } from './ticket.schema.ts';
import { runs } from '../../testing/random-runs.ts';

const AT = '2026-11-22T20:00:00.000Z';
const started = startTicket(DEFAULT_TICKET_FORM, PREFILLED, AT);
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const instant = (minute: number) => new Date(Date.parse(AT) + minute * 60_000).toISOString();

type Step = { readonly who: 0 | 1; readonly what: 'answer' | 'sign' | 'reassess' | 'complete' | 'save'; readonly minute: number };

const step = fc.record<Step>({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom('answer', 'sign', 'reassess', 'complete', 'save'),
  minute: fc.integer({ min: -600, max: 600 }),
});

function edited(ticket: Ticket, { what, minute }: Step, n: number): Ticket {
  const at = instant(minute);
  if (what === 'sign') return sign(ticket, signatureOf(uuid(n), 'crew', at));
  if (what === 'reassess') return reassess(ticket, { id: uuid(n), at, by: 'Marco', reason: 'Rain' });
  if (what === 'complete') return completeTicket(ticket, at);
  return withAnswers(ticket, { trafficControl: `cones ${String(n)}` });
}

test('no order of edits, re-assessments and savings of two people loses a revision or a signature, whatever their clocks say', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let server = started;
      const held = [started, started];
      const made = new Set<string>();
      steps.forEach((one, n) => {
        const mine = held[one.who] ?? started;
        if (one.what === 'save') {
          server = keepSigned(server, mine);
          held[one.who] = server;
          return;
        }
        held[one.who] = edited(mine, one, n);
        if (one.what === 'sign' || one.what === 'reassess') made.add(uuid(n));
      });
      for (const mine of held) server = keepSigned(server, mine);
      const kept = [...server.signatures, ...server.revisions].map(({ id }) => id);
      expect(new Set(kept)).toEqual(made);
      expect(kept).toHaveLength(made.size);
      expect(storedTicket.safeParse(server).success).toBe(true);
    }),
    runs({ least: 50, soak: 500 }),
  );
});

test('a signature and a revision are never changed by what is saved later', () => {
  const signed = sign(started, signatureOf(uuid(1), 'crew'));
  const forged = { ...signed, signatures: signed.signatures.map((signature) => ({ ...signature, name: 'Someone else' })) };
  expect(keepSigned(signed, forged)).toEqual(signed);
});

test('a re-assessment keeps what was agreed with its day, and the answers to be gone over', () => {
  const before = completeTicket(sign(withAnswers(started, GOOD_ANSWERS), signatureOf(uuid(1), 'crew')), AT);
  const after = reassess(before, { id: uuid(2), at: instant(60), by: 'Marco', reason: 'Rain' });
  expect(after.revisions).toEqual([
    { id: uuid(2), at: instant(60), by: 'Marco', reason: 'Rain', answers: before.answers, completedAt: before.times.completedAt },
  ]);
  expect(after.answers).toEqual(before.answers);
  expect(after.times.completedAt).toBeNull();
  expect(withAnswers(after, { weather: 'Wet' }).revisions[0]?.answers['weather']).toBe('Fine');
});

test('of one device the order of revisions is its own, though its clock was set back', () => {
  const first = reassess(started, { id: uuid(1), at: instant(60), by: 'Marco', reason: 'Rain' });
  const second = reassess(first, { id: uuid(2), at: instant(-60), by: 'Marco', reason: 'Storm' });
  expect(assessmentOf(keepSigned(first, second))).toBe(uuid(2));
});

test('what was completed before somebody else assessed anew is complete no more', () => {
  const theirs = reassess(started, { id: uuid(1), at: instant(60), by: 'Dan', reason: 'Rain' });
  expect(keepSigned(theirs, completeTicket(started, AT)).times.completedAt).toBeNull();
});

test('brought together the answers are mine, and what either has answered alone stands', () => {
  const theirs = withAnswers(started, { weather: 'Wet', bydaNumber: '1' });
  const mine = withAnswers(started, { weather: 'Fine', traffic: true });
  expect(bringTogether(theirs, mine).answers).toEqual({ ...PREFILLED, weather: 'Fine', bydaNumber: '1', traffic: true });
});

test('null takes an answer away; nothing changed is the same ticket', () => {
  expect(withAnswers(started, { crew: null }).answers['crew']).toBeUndefined();
  expect(withAnswers(started, {})).toBe(started);
});
