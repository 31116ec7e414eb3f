// The reader of changes as the API has it, behind a plain HTTP server. argv: connection string, port.
import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { projectDir } from '../process/project.mjs';

const [, , url, port] = process.argv;
const outfile = path.join(import.meta.dirname, 'dist', 'changes-reader.mjs');

await build({
  stdin: {
    contents: `export { readChangedRecords } from './features/change/changed-records.queries.ts';
      export { connectDatabase } from './platform/db/database.ts';`,
    resolveDir: path.join(projectDir, 'api/src'),
  },
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [
    {
      name: 'npm-outside',
      setup: (it) =>
        it.onResolve({ filter: /^[^./]/ }, (found) =>
          found.path.startsWith('@lotline/') ? undefined : { path: found.path, external: true },
        ),
    },
  ],
  logLevel: 'warning',
});
const { readChangedRecords, connectDatabase } = await import(outfile);
const sequelize = connectDatabase({ url, pool: 4 });

async function answer(query) {
  const actor = { userId: Number(query.get('person')) };
  return JSON.stringify(await readChangedRecords({ sequelize, actor }, query.get('since')));
}

const server = createServer((req, res) => {
  const { searchParams } = new URL(req.url ?? '/', 'http://localhost');
  answer(searchParams).then(
    (body) => res.setHeader('content-type', 'application/json').end(body),
    (error) => res.writeHead(500).end(String(error)),
  );
});
server.listen(Number(port), '127.0.0.1', () => console.log('READY'));
