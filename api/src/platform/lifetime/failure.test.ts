import { ConnectionRefusedError } from 'sequelize';
import { parseConfig } from '../config/config.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { describeStartFailure } from './failure.ts';

const config = parseConfig({ DATABASE_URL: 'postgres://lotline:hunter2@db.example:5433/lotline', PORT: '4100' });
const failed = (code: string, extra: object = {}) => Object.assign(new Error(code), { code }, extra);

function sentenceOf(env: Readonly<Record<string, string | undefined>>): string | null {
  try {
    parseConfig(env);
    return null;
  } catch (error) {
    return describeStartFailure(error, null);
  }
}

test.each<[string, unknown, RegExp]>([
  ['a taken port', failed('EADDRINUSE', { syscall: 'listen' }), /^Port 4100 is taken .* PORT /],
  ['a host that is not ours', failed('EADDRNOTAVAIL', { syscall: 'listen' }), /set HOST/],
  ['a data folder that cannot be written', failed('EACCES', { syscall: 'mkdir' }), /set DATA_DIR/],
  ['a wrong password', failed('28P01'), /user or password in DATABASE_URL/],
  ['a database that is not there', failed('3D000'), /DATABASE_URL does not exist/],
  [
    'an unreachable server',
    new ConnectionRefusedError(failed('ECONNREFUSED')),
    /^The database at db.example:5433 does not answer; .* DATABASE_URL\.$/,
  ],
  [
    'a newer database',
    new NewerDatabaseError('The database was made by a newer version; start that version, or point DATABASE_URL elsewhere.'),
    /newer version/,
  ],
])('%s is one sentence that names the setting and the remedy (issue 3 §1)', (_what, error, sentence) => {
  const said = describeStartFailure(error, config) ?? '';
  expect(said).toMatch(sentence);
  expect(said).not.toContain('hunter2');
  expect(said).not.toContain('\n');
});

test.each([
  [{ DATABASE_URL: 'postgres://a/b', PORT: 'eighty' }, /PORT/],
  [{ DATABASE_URL: 'mysql://a/b' }, /DATABASE_URL/],
  [{}, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://a/b', COMPANY_TIME_ZONE: 'Mars/Base' }, /COMPANY_TIME_ZONE/],
  [{ DATABASE_URL: 'postgres://a/b', LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ DATABASE_URL: 'postgres://a/b', STORAGE: 'floppy' }, /STORAGE/],
  [{ DATABASE_URL: 'postgres://u:p%zz@127.0.0.1:1/x' }, /DATABASE_URL must .*%25/],
  [{ DATABASE_URL: 'postgres://' }, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres:///b' }, /DATABASE_URL must name a host/],
  [{ DATABASE_URL: 'postgres://a/b', TRUSTED_PROXIES: 'garbage' }, /TRUSTED_PROXIES must be addresses/],
  [{ DATABASE_URL: 'postgres://a/b', TRUSTED_PROXIES: ',' }, /TRUSTED_PROXIES/],
  [{ DATABASE_URL: 'postgres://a/b', PUBLIC_URL: 'https://lotline.example/app' }, /PUBLIC_URL must be an origin/],
  [{ DATABASE_URL: 'postgres://a/b', PUBLIC_URL: 'https://lotline.example?a=b' }, /PUBLIC_URL must be an origin/],
  [{ DATABASE_URL: 'postgres://a/b', STORAGE: 's3', S3_ACCESS_KEY_ID: 'a' }, /S3_SECRET_ACCESS_KEY is missing .* neither/],
  [{ DATABASE_URL: 'postgres://a/b', STORAGE: 's3', S3_SECRET_ACCESS_KEY: 'a' }, /S3_ACCESS_KEY_ID is missing/],
  [{ DATABASE_URL: 'postgres://a/b', NODE_ENV: 'production' }, /ENTRA_TENANT_ID/],
  [{ DATABASE_URL: 'postgres://a/b', ENTRA_TENANT_ID: 'not-a-uuid' }, /ENTRA_TENANT_ID/],
])('the bad setting of %j is named (issue 3 §1)', (env, name) => {
  const said = sentenceOf(env) ?? '';
  expect(said).toMatch(name);
  expect(said).toMatch(/^The setting [^\n]+ and start again\.$/);
});

test('both S3 keys or neither, an origin with a slash, and several proxies are good settings', () => {
  const base = { DATABASE_URL: 'postgres://a/b', STORAGE: 's3', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' };
  expect(sentenceOf(base)).toBeNull();
  expect(sentenceOf({ ...base, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })).toBeNull();
  expect(parseConfig({ ...base, PUBLIC_URL: 'https://lotline.example/' }).PUBLIC_URL).toBe('https://lotline.example');
});

test('local sign-in and demo people are off in production and beside Entra (issue 3 §1)', () => {
  const base = { DATABASE_URL: 'postgres://a/b' };
  const entra = { ENTRA_TENANT_ID: '0f8b8a4e-3c7d-4a55-9a3f-7a1c1f0e9d11', ENTRA_CLIENT_ID: '7d1f6a52-7a4c-4f0e-8a55-1f2e3d4c5b6a' };
  expect(parseConfig(base).allowsLocalSignIn).toBe(true);
  expect(parseConfig({ ...base, ...entra }).allowsLocalSignIn).toBe(false);
  const secrets = {
    UPLOAD_SECRET: 'x'.repeat(32),
    RECEIPT_SECRET: 'y'.repeat(32),
    IMPERSONATION_SECRET: 'z'.repeat(32),
    BANK_SECRET: 'b'.repeat(32),
  };
  const production = { ...base, ...entra, ...secrets, NODE_ENV: 'production', PUBLIC_URL: 'https://lotline.example' };
  expect(parseConfig(production).allowsLocalSignIn).toBe(false);
});

test('an unforeseen error has no sentence: it is in the log', () => {
  expect(describeStartFailure(new TypeError('x is not a function'), config)).toBeNull();
});
