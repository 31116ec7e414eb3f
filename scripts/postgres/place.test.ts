import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { makeDataDir } from './place.mjs';

describe('the data folder', () => {
  it("is made with its parents, so that the database's user can walk through where root made it", async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-place-'));
    const dataDir = path.join(folder, 'a', 'b');
    await makeDataDir(dataDir);
    await makeDataDir(dataDir);
    expect(fs.statSync(dataDir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    fs.rmSync(folder, { recursive: true });
  });

  it.each(process.platform === 'linux' ? ['/proc/x', '/proc/x/y', '/etc/passwd', '/etc/passwd/x'] : [])(
    'is refused at once, by name, when it cannot be made (%s)',
    async (dataDir) => {
      const making = makeDataDir(dataDir);
      await expect(making).rejects.toThrow(Failure);
      await expect(making).rejects.toThrow(/^DATA_DIR \(.*\) cannot be written \(E[A-Z]+\): .*\.$/);
    },
  );
});
