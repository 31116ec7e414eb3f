import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustHaveApps, mustMakeDataDir } from './folders.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-folders-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a WEB_ROOT that lacks one of the two pages is named, one that nobody set is not asked', async () => {
  expect(() => mustHaveApps({ WEB_ROOT: folder })).toThrow(/^The setting WEB_ROOT .* field-pwa.dist.index\.html; .*\.$/);
  for (const room of ['field-pwa', 'desktop']) {
    expect(() => mustHaveApps({ WEB_ROOT: folder })).toThrow(room);
    await mkdir(path.join(folder, room, 'dist'), { recursive: true });
    await writeFile(path.join(folder, room, 'dist', 'index.html'), '');
  }
  expect(() => mustHaveApps({ WEB_ROOT: folder })).not.toThrow();
  expect(() => mustHaveApps({})).not.toThrow();
  expect(() => mustHaveApps({ WEB_ROOT: '' })).not.toThrow();
});

test('a data folder is made with its parents, closed to others, and one that is there is left as it is', async () => {
  const dataDir = path.join(folder, 'a', 'b');
  await mustMakeDataDir(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  await mustMakeDataDir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test.each(process.platform === 'linux' ? ['/proc/x', '/proc/x/y', '/etc/passwd', '/etc/passwd/x'] : [])(
  'DATA_DIR=%s is refused at once, by name',
  async (dataDir) => {
    await expect(mustMakeDataDir(dataDir)).rejects.toThrow(
      /^The setting DATA_DIR \(.*\) names a folder that cannot be written \(E[A-Z]+\); .*\.$/,
    );
  },
);
