// Which fields have a resolver function. Every other is a property of the row, and costs none (decision 028).
import { isObjectType, validateSchema } from 'graphql';
import { resolvers } from '../../features.ts';
import { buildApiSchema } from './build-schema.ts';

const ROOTS = ['Query', 'Mutation'];

test('beside the root fields only a person’s e-mail has a resolver function, and no field has TypeGraphQL’s wrapper', async () => {
  const types = Object.values((await buildApiSchema(resolvers)).getTypeMap()).filter(isObjectType);
  const decided = types
    .filter(({ name }) => !ROOTS.includes(name) && !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => (field.resolve === undefined ? [] : [`${type.name}.${field.name}`])),
    );
  expect(decided).toEqual(['User.email']);
});

test('the schema is valid: it is not validated by introspection at each start', async () => {
  expect(validateSchema(await buildApiSchema(resolvers))).toEqual([]);
});
