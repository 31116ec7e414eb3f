import { parseJsonObject, utf8Bytes } from './json-object.ts';

describe('JSON that the database can keep (domain.md §2, ticket of work)', () => {
  it('reads an object', () => {
    expect(parseJsonObject('{"a":[1,null,true,{"b":"ü"}]}')).toEqual({ a: [1, null, true, { b: 'ü' }] });
    expect(parseJsonObject('{}')).toEqual({});
  });

  it.each([
    '',
    'null',
    '[]',
    '5',
    '"text"',
    '{',
    '{"a":1e400}',
    '{"a":1e300}',
    '{"a":[1e-300]}',
    '{"a":"\\u0000"}',
    '{"\\u0000":1}',
    '{"a":"\\ud800"}',
    'undefined',
  ])('refuses %p', (text) => {
    expect(parseJsonObject(text)).toBeNull();
  });

  it('refuses what is nested more than 32 deep, however deep', () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(parseJsonObject(nested(31))).not.toBeNull();
    expect(parseJsonObject(nested(33))).toBeNull();
    expect(parseJsonObject(nested(50_000))).toBeNull();
  });

  it('counts bytes, not characters', () => {
    expect(utf8Bytes('aü–🦘')).toBe(1 + 2 + 3 + 4);
  });
});
