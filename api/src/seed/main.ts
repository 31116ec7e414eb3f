// `npm run seed -- --size small|medium|large`: the demo data into the database that DATABASE_URL names. Never beside real people.
import { parseArgs } from 'node:util';
import { parseConfig, type Config } from '../platform/config/config.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { describeStartFailure } from '../platform/lifetime/failure.ts';
import { SIZES, type Size } from './generate.ts';
import { DatabaseNotEmptyError, seedDemo } from './seed-demo.ts';

class UsageError extends Error {}

function parseSize(args: string[]): Size {
  const { values } = parseArgs({ args, options: { size: { type: 'string', default: 'small' } }, strict: true });
  const size = SIZES.find((known) => known === values.size);
  if (size === undefined) throw new UsageError(`--size must be one of ${SIZES.join(', ')}.`);
  return size;
}

/** Asked before the other settings are read, so that the answer is about the demo data and not about what production still lacks. */
function mustBeDevelopment({ NODE_ENV, ENTRA_TENANT_ID = '' }: NodeJS.ProcessEnv): void {
  if (NODE_ENV !== 'production' && ENTRA_TENANT_ID === '') return;
  throw new UsageError('The demo data is for development only: it is refused with NODE_ENV=production and with ENTRA_TENANT_ID set.');
}

let config: Config | null = null;

async function main(): Promise<void> {
  mustBeDevelopment(process.env);
  config = parseConfig(process.env);
  const size = parseSize(process.argv.slice(2));
  const sequelize = connectDatabase({ url: config.DATABASE_URL, pool: 2 });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    await migrate(sequelize, config.DATABASE_URL);
    const report = await seedDemo(sequelize, { size, timeZone: config.COMPANY_TIME_ZONE, log: say });
    say(`The demo data is in: ${report.jobs.toLocaleString('en-AU')} jobs, ${report.tasks.toLocaleString('en-AU')} tasks.`);
  } finally {
    await sequelize.close();
  }
}

main().catch((error: unknown) => {
  const isOurs = error instanceof UsageError || error instanceof DatabaseNotEmptyError;
  const said = isOurs ? error.message : describeStartFailure(error, config);
  process.stderr.write(`${said ?? `The demo data could not be added: ${error instanceof Error ? error.message : String(error)}`}\n`);
  process.exitCode = 1;
});
