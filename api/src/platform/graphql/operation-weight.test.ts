// Every root field has a weight, the apps' own documents are within it, and a field under several names counts several times.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, Kind, parse, type OperationDefinitionNode } from 'graphql';
import { MOST_WEIGHT, QUERY_WEIGHTS, weighRequested } from './operation-weight.ts';

const SCHEMA = path.join(import.meta.dirname, '../../../../schema');
const schema = buildSchema(readFileSync(path.join(SCHEMA, 'sdl/schema.graphql'), 'utf8'));

function asked(source: string) {
  const document = parse(source);
  const operation = document.definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('no operation');
  return weighRequested(document, operation);
}

test('each query of the schema has a weight, and no removed one has', () => {
  expect(Object.keys(QUERY_WEIGHTS).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort());
});

const documents = readdirSync(path.join(SCHEMA, 'operations'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => [file, readFileSync(path.join(SCHEMA, 'operations', file), 'utf8')] as const)
  .filter(([, source]) => /^(query|mutation) /m.test(source));

test.each(documents)('%s has room', (_file, source) => {
  expect(asked(source).weight).toBeLessThanOrEqual(MOST_WEIGHT * 0.7);
  expect(asked(source).repeats).toBe(0);
});

test.each<[string, string, { weight: number; repeats: number }]>([
  ['aliases', '{ a: users { id } b: users { id } users { id } }', { weight: 45, repeats: 2 }],
  ['the same name twice is one answer', '{ users { id } users { email } }', { weight: 15, repeats: 0 }],
  [
    'fragments within fragments',
    '{ ...f me { id } } fragment f on Query { a: users { id } ... on Query { b: users { id } } ...g } fragment g on Query { c: users { id } }',
    { weight: 46, repeats: 2 },
  ],
  ['a fragment that is spread often', `{ ${'...f '.repeat(30)} } fragment f on Query { a: users { id } }`, { weight: 15, repeats: 0 }],
  ['what @skip may leave out', '{ a: users @skip(if: true) { id } users { id } }', { weight: 30, repeats: 1 }],
  [
    'mutations',
    'mutation { a: updateTaskSubmitted(scheduleId: 1) { id } b: updateTaskSubmitted(scheduleId: 2) { id } }',
    { weight: 50, repeats: 1 },
  ],
  ['names of types weigh nothing', '{ __typename me { id } }', { weight: 1, repeats: 0 }],
])('%s', (_what, source, expected) => {
  expect(asked(source)).toEqual(expected);
});
