import { hasWords } from './event-words.ts';
import { folded, isTechnical } from './technical-events.ts';

const lines = (text: string) => [...text].map((letter, at) => ({ id: `${letter}${String(at)}`, isTechnical: letter === 't' }));
const said = (text: string) => folded(lines(text)).map(({ line, beneath }) => [line.id, beneath.map(({ id }) => id)]);

test('what a press brought lies beneath it', () => {
  expect(said('ttppt')).toEqual([
    ['p2', ['t0', 't1']],
    ['p3', []],
    ['t4', []],
  ]);
});

test('technical ones alone lie beneath their newest; none is lost', () => {
  expect(said('ttt')).toEqual([['t0', ['t1', 't2']]]);
  expect(said('')).toEqual([]);
});

test('what people do is never folded away, and each technical event has words of its own', () => {
  for (const move of ['submit', 'addItem', 'reviewTask', 'holdJob', 'draftPayment', 'completeAttachment', 'addComment'])
    expect(isTechnical(move)).toBe(false);
  for (const move of ['sumLine', 'makePreviews', 'issueReceipt']) expect([isTechnical(move), hasWords(move)]).toEqual([true, true]);
});
