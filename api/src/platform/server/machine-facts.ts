// What the machine tells of itself: room on the disk of DATA_DIR, when the last backup ended and when one was last restored as a test, by the marks that they leave (README, "Settings").
import { stat, statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';

export interface MachineFacts {
  /** Null where the disk cannot be asked. */
  readonly freeDiskMegabytes: number | null;
  readonly diskMegabytes: number | null;
  /** ISO 8601 in UTC; null: no backup has left its mark. */
  readonly backupAt: string | null;
  /** False: this server was not told where backups leave their mark. */
  readonly isBackupTold: boolean;
  /** ISO 8601 in UTC; null: no restore has been tested. */
  readonly restoreTestAt: string | null;
  /** False: this server was not told where the test of a restore leaves its mark. */
  readonly isRestoreTestTold: boolean;
}
export type ReadMachine = () => Promise<MachineFacts>;

const MEBIBYTE = 1024 * 1024;

/** When the file was last touched; null: it is not there, or none is named. */
async function markedAt(file: string | undefined): Promise<string | null> {
  const mark = file === undefined ? null : await stat(file).catch(() => null);
  return mark === null ? null : mark.mtime.toISOString();
}

export const machineFacts =
  ({ DATA_DIR, BACKUP_MARK, RESTORE_MARK }: Pick<Config, 'DATA_DIR' | 'BACKUP_MARK' | 'RESTORE_MARK'>): ReadMachine =>
  async () => {
    const disk = await statfs(DATA_DIR).catch(() => null);
    return {
      freeDiskMegabytes: disk === null ? null : Math.floor((disk.bavail * disk.bsize) / MEBIBYTE),
      diskMegabytes: disk === null ? null : Math.floor((disk.blocks * disk.bsize) / MEBIBYTE),
      backupAt: await markedAt(BACKUP_MARK),
      isBackupTold: BACKUP_MARK !== undefined,
      restoreTestAt: await markedAt(RESTORE_MARK),
      isRestoreTestTold: RESTORE_MARK !== undefined,
    };
  };
