import { z } from 'zod';
import { refusalOf } from '../../testing/refusal-of.ts';
import {
  clientMutationInput,
  dayInput,
  idInput,
  instantInput,
  lineOf,
  moneyInput,
  optionalLineOf,
  parseInput,
  quantityInput,
  refusing,
  textOf,
  uuidInput,
} from './input.ts';

const shape = z.strictObject({
  siteContactPhone: lineOf(10),
  sortOrder: idInput.optional(),
  tags: z.array(z.string()).max(2).optional(),
  mode: z.enum(['a', 'b']).optional(),
});

describe('refusals of input (domain.md §3, house style)', () => {
  it.each([
    [{}, 'siteContactPhone', 'Site contact phone is missing.'],
    [{ siteContactPhone: 5 }, 'siteContactPhone', 'Site contact phone must be text.'],
    [{ siteContactPhone: 'x'.repeat(11) }, 'siteContactPhone', 'Site contact phone must be at most 10 characters.'],
    [{ siteContactPhone: 'a\u0000' }, 'siteContactPhone', 'Site contact phone contains characters that cannot be saved.'],
    [{ siteContactPhone: 'a\nb' }, 'siteContactPhone', 'Site contact phone must be one line.'],
    [{ siteContactPhone: '', sortOrder: 2_147_483_648 }, 'sortOrder', 'Sort order must be at most 2,147,483,647.'],
    [{ siteContactPhone: '', sortOrder: 0 }, 'sortOrder', 'Sort order must be at least 1.'],
    [{ siteContactPhone: '', sortOrder: 1.5 }, 'sortOrder', 'Sort order must be a whole number.'],
    [{ siteContactPhone: '', tags: ['', '', ''] }, 'tags', 'Tags must be at most 2 entries.'],
    [{ siteContactPhone: '', tags: ['', 1] }, 'tags.1', 'Tags must be text.'],
    [{ siteContactPhone: '', mode: 'c' }, 'mode', 'Mode must be one of: a, b.'],
    [{ siteContactPhone: '', other: 1 }, '', 'other is not known here.'],
    [null, '', 'What was sent must be an object.'],
    ['text', '', 'What was sent must be an object.'],
  ])('refuses %j naming %p', (value, field, sentence) => {
    const refusal = refusalOf(() => parseInput(shape, value));
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', details: { field, sentence }, message: sentence });
  });

  it.each([
    [idInput, 0, 'id', 'id', 'Id must be at least 1.'],
    [idInput, undefined, 'attachmentId', 'attachmentId', 'Attachment id is missing.'],
    [z.array(shape).min(1), [], 'tasks', 'tasks', 'Tasks must have at least 1 entry.'],
    [z.array(shape), [{}], 'tasks', 'tasks.0.siteContactPhone', 'Site contact phone is missing.'],
  ])('names the argument itself where the value is not an object of named fields (case %#)', (schema, value, name, field, sentence) => {
    expect(refusalOf(() => parseInput<unknown>(schema, value, name))).toMatchObject({ details: { field, sentence }, message: sentence });
  });

  it('refuses with the code that the schema names', () => {
    const schema = z.object({ phone: z.string().refine(() => false, refusing('PHONE_INVALID', { row: 2 })) });
    expect(refusalOf(() => parseInput(schema, { phone: '' }))).toMatchObject({
      code: 'PHONE_INVALID',
      details: { field: 'phone', row: 2 },
    });
  });
});

describe('text', () => {
  it('is trimmed and keeps newlines and tabs', () => {
    expect(parseInput(textOf(20), '  a\n\tb  ')).toBe('a\n\tb');
  });

  it.each(['\u0000', 'a\u0007b', 'a\u001bb', 'a\u0085b', 'a\ud800b', 'a\uffffb'])(
    'refuses control characters and broken pairs: %j',
    (text) => {
      expect(refusalOf(() => parseInput(textOf(20), text)).code).toBe('INVALID_INPUT');
    },
  );

  it('counts its limit after trimming', () => {
    expect(parseInput(lineOf(3), ' abc ')).toBe('abc');
    expect(refusalOf(() => parseInput(lineOf(3), 'abcd')).code).toBe('INVALID_INPUT');
  });

  it.each([null, undefined, '', '   '])('is null when nothing is written: %p', (text) => {
    expect(parseInput(optionalLineOf(5), text)).toBeNull();
  });
});

describe('scalars', () => {
  it.each([0, -1, 1.5, 2_147_483_648, NaN, Infinity, '1', null, -0])('refuses %p as an id', (id) => {
    expect(refusalOf(() => parseInput(idInput, id)).code).toBe('INVALID_INPUT');
  });

  it('reads days, instants, quantities, money and UUIDs', () => {
    expect(parseInput(idInput, 2_147_483_647)).toBe(2_147_483_647);
    expect(parseInput(dayInput, '2026-11-24')).toBe('2026-11-24');
    expect(parseInput(instantInput, '2026-11-24T18:00:00+11:00')).toBe('2026-11-24T07:00:00.000Z');
    expect(parseInput(quantityInput, ' 2.5 ')).toBe('2.500');
    expect(parseInput(moneyInput, '385')).toBe('385.00');
    expect(parseInput(uuidInput, '018F3B2C-0000-7000-8000-00000000000A')).toBe('018f3b2c-0000-7000-8000-00000000000a');
  });

  it.each([
    [dayInput, '2026-02-30'],
    [instantInput, 'yesterday'],
    [quantityInput, '1e9'],
    [quantityInput, '-0'],
    [quantityInput, 5],
    [moneyInput, '1.234'],
    [uuidInput, 'not-a-uuid'],
  ])('refuses what is none (case %#)', (schema, value) => {
    expect(refusalOf(() => parseInput<unknown>(schema, value)).code).toBe('INVALID_INPUT');
  });
});

describe('what a device adds to a mutation (domain.md §6)', () => {
  const id = '018f3b2c-0000-7000-8000-00000000000a';

  it('may leave out its clock and the version', () => {
    expect(parseInput(clientMutationInput, { id })).toEqual({ id, occurredAt: null, sentAt: null, expectedVersion: null });
    expect(parseInput(clientMutationInput, { id, occurredAt: null, expectedVersion: 0 })).toEqual({
      id,
      occurredAt: null,
      sentAt: null,
      expectedVersion: 0,
    });
  });

  it.each([{}, { id: 'x' }, { id, expectedVersion: -1 }, { id, occurredAt: 'now' }, { id, more: 1 }])('refuses %j', (client) => {
    expect(refusalOf(() => parseInput(clientMutationInput, client)).code).toBe('INVALID_INPUT');
  });
});
