import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machineFacts } from './machine-facts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-machine-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const NO_MARKS = { BACKUP_MARK: undefined, RESTORE_MARK: undefined };

test.each([
  ['a backup', 'BACKUP_MARK', 'backupAt', 'isBackupTold'],
  ['the test of a restore', 'RESTORE_MARK', 'restoreTestAt', 'isRestoreTestTold'],
] as const)(
  '%s is as old as the mark that it left; without a mark, or without a place for it, nothing is claimed',
  async (_what, key, at, isTold) => {
    const mark = path.join(folder, 'mark');
    const touched = new Date('2026-11-25T14:00:00.000Z');
    const read = machineFacts({ DATA_DIR: folder, ...NO_MARKS, [key]: mark });
    expect(await read()).toMatchObject({ [at]: null, [isTold]: true });
    await writeFile(mark, '');
    await utimes(mark, touched, touched);
    const none = { backupAt: null, isBackupTold: false, restoreTestAt: null, isRestoreTestTold: false };
    expect(await read()).toMatchObject({ ...none, [at]: touched.toISOString(), [isTold]: true });
    expect(await machineFacts({ DATA_DIR: folder, ...NO_MARKS })()).toMatchObject(none);
  },
);

test('the disk has at most as much room as it is large; a folder that is not there has no disk', async () => {
  const { freeDiskMegabytes, diskMegabytes } = await machineFacts({ DATA_DIR: folder, ...NO_MARKS })();
  expect(freeDiskMegabytes).toBeLessThanOrEqual(diskMegabytes ?? 0);
  const gone = await machineFacts({ DATA_DIR: path.join(folder, 'gone'), ...NO_MARKS })();
  expect([gone.freeDiskMegabytes, gone.diskMegabytes]).toEqual([null, null]);
});
