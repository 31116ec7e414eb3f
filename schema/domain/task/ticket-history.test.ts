import fc from 'fast-check';
import { readExactJson, writeExactJson } from '../kernel/exact-json.ts';
import { jsonDifference, undoDifference } from '../kernel/json-difference.ts';
import { ticketBefore, ticketDifference } from './ticket-history.ts';
import { runs } from '../../testing/random-runs.ts';

const KEYS = ['a', 'b', 'rows', '0', '', '__proto__', 'constructor', 'toString', 'path', 'at', 'before', 'ä🦘'];
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll('\u0000', '')),
  fc.array(fc.constantFrom('a', 'b', '🦘', '🐨', '\u{10437}', '"', '\\'), { minLength: 60, maxLength: 90 }).map((parts) => parts.join('')),
);
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
);
/** As the text of a JSON document has it, more digits than JavaScript's numbers hold among them. */
const exactNumbers = fc
  .tuple(fc.bigInt({ min: 2n ** 53n, max: 2n ** 90n }), fc.nat(999))
  .map(([whole, fraction]) => readExactJson(`${whole}.${fraction}`));

const { object } = fc.letrec<{ value: unknown; object: object }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false),
    numbers,
    exactNumbers,
    texts,
    fc.array(tie('value'), { maxLength: 6 }),
    tie('object'),
  ),
  object: fc
    .uniqueArray(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), texts), tie('value')), { maxLength: 6, selector: ([key]) => key })
    .map((entries) => Object.fromEntries(entries) as object),
}));

/** One text for equal values: keys have no order. */
function canonical(value: unknown): string {
  return writeExactJson(sorted(value));
}
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, sorted(entry)] as const);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}
const throughDatabase = <T>(value: T): T => readExactJson(writeExactJson(value)) as T;
const sizeOf = (value: unknown): number => writeExactJson(value).length;

describe('the replaced ticket comes back from the saved one and what was kept (decision 023)', () => {
  it('is the same, whatever the two tickets are', () => {
    fc.assert(
      fc.property(object, object, (before, after) => {
        const kept = throughDatabase(ticketDifference(before, after));
        expect(canonical(ticketBefore(throughDatabase(after), kept))).toBe(canonical(before));
      }),
      runs({ least: 200, soak: 2000 }),
    );
  });

  it('is the same after edits here and there, and neither side is changed by asking', () => {
    fc.assert(
      fc.property(object, fc.array(fc.tuple(fc.nat(), object), { maxLength: 4 }), (before, edits) => {
        const after = edits.reduce((ticket, [place, value]) => edited(ticket, place, value), throughDatabase(before));
        const texts = [canonical(before), canonical(after)];
        const changes = throughDatabase(jsonDifference(before, after));
        expect(canonical(undoDifference(after, changes))).toBe(texts[0]);
        expect([canonical(before), canonical(after)]).toEqual(texts);
      }),
      runs({ least: 100, soak: 1000 }),
    );
  });

  it('keeps never more than the replaced ticket, and of one edit nothing of what stands beside it', () => {
    fc.assert(
      fc.property(object, fc.nat(), object, (before, place, value) => {
        expect(sizeOf(ticketDifference(before, value))).toBeLessThanOrEqual(sizeOf(before) + '{"ticketChanges":}'.length);
        const wide = { before, filler: Array.from({ length: 1_000 }, (_, index) => ({ row: index })) };
        const after = { ...wide, before: edited(before, place, value) };
        // at most twelve keys differ where objects have six, and each change names its path; the filler is no part of it
        const bound = 16 * (sizeOf(before) + sizeOf(value)) + 200;
        expect(sizeOf(jsonDifference(wide, after))).toBeLessThanOrEqual(bound);
      }),
      runs({ least: 10, soak: 100 }),
    );
  });

  it('takes no prototype from a key', () => {
    const before = readExactJson('{"__proto__":{"isAdmin":false},"a":1}') as object;
    const after = readExactJson('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}') as object;
    const back = ticketBefore(after, { ticketChanges: jsonDifference(before, after) });
    expect(writeExactJson(sorted(back))).toBe(writeExactJson(sorted(before)));
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(() => undoDifference({}, [{ path: ['__proto__', 'isAdmin'], before: true }])).toThrow(RangeError);
    expect(() => undoDifference({ a: 'text' }, [{ path: ['a', 'length', 'x'], before: 1 }])).toThrow(RangeError);
  });
});

describe('what a save keeps', () => {
  const rows = Array.from({ length: 1_000 }, (_, id) => ({ id, depth: '1.20', note: 'as drawn' }));

  it('nothing of the ticket when nothing changed', () => {
    expect(ticketDifference({ rows }, throughDatabase({ rows }))).toEqual({ ticketChanges: [] });
  });

  it('the field that changed, with its path', () => {
    const after = { rows: rows.with(700, { id: 700, depth: '1.35', note: 'as drawn' }) };
    expect(ticketDifference({ rows }, after)).toEqual({
      ticketChanges: [{ path: ['rows', 700, 'depth'], before: '1.20', after: '1.35' }],
    });
  });

  it('the rows that were put in or taken out in one place', () => {
    const row = { id: -1, depth: '0.90', note: 'rock' };
    expect(jsonDifference(rows, rows.toSpliced(3, 0, row))).toEqual([{ path: [], at: 3, before: [], after: [row] }]);
    expect(jsonDifference(rows, rows.toSpliced(998, 1))).toEqual([{ path: [], at: 998, before: [rows[998]], after: [] }]);
  });

  it('both, when one row changed and one was added at the end', () => {
    const row = { id: 1_000, depth: '0.90', note: 'rock' };
    expect(jsonDifference(rows, [...rows.with(2, { id: 2, depth: '1.20', note: 'as built' }), row])).toEqual([
      { path: [2, 'note'], before: 'as drawn', after: 'as built' },
      { path: [], at: 1_000, before: [], after: [row] },
    ]);
  });

  it('of a long text the words that changed, never half a character', () => {
    const text = 'metres of trench '.repeat(50);
    expect(jsonDifference({ text }, { text: `${text}and a pit` })).toEqual([
      { path: ['text'], at: text.length, before: '', after: 'and a pit' },
    ]);
    const animals = (animal: string) => ({ text: `${text}${animal}${text}` });
    expect(jsonDifference(animals('🦘'), animals('🦊'))).toEqual([{ path: ['text'], at: text.length, before: '🦘', after: '🦊' }]);
  });

  it('the ticket whole where the changes would be larger, and where there was none before', () => {
    expect(ticketDifference({ a: 1 }, { b: 2 })).toEqual({ replaced: { a: 1 } });
    expect(ticketDifference(null, { b: 2 })).toEqual({ replaced: null });
  });
});

/** Another value at one of the object's places. */
function edited(ticket: object, place: number, value: unknown): object {
  const keys = Object.keys(ticket);
  const key = keys[place % Math.max(keys.length, 1)] ?? 'added';
  const inner = Object.hasOwn(ticket, key) ? (ticket as Record<string, unknown>)[key] : undefined;
  const next = Array.isArray(inner) ? inner.toSpliced(place % (inner.length + 1), place % 2, value) : value;
  return Object.fromEntries([
    ...Object.entries(ticket).filter(([name]) => name !== key),
    ...(place % 5 === 4 ? [] : [[key, next] as const]),
  ]);
}
