// How the system stands, each figure with where it leads.
import { Link } from 'react-router-dom';
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { DEVICE_APPS } from '@lotline/schema/domain/device/device-report.input';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import type { AdminTasks } from './use-admin-tasks.ts';
import styles from './AdminTasks.module.css';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly isBad?: boolean;
  readonly path?: string;
}

const MEBIBYTE = 1024 * 1024;
const MOST_WAIT_MINUTES = 15;
/** A day offline is a day's work; what waits for longer is looked for. */
const MOST_UNSENT_HOURS = 24;
const HOUR_MS = 3_600_000;

function figuresOf({ health, counts }: Pick<AdminTasks, 'health' | 'counts'>, readsLogs: boolean, now: Date): readonly Figure[] {
  const { databaseMegabytes, fileMegabytes, longestWaitMinutes, runners, appErrorsToday, filesNotReceived } = health;
  const wait = longestWaitMinutes ?? 0;
  return [
    { label: 'Failed background jobs', value: counts.failed.toLocaleString('en-AU'), isBad: counts.failed > 0 },
    { label: 'Longest wait in the queue', value: `${String(wait)} min`, isBad: wait > MOST_WAIT_MINUTES },
    {
      label: 'Job runners',
      value: String(runners),
      isBad: runners === 0,
      note: runners === 0 ? 'Nothing in the queue is being processed' : undefined,
    },
    {
      ...{ label: 'App errors in 24 hours', value: appErrorsToday.toLocaleString('en-AU'), isBad: appErrorsToday > 0 },
      ...(readsLogs ? { path: '/logs/errors' } : {}),
    },
    { label: 'Files not received after a day', value: filesNotReceived.toLocaleString('en-AU'), isBad: filesNotReceived > 0 },
    unsentFigure(health.oldestUnsentAt ?? null, readsLogs, now),
    { label: 'Database size', value: formatBytes(databaseMegabytes * MEBIBYTE) },
    { label: 'Stored files', value: formatBytes(fileMegabytes * MEBIBYTE) },
    diskFigure(health),
    backupFigure(health, now),
    restoreFigure(health, now),
  ];
}

/** Where a tenth is left there is time to make room. */
const LEAST_FREE = 0.1;

function diskFigure({ freeDiskMegabytes, diskMegabytes }: AdminTasks['health']): Figure {
  const label = 'Free disk space';
  if (freeDiskMegabytes == null || diskMegabytes == null) return { label, value: 'Not known', note: 'The disk could not be read' };
  const isBad = freeDiskMegabytes < diskMegabytes * LEAST_FREE;
  const note = isBad ? 'Free up space: uploads fail when the disk is full' : undefined;
  return { label, value: `${formatBytes(freeDiskMegabytes * MEBIBYTE)} of ${formatBytes(diskMegabytes * MEBIBYTE)}`, isBad, note };
}

/** One each day, with two hours to end in. */
const MOST_BACKUP_HOURS = 26;

function backupFigure({ backupAt, isBackupTold }: AdminTasks['health'], now: Date): Figure {
  const label = 'Last backup';
  if (!isBackupTold) return { label, value: 'Not known', note: 'Set BACKUP_MARK so that backups show here' };
  if (backupAt == null) return { label, value: 'None yet', isBad: true, note: 'No backup has finished on this server' };
  const isBad = now.getTime() - Date.parse(backupAt) > MOST_BACKUP_HOURS * HOUR_MS;
  return {
    label,
    value: formatDateClock(backupAt, browserZone()),
    isBad,
    note: isBad ? 'The last backup is more than a day old' : undefined,
  };
}

/** Once a month, with some days for whoever is away. */
const MOST_RESTORE_DAYS = 35;
const DAY_HOURS = 24;

function restoreFigure({ restoreTestAt, isRestoreTestTold }: AdminTasks['health'], now: Date): Figure {
  const label = 'Last restore test';
  if (!isRestoreTestTold) return { label, value: 'Not known', note: 'Set RESTORE_MARK so that restore tests show here' };
  if (restoreTestAt == null) return { label, value: 'Never', isBad: true, note: 'No backup has been restored as a test yet' };
  const days = Math.floor((now.getTime() - Date.parse(restoreTestAt)) / HOUR_MS / DAY_HOURS);
  const isBad = days > MOST_RESTORE_DAYS;
  const note = isBad ? `The last test is ${days.toLocaleString('en-AU')} days old. Test a restore once a month` : undefined;
  return { label, value: formatDateClock(restoreTestAt, browserZone()), isBad, note };
}

/** @param since of what any device still has to send */
function unsentFigure(since: string | null, readsLogs: boolean, now: Date): Figure {
  const isBad = since !== null && now.getTime() - Date.parse(since) > MOST_UNSENT_HOURS * HOUR_MS;
  const value = since === null ? 'All sent' : `Since ${formatDateClock(since, browserZone())}`;
  return { label: 'Oldest unsent work', value, isBad, ...(readsLogs ? { path: '/logs/devices?unsent=yes&sort=oldestUnsentAt' } : {}) };
}

const versionWords = ({ app, appVersion, workerVersion }: AdminTasks['health']['versionsInUse'][number]): string => {
  const name = app === 'field' ? DEVICE_APPS.field : DEVICE_APPS.console;
  const worker = workerVersion == null || workerVersion === appVersion ? '' : `, its worker ${workerVersion}`;
  return `${name} ${appVersion}${worker}`;
};

function Versions({ versionsInUse }: Pick<AdminTasks['health'], 'versionsInUse'>) {
  if (versionsInUse.length === 0) return null;
  return (
    <div className={styles.versions}>
      <h3>Versions in use</h3>
      <p className={styles.about}>On devices in use, as set under Sync in Settings</p>
      <ul>
        {versionsInUse.map((version) => (
          <li key={versionWords(version)}>
            {versionWords(version)}: {version.devices === 1 ? '1 device' : `${version.devices.toLocaleString('en-AU')} devices`}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SystemHealth(props: Pick<AdminTasks, 'health' | 'counts'>) {
  const readsLogs = hasClaim(useActor(), 'CAN_VIEW_LOGS');
  const now = useNow();
  return (
    <section aria-labelledby="health">
      <h2 id="health">Health</h2>
      <dl className={styles.figures}>
        {figuresOf(props, readsLogs, now).map(({ label, value, note, isBad = false, path }) => (
          <div key={label} data-bad={isBad || undefined}>
            <dt>{path === undefined ? label : <Link to={path}>{label}</Link>}</dt>
            <dd>
              {value}
              {isBad || note !== undefined ? <span className={styles.note}>{note ?? 'Needs attention'}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <Versions versionsInUse={props.health.versionsInUse} />
    </section>
  );
}
