// The pages of the administration as tabs above each of them (mock console/admin.html). The administration's own page is named where it is open.
import { Link, useLocation } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { useActor } from '@lotline/web-session/react/me-context';
import { useAdminPages } from './admin-pages.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';
import styles from '../list/ListViews.module.css';

export function AdminTabs() {
  const { pathname } = useLocation();
  const pages = useAdminPages();
  const place = useCurrentInSight(pathname);
  const isCurrent = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <nav ref={place} className={styles.tabs} aria-label="Administration">
      {hasClaim(useActor(), 'CAN_ACCESS_ADMINISTRATION') ? <Link to="/admin">Overview</Link> : null}
      {pages.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={isCurrent(path) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
