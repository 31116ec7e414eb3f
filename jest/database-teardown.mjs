// The run's databases go; the server stays for the next run unless `npm test` stops it.
import { dropDatabases } from '../scripts/test/databases.mjs';

export default async function teardown() {
  await dropDatabases(process.env.TEST_ADMIN_URL, process.env.TEST_RUN_ID);
}
