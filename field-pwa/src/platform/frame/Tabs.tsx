// The field's tabs (specification 2 §2): 'Tasks', also under /field/cards, and 'Completed'.
import { Link, useLocation } from 'react-router-dom';
import styles from './Tabs.module.css';

const TABS = [
  { to: '/field/construction', name: 'Tasks', paths: ['/field/construction', '/field/cards'] },
  { to: '/field/completed', name: 'Completed', paths: ['/field/completed'] },
] as const;

export function Tabs() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label="Field work">
      {TABS.map(({ to, name, paths }) => (
        <Link key={to} to={to} aria-current={paths.some((path) => path === pathname.replace(/\/$/, '')) ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
