// Once for all database tests: the server, the migrated template and the run's id.
import { dropDatabases, ensureTemplate, ensureTestPostgres, newRunId } from '../scripts/test/databases.mjs';

export default async function setup() {
  process.env.TEST_ADMIN_URL ??= (await ensureTestPostgres()).adminUrl;
  process.env.TEST_RUN_ID = newRunId();
  await dropDatabases(process.env.TEST_ADMIN_URL, process.env.TEST_RUN_ID);
  process.env.TEST_TEMPLATE = await ensureTemplate(process.env.TEST_ADMIN_URL);
}
