// The pages of the administration as tabs above each of them (mock console/admin.html). The administration's own page is named where it is open.
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { useActor } from '@lotline/web-session/react/me-context';
import { useAdminPages } from './admin-pages.tsx';
import styles from '../list/ListViews.module.css';

export function AdminTabs() {
  const { pathname } = useLocation();
  const pages = useAdminPages();
  const place = useRef<HTMLElement>(null);
  // where they are one line that scrolls, the open page's is in sight
  useLayoutEffect(() => {
    const show = (): void => {
      const line = place.current;
      const current = line?.querySelector<HTMLElement>('[aria-current]');
      if (line != null && current != null) line.scrollLeft = current.offsetLeft - line.offsetLeft - line.offsetWidth / 2;
    };
    // also beside a preview, which leaves them less room
    const watch = new ResizeObserver(show);
    if (place.current !== null) watch.observe(place.current);
    show();
    return () => watch.disconnect();
  }, [pathname]);
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
