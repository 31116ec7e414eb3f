// `npm run seed -- --size small|medium|large`: fills the database that npm start uses, whether it runs or not.
import path from 'node:path';
import { makeDataDir } from './postgres/place.mjs';
import { loadEnvFile, projectDir, readStartSettings, refuseInProduction } from './process/project.mjs';
import { run } from './process/run.mjs';
import { keepToStop, runCommand } from './process/started.mjs';
import { buildStale } from './start/builds.mjs';
import { openDatabase } from './start/database.mjs';
import { installMissing } from './start/install.mjs';
import { progress } from './start/welcome.mjs';

async function main() {
  loadEnvFile();
  refuseInProduction('The demo data', process.env);
  const settings = readStartSettings(process.env);
  await makeDataDir(settings.dataDir);
  const say = progress();
  await installMissing({ dev: false, say });
  await buildStale({ say, only: 'API' });
  const database = await keepToStop(openDatabase(settings));
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: settings.dataDir };
  const { code } = await run(process.execPath, [path.join(projectDir, 'api/dist/seed.js'), ...process.argv.slice(2)], {
    cwd: projectDir,
    env,
    show: true,
  });
  process.exitCode = code;
}

await runCommand(main);
