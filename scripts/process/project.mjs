// Where the project lies, and the settings that are needed before the API can read its own.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

export const projectDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** @typedef {{ port: number, host: string, dataDir: string, databaseUrl: string | null }} StartSettings */

/** A `.env` beside package.json counts where the environment says nothing. */
export function loadEnvFile(file = path.join(projectDir, '.env')) {
  if (!fs.existsSync(file)) return;
  try {
    // says by code what is wrong with a folder or a closed file; loadEnvFile does not
    fs.readFileSync(file);
    process.loadEnvFile(file);
  } catch (error) {
    throw new Failure(`${file} cannot be read (${error.code ?? error.message}): make it a file like .env.example, or remove it.`);
  }
}

const DATABASE_EXAMPLE = 'as in postgres://user:password@host:5432/name; leave it out to use the embedded database.';

/** Never repeats the address: it may hold a password. The API reads it once more; what is wrong is said before anything is installed. */
function mustBeDatabaseUrl(value) {
  if (!/^postgres(ql)?:\/\//.test(value)) throw new Failure(`DATABASE_URL must begin with postgres://, ${DATABASE_EXAMPLE}`);
  if (!URL.canParse(value)) throw new Failure(`DATABASE_URL is no address: write it ${DATABASE_EXAMPLE}`);
  const { hostname, username, password, pathname } = new URL(value);
  if (hostname === '') throw new Failure(`DATABASE_URL names no host: write it ${DATABASE_EXAMPLE}`);
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
  } catch {
    throw new Failure(`DATABASE_URL has a % that stands for nothing: write %25 for a percent sign, ${DATABASE_EXAMPLE}`);
  }
}

/**
 * @param {Record<string, string | undefined>} env
 * @returns {StartSettings}
 */
export function readStartSettings(env) {
  const port = Number(env.PORT || '4000');
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Failure(`PORT is "${env.PORT}": set it to a whole number from 1 to 65535, or leave it out for 4000.`);
  const databaseUrl = env.DATABASE_URL || null;
  if (databaseUrl !== null) mustBeDatabaseUrl(databaseUrl);
  return { port, host: env.HOST || 'localhost', dataDir: path.resolve(projectDir, env.DATA_DIR || '.data'), databaseUrl };
}

/** What only ever belongs on a developer's machine refuses to run where real people work (quality.md §2). */
export function refuseInProduction(what, env) {
  if (env.NODE_ENV === 'production') throw new Failure(`${what} is for development: NODE_ENV is "production", so it does not run.`);
  if (env.ENTRA_TENANT_ID)
    throw new Failure(`${what} is for development: ENTRA_TENANT_ID names a Microsoft Entra tenant, so it does not run.`);
}
