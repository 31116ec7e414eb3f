// Before each test file: a migrated, empty database of its own, named by TEST_DATABASE_URL.
import { randomBytes } from 'node:crypto';
import { copyDatabase } from '../scripts/test/databases.mjs';

const { TEST_ADMIN_URL, TEST_TEMPLATE, TEST_RUN_ID, JEST_WORKER_ID } = process.env;
const name = `${TEST_RUN_ID}_${JEST_WORKER_ID}_${randomBytes(4).toString('hex')}`;
process.env.TEST_DATABASE_URL = await copyDatabase(TEST_ADMIN_URL, TEST_TEMPLATE, name);
