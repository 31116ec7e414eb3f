// Once for all browser tests: a database with the small demo data, made by the server itself, for each test's server to copy.
import { asAdmin, dropDatabases, ensureTestPostgres, newRunId, withDatabase } from '../../scripts/test/databases.mjs';
import { startServer } from './running-server.ts';

export default async function prepare(): Promise<() => Promise<void>> {
  const adminUrl = process.env['TEST_ADMIN_URL'] ?? (await ensureTestPostgres()).adminUrl;
  const runId = newRunId();
  const template = `${runId}_seeded`;
  await dropDatabases(adminUrl, runId);
  await asAdmin(adminUrl, (client) => client.query(`create database ${template}`));
  const server = await startServer({ databaseUrl: withDatabase(adminUrl, template) });
  await server.stop();
  Object.assign(process.env, { TEST_ADMIN_URL: adminUrl, TEST_RUN_ID: runId, E2E_TEMPLATE: template });
  return () => dropDatabases(adminUrl, runId);
}
