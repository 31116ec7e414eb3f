// `npm run sdl`: emits the GraphQL schema of the API into schema/sdl/schema.graphql. tsx takes the decorators' setting from api/.
import path from 'node:path';
import { projectDir } from './process/project.mjs';
import { run } from './process/run.mjs';

const { code } = await run(process.execPath, ['--import', 'tsx', 'src/emit-sdl.ts', ...process.argv.slice(2)], {
  cwd: path.join(projectDir, 'api'),
  show: true,
});
process.exit(code);
