// Once for all browser tests: a database with the small demo data and a key to sign with, made by the server itself, for each test's server to copy.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { asAdmin, dropDatabases, ensureTestPostgres, newRunId, withDatabase } from '../../scripts/test/databases.mjs';
import { SIGNING_KEY, startServer } from './running-server.ts';

export default async function prepare(): Promise<() => Promise<void>> {
  const adminUrl = process.env['TEST_ADMIN_URL'] ?? (await ensureTestPostgres()).adminUrl;
  const runId = newRunId();
  const template = `${runId}_seeded`;
  await dropDatabases(adminUrl, runId);
  await asAdmin(adminUrl, (client) => client.query(`create database ${template}`));
  const server = await startServer({ databaseUrl: withDatabase(adminUrl, template) });
  const keys = await fs.mkdtemp(path.join(os.tmpdir(), 'lotline-e2e-key-'));
  const signingKey = path.join(keys, SIGNING_KEY);
  await fs.cp(path.join(server.dataDir, SIGNING_KEY), signingKey);
  await server.stop();
  Object.assign(process.env, { TEST_ADMIN_URL: adminUrl, TEST_RUN_ID: runId, E2E_TEMPLATE: template, E2E_SIGNING_KEY: signingKey });
  return async () => {
    await dropDatabases(adminUrl, runId);
    await fs.rm(keys, { recursive: true, force: true });
  };
}
