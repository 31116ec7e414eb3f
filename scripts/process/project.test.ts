import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { loadEnvFile, projectDir, readStartSettings, refuseInProduction } from './project.mjs';

describe('the settings that npm start reads itself', () => {
  it('are port 4000 on localhost, .data and the embedded database when nothing is said', () => {
    expect(readStartSettings({})).toEqual({ port: 4000, host: 'localhost', dataDir: path.join(projectDir, '.data'), databaseUrl: null });
  });

  it('take an empty value for none', () => {
    expect(readStartSettings({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(readStartSettings({}));
  });

  it.each(['0', '-1', '65536', '4000.5', 'four', '4e9', 'NaN'])('refuse PORT=%s by name', (PORT) => {
    expect(() => readStartSettings({ PORT })).toThrow(`PORT is "${PORT}"`);
  });

  it('refuse a database address of another kind by name, and do not repeat it', () => {
    expect(() => readStartSettings({ DATABASE_URL: 'mysql://u:secret@h/d' })).toThrow(
      /^DATABASE_URL must begin with postgres:\/\/(?!.*secret)/,
    );
  });

  it.each([
    'postgres://',
    'postgres:///lotline',
    'postgres://u:secret%zz@h:1/d',
    'postgres://u:secret@h:port/d',
    'postgres://u:secret@h/%',
  ])('refuse DATABASE_URL=%s by name before anything is installed, and do not repeat it', (DATABASE_URL) => {
    expect(() => readStartSettings({ DATABASE_URL })).toThrow(/^DATABASE_URL (?!.*secret).* embedded database\.$/);
  });

  it('take a database address with a percent sign that is written as one', () => {
    const databaseUrl = 'postgres://u:p%25zz@h/d';
    expect(readStartSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  it('are not read from a .env that is a folder, which is said in one sentence', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-env-'));
    expect(() => loadEnvFile(folder)).toThrow(Failure);
    expect(() => loadEnvFile(folder)).toThrow(/ cannot be read \(EISDIR\): .*\.$/);
    fs.rmdirSync(folder);
    expect(() => loadEnvFile(folder)).not.toThrow();
  });
});

describe('what is for development only (quality.md §2)', () => {
  it('refuses in production and beside Entra, and says which setting says so', () => {
    expect(() => refuseInProduction('The demo data', { NODE_ENV: 'production' })).toThrow(/^The demo data is for development: NODE_ENV/);
    expect(() => refuseInProduction('npm run token', { ENTRA_TENANT_ID: 'x' })).toThrow(/ENTRA_TENANT_ID/);
    expect(() => refuseInProduction('npm run token', { NODE_ENV: 'development' })).not.toThrow();
  });
});
