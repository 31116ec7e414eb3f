// schema/sdl/schema.graphql is what the resolvers make, committed and never edited. With --check nothing is written: a difference exits 1.
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { resolvers } from './features.ts';
import { buildApiSchema } from './platform/graphql/build-schema.ts';

const file = path.resolve(import.meta.dirname, '../../schema/sdl/schema.graphql');
const sdl = `${printSchema(lexicographicSortSchema(await buildApiSchema(resolvers)))}\n`;

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed !== sdl) {
    process.stderr.write('schema/sdl/schema.graphql is not what the resolvers make: run npm run sdl.\n');
    process.exitCode = 1;
  }
} else {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, sdl);
}
