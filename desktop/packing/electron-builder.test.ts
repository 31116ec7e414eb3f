// The packing of the desktop, as far as it can be judged without Electron's binaries: electron-builder's own schema, the fuses, what goes into a package.
import fs from 'node:fs';
import path from 'node:path';
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import config from './electron-builder.config.ts';

const projectDir = path.join(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(projectDir, file), 'utf8'));
const plain = () => structuredClone(config);

it('is what electron-builder takes', async () => {
  await expect(validateConfiguration(plain(), new DebugLogger(false))).resolves.toBeUndefined();
});

it.each(['electronFuses', 'win', 'mac', 'linux', 'nsis'])('a misspelt key of %s is refused by the same check', async (part) => {
  const own = new Map<string, unknown>(Object.entries(plain())).get(part);
  const misspelt = Object.assign(plain(), { [part]: Object.assign({}, own, { runAsNod: true }) });
  await expect(validateConfiguration(misspelt, new DebugLogger(false))).rejects.toThrow(`configuration.${part} should be`);
});

it('is for the very Electron that is developed with', () => {
  const { devDependencies } = read('desktop/package.json') as { devDependencies: Record<string, string> };
  expect(config.electronVersion).toBe(devDependencies['electron']);
});

it('packs for Windows, macOS and Linux, with what updates need', () => {
  const targets = [config.win, config.mac, config.linux].map((system) =>
    [system?.target].flat(2).map((one) => (typeof one === 'object' ? one?.target : one)),
  );
  expect(targets).toEqual([['nsis'], ['dmg', 'zip'], ['AppImage', 'deb']]);
  expect(config.publish).toMatchObject([{ provider: 'generic', url: expect.stringMatching(/^https:/) }]);
});

it('packs no package and no source map, and the database of its own system alone', () => {
  expect(config.files).toEqual([
    ...['dist/**', 'package.json', '!node_modules/**', '!**/*.{map,gz,br}'],
    { from: 'packing/dist/program', to: 'shell/dist', filter: ['*.cjs'] },
  ]);
  for (const [system, { extraResources }] of [
    ['win32', config.win] as const,
    ['darwin', config.mac] as const,
    ['linux', config.linux] as const,
  ].map(([name, part]) => [name, part ?? {}] as const)) {
    expect(extraResources).toEqual([{ from: `../node_modules/better-sqlite3/prebuilds/${system}-\${arch}.node`, to: 'sqlite.node' }]);
    for (const arch of ['x64', 'arm64'])
      expect(fs.existsSync(path.join(projectDir, `node_modules/better-sqlite3/prebuilds/${system}-${arch}.node`))).toBe(true);
  }
});

it('is installed by nobody who only serves or builds the console', () => {
  const { dependencies } = read('desktop/package.json') as { dependencies: Record<string, string> };
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  for (const name of ['electron', 'electron-builder', 'electron-updater', 'better-sqlite3', '@azure/msal-node', 'vite-plugin-electron']) {
    expect(dependencies[name]).toBeUndefined();
    const [found] = [`node_modules/${name}`, `desktop/node_modules/${name}`].flatMap((at) => packages[at] ?? []);
    expect([name, found?.dev]).toEqual([name, true]);
  }
});
