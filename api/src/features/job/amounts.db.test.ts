// Random selection sets for each role hold no amount that is not meant for it (quality.md §2, financial fields).
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runs, sized } from '@lotline/schema/testing/random-runs';
import fc from 'fast-check';
import { getNamedType, graphql, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { makeReadWorld, SECRET_AMOUNT, type ReadWorld } from '../../../test/read-world.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { buildApiSchema } from '../../platform/graphql/build-schema.ts';
import { resolvers } from '../../features.ts';

const DEEPEST = 4;
/** For who sees amounts, 52 of 60 selections hold one: not hidden, nine of ten seeds find it with the second. */
const RUNS = runs({ least: 6, soak: 60 });
const FOUND = sized({ least: 0, soak: 30 });

const sequelize = connectTestDatabase(4);
let world: ReadWorld;
let schema: GraphQLSchema;

beforeAll(async () => {
  world = await makeReadWorld(sequelize);
  schema = await buildApiSchema(resolvers);
});
afterAll(() => sequelize.close());

/** A selection of the type: each field taken or left, under its own name or another. */
function selectionOf(type: GraphQLObjectType, depth = 0): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    const selection = isObjectType(inner)
      ? depth < DEEPEST
        ? selectionOf(inner, depth + 1).map((text) => `${field.name} ${text}`)
        : fc.constant('')
      : fc.constant(field.name);
    const named = fc
      .tuple(selection, fc.boolean())
      .map(([text, renamed]) => (renamed && text !== '' ? `other_${field.name}: ${text}` : text));
    return fc.option(named, { nil: '', freq: 2 });
  });
  return fc.tuple(...fields).map((texts) => `{ __typename ${texts.join(' ')} }`);
}

const typeNamed = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  return type;
};

async function answer(person: PersonFacts, selections: readonly [string, string]): Promise<string> {
  const { shared } = world.jobs;
  const source = `{ construction(id: ${shared}) ${selections[0]} fieldItems(taskId: ${world.tasks.crewOpen}) ${selections[1]} }`;
  const result = await graphql({ schema, source, contextValue: directContext(sequelize, person) });
  expect(result.errors).toBeUndefined();
  return JSON.stringify(result.data);
}

async function amountsSeenBy(person: PersonFacts): Promise<number> {
  let seen = 0;
  const selections = fc.tuple(selectionOf(typeNamed('Construction')), selectionOf(typeNamed('FieldItem')));
  await fc.assert(
    fc.asyncProperty(selections, async (pair) => {
      if ((await answer(person, pair)).includes(SECRET_AMOUNT)) seen += 1;
    }),
    RUNS,
  );
  return seen;
}

describe('amounts in random selections', () => {
  test('none for the field, the office, or a subcontractor on a task of others', async () => {
    const { field, office, sub2 } = world.people;
    const otherSub: PersonFacts = { ...sub2, claims: [...sub2.claims, 'CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'] };
    for (const person of [field, office, otherSub]) expect(await amountsSeenBy(person)).toBe(0);
  });

  test('finance finds them, so the search works', async () => {
    expect(await amountsSeenBy(world.people.finance)).toBeGreaterThan(FOUND);
  });
});
