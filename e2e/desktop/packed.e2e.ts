// The program as electron-builder packs it: what is in the package, and that it runs from there, also on a system without a keyring. Electron's own binary is not
// here: a stand-in lies in its place.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { packDesktop } from '../../scripts/pack-desktop.mjs';
import { expect, test } from '../support/test.ts';
import { launchDesktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { cacheFiles, searchCopy, syncedAt } from './window.ts';

const UPDATES = 'https://updates.lotline.example/of-this-test';
const base = path.join(import.meta.dirname, '../../desktop/packing/electron-builder.config.ts');

/** What electron-builder wants of an Electron that it does not fetch. */
function emptyElectron(folder: string): string {
  const electron = path.join(folder, 'electron');
  for (const inner of ['locales', 'resources']) fs.mkdirSync(path.join(electron, inner), { recursive: true });
  fs.writeFileSync(path.join(electron, 'electron'), '#!/bin/sh\n', { mode: 0o755 });
  for (const name of ['version', 'LICENSE', 'LICENSES.chromium.html']) fs.writeFileSync(path.join(electron, name), '');
  return electron;
}

/** @returns the folder of the packed program */
async function pack(folder: string, server: string): Promise<string> {
  const config = path.join(folder, 'electron-builder.config.json');
  // fuses are bits of the binary that is not here
  const own = {
    extends: base,
    electronDist: emptyElectron(folder),
    electronFuses: null,
    directories: { output: path.join(folder, 'packages') },
  };
  fs.writeFileSync(config, JSON.stringify(own));
  await packDesktop({ server, updates: UPDATES, isFolder: true, config, system: '--linux', say: () => undefined });
  // it is called by its processor, too, where that is another
  const [program = ''] = fs.readdirSync(path.join(folder, 'packages')).filter((name) => /^linux.*-unpacked$/.test(name));
  return path.join(folder, 'packages', program);
}

/** The database's native part for a system. */
const nativePart = (system: string): string =>
  path.join(import.meta.dirname, `../../node_modules/better-sqlite3/prebuilds/${system}-${process.arch}.node`);

test('packed for a server, it has its own files alone, looks for new versions at the address it was given, and runs from the package; without a real keyring nothing is on the disk', async ({
  server,
  browser,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-packed-'));
  const program = await pack(folder, server.url);
  const resources = path.join(program, 'resources');
  expect(fs.existsSync(path.join(program, 'lotline'))).toBe(true);
  expect(fs.readFileSync(path.join(resources, 'app-update.yml'), 'utf8')).toContain(`url: ${UPDATES}`);
  const files = listPackage(path.join(resources, 'app.asar'), { isPack: false });
  expect(files.filter((file) => !/^\/(dist(\/|$)|shell$|shell\/dist$|package\.json$)/.test(file))).toEqual([
    '/shell/dist/main.cjs',
    '/shell/dist/preload.cjs',
  ]);
  expect(files.filter((file) => /node_modules|\.(map|gz|br|ts|node)$/.test(file))).toEqual([]);

  expect(fs.readFileSync(path.join(resources, 'sqlite.node')).equals(fs.readFileSync(nativePart('linux')))).toBe(true);
  // packed for Linux everywhere; run with the part of the system that this is
  fs.copyFileSync(nativePart(process.platform), path.join(resources, 'sqlite.node'));

  const unpacked = path.join(resources, 'app');
  extractAll(path.join(resources, 'app.asar'), unpacked);
  // what the environment names is not read: its server is built in
  const desktop = await launchDesktop({
    server: 'http://localhost:9',
    packed: { folder: unpacked, resources },
    env: { LOTLINE_NO_KEYRING: '1' },
  });
  await signIn(desktop, browser, 'scheduler@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();
  expect((await searchCopy(desktop, '')).state.isLasting).toBe(false);
  const secrets = ['tokens', 'cache-key'].filter((name) => fs.existsSync(path.join(desktop.userData, name)));
  expect([cacheFiles(desktop.userData), secrets]).toEqual([[], []]);
  await desktop.quit();
  fs.rmSync(folder, { recursive: true });
});
