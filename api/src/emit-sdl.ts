// Writes the schema that the resolvers make, to the file named or to schema/sdl/schema.graphql, which is committed and never edited.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildApiSchema } from './platform/graphql/build-schema.ts';
import { resolvers } from './resolvers.ts';

const file = process.argv[2] ?? '../schema/sdl/schema.graphql';
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${printSchema(lexicographicSortSchema(await buildApiSchema(resolvers)))}\n`);
