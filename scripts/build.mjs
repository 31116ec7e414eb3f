// `npm run build`: builds what is stale, as npm start does before it serves; for containers and for looking at a build alone.
import { reportAndExit } from './process/failure.mjs';
import { buildStale } from './start/builds.mjs';
import { installMissing } from './start/install.mjs';
import { progress } from './start/welcome.mjs';

async function main() {
  const say = progress();
  await installMissing({ dev: false, say });
  const count = await buildStale({ say });
  say(count === 0 ? 'Nothing to build' : `Built ${count}`);
}

main().catch(reportAndExit);
