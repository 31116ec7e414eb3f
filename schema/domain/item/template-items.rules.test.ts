import { assignedSentence, overRunTyped } from './line-words.ts';
import { itemsFromTemplate, type TemplatedLine } from './template-items.rules.ts';

const line = (id: number, code: string, quantity: string, assignedQty: string | null = null, more: Partial<TemplatedLine> = {}) => ({
  ...{ id, code, quantity, assignedQty, variationQty: null, designVariation: null },
  ...more,
});

test('a task from a template takes of each line what the template says, or all that remains', () => {
  const lines = [line(1, 'PIT-450', '3.000'), line(2, 'CON-20', '35.000', '20.000'), line(3, 'LEAD-1', '1.000')];
  const items = [
    { code: 'pit-450 ', quantity: '2.000' },
    { code: 'CON-20', quantity: null },
  ];
  expect(itemsFromTemplate(items, lines)).toEqual({
    given: [
      { boqId: 1, quantity: '2.000' },
      { boqId: 2, quantity: '15.000' },
    ],
    absent: [],
    spent: [],
  });
});

test('never more than remains; what the job has not, and what is given out already, is named', () => {
  const lines = [line(1, 'PIT-450', '3.000', '2.000'), line(2, 'CON-20', '35.000', '36.000')];
  const items = ['PIT-450', 'CON-20', 'MDU-DB'].map((code) => ({ code, quantity: '5.000' }));
  expect(itemsFromTemplate(items, lines)).toEqual({ given: [{ boqId: 1, quantity: '1.000' }], absent: ['MDU-DB'], spent: ['CON-20'] });
});

test('an item that stands in several lines is taken from them in their order', () => {
  const lines = [line(1, 'CON-20', '10.000', '4.000'), line(2, 'CON-20', '10.000'), line(3, 'CON-20', '10.000')];
  expect(itemsFromTemplate([{ code: 'CON-20', quantity: '8.000' }], lines).given).toEqual([
    { boqId: 1, quantity: '6.000' },
    { boqId: 2, quantity: '2.000' },
  ]);
});

test('a variation counts unless it was refused; no quantity is more than a task may have', () => {
  const asked = line(1, 'ROCK-H', '0.000', null, { variationQty: '1.500' });
  const refused = { ...asked, id: 2, designVariation: '0.000' };
  const huge = line(3, 'WARN-T', '900000.000');
  const all = ['ROCK-H', 'WARN-T'].map((code) => ({ code, quantity: null }));
  expect(itemsFromTemplate(all, [asked, refused, huge]).given).toEqual([
    { boqId: 1, quantity: '1.500' },
    { boqId: 3, quantity: '100000.000' },
  ]);
});

test('beside a quantity that is typed stands what is assigned and what remains, and by how much it runs over', () => {
  const conduit = line(1, 'CON-20', '10.000', '4.000');
  expect(assignedSentence(conduit, 'm')).toBe('4 m assigned, 6 m remain');
  expect(assignedSentence(line(1, 'PIT', '1.000'), 'each')).toBe('Nothing assigned, 1 remains');
  expect(assignedSentence(line(1, 'PIT', '1.000', '1.000'), null)).toBe('1 assigned, nothing remains');
  expect(overRunTyped(conduit, '6.000')).toBeUndefined();
  expect(overRunTyped(conduit, '6.500')).toBe('Over-run: 0.5 more assigned than planned');
});
