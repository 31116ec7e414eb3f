// What needs a look, each count with a link to where it is dealt with, for whom that opens (screens.md §2.17). Nothing is shown while it is read.
import { Link } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { LOG_CLAIM } from '@lotline/schema/domain/log/activity.columns';
import { GetAdminHealthDocument } from '@lotline/schema/generated/documents/admin-tasks';
import type { GetAdminHealthQuery } from '@lotline/schema/generated/operations';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useActor } from '@lotline/web-session/react/me-context';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { useRead } from '../../platform/data/use-read.ts';
import styles from './AdminPage.module.css';

type Health = GetAdminHealthQuery['adminHealth'];

interface Look {
  readonly one: string;
  readonly many: string;
  readonly path: string;
}

const LOOKS = {
  failedJobs: { one: 'background job has failed', many: 'background jobs have failed', path: '/admin/admintasks?state=failed' },
  appErrors: { one: 'type of app error this week', many: 'types of app errors this week', path: '/logs/errors?on=week' },
  expiredContractors: {
    ...{ one: 'contractor has a mandatory document that expired', many: 'contractors have a mandatory document that expired' },
    path: '/admin/independent-contractors?expired=yes&sort=documentExpiry',
  },
  peopleWithoutRole: {
    ...{ one: 'person who can sign in has no role', many: 'people who can sign in have no role' },
    path: '/admin/manage-users/users?norole=yes',
  },
  peopleWithoutGroup: {
    ...{ one: 'field worker has no group', many: 'field workers have no group' },
    path: '/admin/manage-users/users?nogroup=yes',
  },
  settingsChanged: {
    ...{ one: 'setting saved this week', many: 'settings saved this week' },
    path: '/logs?on=week&record=system_setting&sender=person',
  },
  codesWithoutRate: {
    ...{ one: 'child code has no rate today', many: 'child codes have no rate today' },
    path: '/admin/childcodes?unrated=yes&archived=no',
  },
} as const satisfies Readonly<Partial<Record<keyof Health, Look>>>;

/** Where the list of exactly those does not open. */
const SETTINGS = '/admin/settings';

export function NeedsLook() {
  const seesLogs = hasClaim(useActor(), LOG_CLAIM);
  const read = useRead(GetAdminHealthDocument, {
    variables: {},
    follows: [
      { entity: 'queue_job' },
      { entity: 'app_user' },
      { entity: 'role' },
      { entity: 'independent_contractor' },
      { entity: 'child_code' },
      { entity: 'system_setting' },
      { entity: 'work_group' },
    ],
  });
  if (read.data === undefined) return <ReadNote read={read} title="What needs attention could not be loaded." />;
  const { adminHealth: health } = read.data;
  const counts = (
    [
      'failedJobs',
      'appErrors',
      'expiredContractors',
      'peopleWithoutRole',
      'peopleWithoutGroup',
      'codesWithoutRate',
      'settingsChanged',
    ] as const
  ).flatMap((key) => {
    const count = health[key];
    const path = key === 'settingsChanged' && !seesLogs ? SETTINGS : LOOKS[key].path;
    return count === null ? [] : [{ ...LOOKS[key], path, key, count }];
  });
  if (counts.length === 0) return null;
  const bad = counts.filter(({ count }) => count > 0);
  if (bad.length === 0) return <p className={words.muted}>Nothing needs attention.</p>;
  return (
    <ul className={styles.look} aria-label="Needs attention">
      {bad.map(({ key, count, one, many, path }) => (
        <li key={key}>
          <Link to={path}>
            {count.toLocaleString('en-AU')} {count === 1 ? one : many}
          </Link>
        </li>
      ))}
    </ul>
  );
}
