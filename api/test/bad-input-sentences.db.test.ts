// What cannot be is told to people: the field by its name and what it wants, the same for a literal and a variable (house style, "Errors").
import { bootApi, type BootedApi } from './booted-api.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const CHANGE_ITEM = 'updateConstructionScheduleItemCompletion';

/** The value as it is written in a query's own text, then as JSON. */
type Sent = readonly [literal: string, variable: unknown];

const both = (value: unknown): Sent => [JSON.stringify(value), value];
const text = { code: 'INVALID_INPUT', field: 'completedQty' };
const DECIMAL = 'Completed qty must be a number with at most 9 digits and 3 decimals.';

describe('a bad value of a field', () => {
  test.each<[Sent, string]>([
    [both('1e9'), DECIMAL],
    [both(''), DECIMAL],
    [both('1.2345'), DECIMAL],
    [both('-0'), DECIMAL],
    [both('99999999999'), DECIMAL],
    [both(1.5), 'Completed qty must be sent as text, such as "2.500".'],
    [both(2), 'Completed qty must be sent as text, such as "2.500".'],
    [both(true), 'Completed qty must be sent as text, such as "2.500".'],
    [both(['1']), 'Completed qty must be sent as text, such as "2.500".'],
    [['{ a: "1" }', { a: '1' }], 'Completed qty must be sent as text, such as "2.500".'],
  ])('%j', async ([literal, variable], sentence) => {
    const answers = [
      await api.gql('field', `mutation { ${CHANGE_ITEM}(item: { id: 1, completedQty: ${literal} }) { id } }`),
      await api.gql('field', `mutation ($i: ScheduleItemInput!) { ${CHANGE_ITEM}(item: $i) { id } }`, {
        i: { id: 1, completedQty: variable },
      }),
      await api.gql('field', `mutation ($completedQty: Decimal) { ${CHANGE_ITEM}(item: { id: 1, completedQty: $completedQty }) { id } }`, {
        completedQty: variable,
      }),
    ];
    for (const { status, data, errors } of answers) {
      expect([status, data, errors.length]).toEqual([400, undefined, 1]);
      expect(errors[0]).toMatchObject({
        message: sentence,
        extensions: { code: text.code, details: { field: text.field, sentence } },
      });
    }
  });
});

const ONSITE = 'updateTaskUserOnSite(taskUser: { scheduleId: 1 }, client:';
const TASKS = 'updateCustomTasks(tasks:';

describe('a sentence names', () => {
  test.each<[string, string, Record<string, unknown> | undefined, string, string]>([
    ['an id over 2^31', '{ construction(id: 2147483648) { id } }', undefined, 'id', 'Id must be a whole number from'],
    [
      'the same as a variable',
      'query ($id: Int!) { construction(id: $id) { id } }',
      { id: 2 ** 31 },
      'id',
      'Id must be a whole number from',
    ],
    ['an id that is text', '{ construction(id: "1") { id } }', undefined, 'id', 'Id must be a whole number.'],
    ['the same as a variable', 'query ($id: Int!) { construction(id: $id) { id } }', { id: '1' }, 'id', 'Id must be a whole number.'],
    ['an id that is null', '{ construction(id: null) { id } }', undefined, 'id', 'Id is missing.'],
    ['the same as a variable', 'query ($id: Int!) { construction(id: $id) { id } }', { id: null }, 'id', 'Id is missing.'],
    ['a variable that is missing', 'query ($id: Int!) { construction(id: $id) { id } }', {}, 'id', 'Id is missing.'],
    ['a UUID that is none', `mutation { ${ONSITE} { id: "1" }) { id } }`, undefined, 'id', 'Id must be a UUID.'],
    ['the same as a variable', `mutation ($c: ClientMutation) { ${ONSITE} $c) { id } }`, { c: { id: '1' } }, 'id', 'Id must be a UUID.'],
    [
      'a day that does not exist',
      `mutation ($c: ClientMutation) { ${ONSITE} $c) { id } }`,
      { c: { id: '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10', occurredAt: '2026-02-30T00:00:00Z' } },
      'occurredAt',
      'Occurred at must be an instant, as 2026-11-24T07:22:00Z.',
    ],
    [
      'an unknown field',
      `mutation { ${ONSITE} { id: "3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10", colour: 1 }) { id } }`,
      undefined,
      'colour',
      'colour is not known here.',
    ],
    [
      'the same as a variable',
      `mutation ($c: ClientMutation) { ${ONSITE} $c) { id } }`,
      { c: { id: '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10', colour: 1 } },
      'colour',
      'colour is not known here.',
    ],
    ['a field that is missing', `mutation { ${ONSITE} { expectedVersion: 1 }) { id } }`, undefined, 'id', 'Id is missing.'],
    ['the same as a variable', `mutation ($c: ClientMutation) { ${ONSITE} $c) { id } }`, { c: {} }, 'id', 'Id is missing.'],
    ['no object', `mutation ($c: ClientMutation) { ${ONSITE} $c) { id } }`, { c: 'x' }, 'c', 'C must be an object.'],
    [
      'a flag that is none',
      `mutation { ${TASKS} [{ id: 1, isCompleted: "yes" }]) { id } }`,
      undefined,
      'isCompleted',
      'Is completed must be yes or no',
    ],
    [
      'an entry of a list',
      `mutation ($tasks: [CustomTaskInput!]!) { ${TASKS} $tasks) { id } }`,
      {
        tasks: [
          { id: 1, isCompleted: true },
          { id: 'x', isCompleted: true },
        ],
      },
      'tasks.1.id',
      'Id must be a whole number.',
    ],
    ['an entry that is no object', `mutation { ${TASKS} [{ id: 1, isCompleted: true }, 5]) { id } }`, undefined, 'tasks', 'Tasks '],
    ['an entry of a list of texts', '{ systemSettings(names: ["Address Type", 5]) { name } }', undefined, 'names', 'Names must be text.'],
    ['a variable’s own default', 'query ($id: Int! = "x") { construction(id: $id) { id } }', {}, 'id', 'Id must be a whole number.'],
    ['the only argument', 'mutation { removeAttachment(id: 0) }', undefined, 'id', 'Id is at least 1.'],
    ['a list without entries', `mutation { ${TASKS} []) { id } }`, undefined, 'tasks', 'Tasks must have at least 1 entry.'],
    [
      'an entry of a list that the rule refuses',
      `mutation { ${TASKS} [{ id: 0, isCompleted: true }]) { id } }`,
      undefined,
      'tasks.0.id',
      'Id is at least 1.',
    ],
  ])('%s: %s', async (_what, query, variables, field, sentence) => {
    const { status, errors } = await api.gql('field', query, variables);
    expect([status, errors[0]?.extensions.code, errors[0]?.extensions.details['field']]).toEqual([400, 'INVALID_INPUT', field]);
    expect(errors[0]?.message).toContain(sentence);
    expect(errors[0]?.message).not.toMatch(/Variable|Decimal|"\$|What was sent/);
  });
});
