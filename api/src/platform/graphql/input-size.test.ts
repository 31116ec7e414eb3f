// Every list and every text in the schema's inputs has a limit; generated from the schema, so that a new one has it too.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  GraphQLError,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { characterLimit, entryLimit, MOST_JSON_LEVELS, MOST_JSON_PARTS } from '@lotline/schema/domain/kernel/input-limits';
import { countedList } from '@lotline/schema/testing/counted-list';
import { mustFitInputs, tooMuchIn } from './input-size.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema/sdl/schema.graphql', import.meta.url), 'utf8'));

interface Input {
  readonly field: string;
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
}

const unwrapped = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? type.ofType : type);

/** Every argument and every field of every input object, with the operation's name first. */
function inputsWithin({ field, path, type }: Input): Input[] {
  const named = getNamedType(type);
  const inner = isInputObjectType(named) ? Object.values(named.getFields()) : [];
  return [{ field, path, type }, ...inner.flatMap(({ name, type: at }) => inputsWithin({ field, path: [...path, name], type: at }))];
}

const inputs = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).flatMap(({ name: field, args }) =>
    args.flatMap(({ name, type }) => inputsWithin({ field, path: [name], type })),
  ),
);
const lists = inputs.filter(({ type }) => isListType(unwrapped(type)));
const TEXTS = new Set(['String', 'ID', 'Decimal', 'Date', 'DateTime', 'UUID']);
const texts = inputs.filter(({ type }) => TEXTS.has(getNamedType(type).name));
const titled = (all: readonly Input[]) => all.map((input) => [`${input.field}(${input.path.join('.')})`, input] as const);

test('every input is a list, an object, a text, a number or a value that is counted', () => {
  const known = new Set([...TEXTS, 'Int', 'Float', 'Boolean', 'FieldValues', 'JSON']);
  const others = inputs.filter(({ type }) => !isInputObjectType(getNamedType(type)) && !known.has(getNamedType(type).name));
  expect(others.map(({ field, path }) => `${field}(${path.join('.')})`)).toEqual([]);
  expect([lists.length, texts.length].every((count) => count > 3)).toBe(true);
});

const jsons = inputs.filter(({ type }) => getNamedType(type).name === 'JSON');

/** Lists within lists, as deep as that. */
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

test.each(titled(jsons))('%s: a value of any shape has a most of values, levels and characters', (_title, { path, type }) => {
  const most = characterLimit(path.at(-1) ?? '');
  expect(tooMuchIn(type, path, { rows: Array.from({ length: MOST_JSON_PARTS - 1 }, () => 1), deep: null })).not.toBeNull();
  expect(tooMuchIn(type, path, { rows: Array.from({ length: MOST_JSON_PARTS - 1 }, () => 1) })).toBeNull();
  expect(tooMuchIn(type, path, nested(MOST_JSON_LEVELS + 1))).not.toBeNull();
  expect(tooMuchIn(type, path, nested(MOST_JSON_LEVELS))).toBeNull();
  for (const text of [['x'.repeat(most + 1)], { ['x'.repeat(most + 1)]: 1 }]) expect(tooMuchIn(type, path, text)).not.toBeNull();
  expect(tooMuchIn(type, path, { name: 'x'.repeat(most) })).toBeNull();
});

test.each(titled(lists))('%s: one entry too many is refused with its limit, and no entry is looked at', (_title, { path, type }) => {
  const name = path.at(-1) ?? '';
  expect(entryLimit(name)).toBeLessThanOrEqual(500);
  const many = countedList(Array.from({ length: entryLimit(name) + 1 }, () => ({})));
  expect(tooMuchIn(type, path, many.list)).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: path.join('.'), sentence: expect.stringContaining(`must be at most ${entryLimit(name)} entries.`) as string },
  });
  expect(many.looks()).toBe(0);
  expect(
    tooMuchIn(
      type,
      path,
      Array.from({ length: entryLimit(name) }, () => null),
    ),
  ).toBeNull();
});

test.each(titled(texts))('%s: one character too many is refused', (_title, { path, type }) => {
  const most = characterLimit(path.at(-1) ?? '');
  expect(tooMuchIn(type, path, 'x'.repeat(most + 1))?.code).toBe(path.at(-1) === 'ticketOfWork' ? 'BODY_TOO_LARGE' : 'INVALID_INPUT');
  expect(tooMuchIn(type, path, 'x'.repeat(most))).toBeNull();
});

const fields = inputs.filter(({ type }) => getNamedType(type).name === 'FieldValues');

test.each(titled(fields))('%s: one field too many and one character too many are refused', (_title, { path, type }) => {
  const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${String(n)}`, 'x']));
  const most = entryLimit(path.at(-1) ?? '');
  expect(tooMuchIn(type, path, named(most + 1))).toMatchObject({ code: 'INVALID_INPUT', details: { field: path.join('.') } });
  expect(tooMuchIn(type, path, named(most))).toBeNull();
  expect(tooMuchIn(type, path, { suburb: 'x'.repeat(characterLimit('suburb') + 1) })).toMatchObject({
    details: { field: [...path, 'suburb'].join('.') },
  });
});

describe('a variable has the limits of the arguments that it is passed to, whatever its name', () => {
  const refusal = (query: string, variables: Record<string, unknown> = {}): unknown => {
    const document = parse(query);
    const operation = document.definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
    if (operation === undefined) throw new Error('no operation');
    try {
      mustFitInputs(schema, document, operation, variables);
    } catch (error) {
      if (error instanceof GraphQLError) return error.message;
      throw error;
    }
    return null;
  };
  const save =
    'mutation ($ticketOfWork: [SiteContactInput!]!) { updateDeveloperAndSiteContacts(id: 1, siteContacts: $ticketOfWork) { id } }';
  const contacts = (count: number) => Array.from({ length: count }, () => ({}));

  test.each<[string, string, Record<string, unknown>, string | null]>([
    ['as many as there may be', save, { ticketOfWork: contacts(50) }, null],
    ['a list', save, { ticketOfWork: contacts(51) }, 'Site contacts must be at most 50 entries.'],
    ['a text of an entry', save, { ticketOfWork: [{ name: 'x'.repeat(8_001) }] }, 'Name must be at most 8000 characters.'],
    [
      'a variable within a literal',
      'mutation ($ticketOfWork: String) { updateDeveloperAndSiteContacts(id: 1, siteContacts: [{ name: $ticketOfWork }]) { id } }',
      { ticketOfWork: 'x'.repeat(8_001) },
      'Name must be at most 8000 characters.',
    ],
    [
      'a literal in a fragment',
      `{ ...f } fragment f on Query { lookups(names: [${'"a" '.repeat(51)}]) { name } }`,
      {},
      'Names must be at most 50 entries.',
    ],
    ['a literal of the right length', `{ lookups(names: [${'"a" '.repeat(50)}]) { name } }`, {}, null],
    ['a default', `query ($n: [String!] = [${'"a" '.repeat(101)}]) { lookups(names: $n) { name } }`, {}, 'N must be at most 100 entries.'],
  ])('%s', (_what, query, variables, sentence) => {
    expect(refusal(query, variables)).toBe(sentence);
  });
});
