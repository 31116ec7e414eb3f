import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pause } from './identity.mjs';
import { withLock } from './lock.mjs';

let folder = '';
const lockFile = () => path.join(folder, 'door.lock');
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('withLock', () => {
  it('lets one through at a time', async () => {
    let inside = 0;
    let most = 0;
    const visit = () =>
      withLock(lockFile(), async () => {
        inside += 1;
        most = Math.max(most, inside);
        await pause(20);
        inside -= 1;
      });
    await Promise.all([visit(), visit(), visit()]);
    expect(most).toBe(1);
  });

  it('opens again after a failure, and passes it on', async () => {
    await expect(withLock(lockFile(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(withLock(lockFile(), () => Promise.resolve('in'))).resolves.toBe('in');
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it.each([JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }), 'half a mar'])(
    'does not wait for a holder that is gone (%s)',
    async (left) => {
      fs.writeFileSync(lockFile(), left);
      await expect(withLock(lockFile(), () => Promise.resolve('in'))).resolves.toBe('in');
    },
  );
});
