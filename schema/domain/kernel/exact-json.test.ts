import fc from 'fast-check';
import { readExactJson, writeExactJson } from './exact-json.ts';
import { runs } from '../../testing/random-runs.ts';

const back = (text: string): string => writeExactJson(readExactJson(text));

describe('JSON whose numbers keep every digit', () => {
  it.each([
    '9007199254740993',
    '-123456789012345678901234567890',
    '0.1234567890123456789012345678901',
    '{"id":9007199254740993,"rows":[1,2.5,12345678901234567890.5]}',
    '{"9007199254740993":"9007199254740993 \\"1234567890123456789\\" \\\\"}',
  ])('reads and writes %s as it stands', (text) => {
    expect(back(text)).toBe(text);
  });

  it('leaves to JavaScript what JavaScript keeps, however it is written', () => {
    expect(readExactJson('[1.5000000000000000000, 100000000000000000000, 1e5, 0.1000000000000000055511151231257827e0]')).toEqual([
      1.5, 100000000000000000000, 100000, 0.1,
    ]);
  });

  it('reads and writes any other JSON as JSON does', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (text) => {
        fc.pre(!text.includes('\\u0000'));
        expect(readExactJson(text)).toEqual(JSON.parse(text));
        expect(writeExactJson(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(text)));
      }),
      runs({ least: 10, soak: 100 }),
    );
  });

  it('never takes a text for a number: only what is a number without its mark is written as one', () => {
    expect(writeExactJson({ a: '\u00001,"b":2', c: '\u0000x', d: '\\u00005', e: 'a"\\u00005' })).toBe(
      '{"a":"\\u00001,\\"b\\":2","c":"\\u0000x","d":"\\\\u00005","e":"a\\"\\\\u00005"}',
    );
  });

  it('reads a text of a megabyte, and a number of a megabyte as JavaScript does', () => {
    const text = JSON.stringify({ text: '\\"12345678901234567 '.repeat(50_000) });
    expect(back(text)).toBe(text);
    expect(readExactJson(`0.${'0'.repeat(500_000)}1`)).toBe(0);
    expect(back(`[1${'0'.repeat(400)}1]`)).toBe(`[1${'0'.repeat(400)}1]`);
  });
});
