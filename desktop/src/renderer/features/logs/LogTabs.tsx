// The logs as tabs above each of them.
import { Link, useLocation } from 'react-router-dom';
import { useCurrentInSight } from '../../platform/admin/use-current-in-sight.ts';
import { LOG_TABS } from './log-tabs.ts';
import styles from '../../platform/list/ListViews.module.css';

export function LogTabs() {
  const { pathname } = useLocation();
  const place = useCurrentInSight(pathname);
  return (
    <nav ref={place} className={styles.tabs} aria-label="Logs">
      {LOG_TABS.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={pathname === path ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
