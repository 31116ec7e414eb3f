import { addItemInput, changeItemInput } from '@lotline/schema/domain/item/item.input';
import { siteContactsInput } from '@lotline/schema/domain/job/job.input';
import { checkForm } from './form-problem.ts';

const change = { id: 31, completedQty: '3', variationReason: 'One more' };
const add = { scheduleId: 1, itemId: 4, quantity: '1', reason: 'Rock' };

test('a form that is in order gives what is sent, in its settled form', () => {
  expect(checkForm(changeItemInput, change)).toEqual({ ok: true, value: { ...change, clientId: null, completedQty: '3.000' } });
});

test.each([
  [
    'a quantity below zero',
    changeItemInput,
    { ...change, completedQty: '-1' },
    'The quantity is below zero. Enter zero where nothing was done.',
    'completedQty',
  ],
  ['no reason', changeItemInput, { ...change, variationReason: '  ' }, 'Provide a quantity and reason for variation', 'variationReason'],
  [
    'a quantity of zero',
    addItemInput,
    { ...add, quantity: '0' },
    'The quantity is zero. Enter what was added, or a minus and what was removed.',
    'quantity',
  ],
  ['no reason', addItemInput, { ...add, reason: '' }, 'Select an item and provide a quantity and reason', 'reason'],
  ['words', addItemInput, { ...add, quantity: 'two' }, 'Quantity must be a number with at most 9 digits and 3 decimals.', 'quantity'],
] as const)('a form says what is in its way, and where: %s (Spec 1 §5)', (_, schema, value, sentence, field) => {
  expect(checkForm<unknown>(schema, value)).toEqual({ ok: false, sentence, field });
});

test('a field is called as its label', () => {
  const typed = { ...change, completedQty: 'two' };
  expect(checkForm(changeItemInput, typed)).toMatchObject({ sentence: expect.stringMatching(/^Completed qty must be a number/) as string });
  expect(checkForm(changeItemInput, typed, { completedQty: 'Done' })).toMatchObject({
    sentence: 'Done must be a number with at most 9 digits and 3 decimals.',
  });
});

test('in a list the field names the entry', () => {
  expect(checkForm(siteContactsInput, [{ name: 'Sam' }, { name: 'Alex', phone: '12' }])).toMatchObject({ field: '1.phone' });
});

test('what is no refusal is not taken for one', () => {
  const broken = changeItemInput.transform(() => {
    throw new TypeError('broken');
  });
  expect(() => checkForm(broken, change)).toThrow(TypeError);
});
