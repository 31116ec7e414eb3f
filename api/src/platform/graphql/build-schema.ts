// The executable schema, from the resolvers alone. One validator serves forms and API, so TypeGraphQL's is off (house style).
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';

export type ResolverClass = new () => object;

export function buildApiSchema(resolvers: Readonly<NonEmptyArray<ResolverClass>>): Promise<GraphQLSchema> {
  return buildSchema({ resolvers: [...resolvers], validate: false });
}
