// What the machine tells of itself: room on the disk of DATA_DIR, and when the last backup ended, by the mark that the backup leaves (README, "Settings").
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
}
export type ReadMachine = () => Promise<MachineFacts>;

const MEBIBYTE = 1024 * 1024;

export const machineFacts =
  ({ DATA_DIR, BACKUP_MARK }: Pick<Config, 'DATA_DIR' | 'BACKUP_MARK'>): ReadMachine =>
  async () => {
    const disk = await statfs(DATA_DIR).catch(() => null);
    const mark = BACKUP_MARK === undefined ? null : await stat(BACKUP_MARK).catch(() => null);
    return {
      freeDiskMegabytes: disk === null ? null : Math.floor((disk.bavail * disk.bsize) / MEBIBYTE),
      diskMegabytes: disk === null ? null : Math.floor((disk.blocks * disk.bsize) / MEBIBYTE),
      backupAt: mark === null ? null : mark.mtime.toISOString(),
      isBackupTold: BACKUP_MARK !== undefined,
    };
  };
