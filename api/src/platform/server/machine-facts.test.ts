import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machineFacts } from './machine-facts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-machine-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a backup is as old as the mark that it left; without a mark, or without a place for it, nothing is claimed', async () => {
  const mark = path.join(folder, 'backup');
  const at = new Date('2026-11-25T14:00:00.000Z');
  expect(await machineFacts({ DATA_DIR: folder, BACKUP_MARK: mark })()).toMatchObject({ backupAt: null, isBackupTold: true });
  await writeFile(mark, '');
  await utimes(mark, at, at);
  expect(await machineFacts({ DATA_DIR: folder, BACKUP_MARK: mark })()).toMatchObject({ backupAt: at.toISOString(), isBackupTold: true });
  expect(await machineFacts({ DATA_DIR: folder, BACKUP_MARK: undefined })()).toMatchObject({ backupAt: null, isBackupTold: false });
});

test('the disk has at most as much room as it is large; a folder that is not there has no disk', async () => {
  const { freeDiskMegabytes, diskMegabytes } = await machineFacts({ DATA_DIR: folder, BACKUP_MARK: undefined })();
  expect(freeDiskMegabytes).toBeLessThanOrEqual(diskMegabytes ?? 0);
  const gone = await machineFacts({ DATA_DIR: path.join(folder, 'gone'), BACKUP_MARK: undefined })();
  expect([gone.freeDiskMegabytes, gone.diskMegabytes]).toEqual([null, null]);
});
