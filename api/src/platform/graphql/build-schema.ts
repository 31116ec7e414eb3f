// The executable schema, from the resolvers alone. One validator serves forms and API, so TypeGraphQL's is off (house style); so is its check by a whole
// introspection, a quarter of a second of each start: Apollo Server asserts that the schema is valid before it answers.
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';

export type ResolverClass = new () => object;

export function buildApiSchema(resolvers: Readonly<NonEmptyArray<ResolverClass>>): Promise<GraphQLSchema> {
  return buildSchema({ resolvers: [...resolvers], validate: false, skipCheck: true });
}
