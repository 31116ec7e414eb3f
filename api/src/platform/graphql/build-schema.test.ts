// Which fields have a function of their own. Every other is a property that the read has made, and costs none (decision 028).
import { isObjectType, validateSchema } from 'graphql';
import { resolvers } from '../../resolvers.ts';
import { buildApiSchema } from './build-schema.ts';

const ROOTS = ['Query', 'Mutation'];

test('beside the root fields the e-mail of a person alone is decided by a function, and no field by an interpreter’s wrapper', async () => {
  const types = Object.values((await buildApiSchema(resolvers)).getTypeMap()).filter(isObjectType);
  const decided = types
    .filter(({ name }) => !ROOTS.includes(name) && !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => (field.resolve === undefined ? [] : [`${type.name}.${field.name}`])),
    );
  expect(decided).toEqual(['User.email']);
});

test('the schema is valid: nobody introspects it at each start', async () => {
  expect(validateSchema(await buildApiSchema(resolvers))).toEqual([]);
});
