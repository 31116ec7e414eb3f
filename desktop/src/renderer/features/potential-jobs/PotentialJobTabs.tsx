// The tabs above the list, each an address of its own; the filters go along.
import { Link } from 'react-router-dom';
import styles from '../../platform/list/ListViews.module.css';
import { tabPath, TABS, type Tab } from './potential-job-tabs.ts';

interface PotentialJobTabsProps {
  readonly current: Tab;
  /** The query of the address, as text. */
  readonly search: string;
}

const ALL: readonly Tab[] = ['new', 'processing', 'builder', 'ready', 'converted', 'rejected', 'all'];

export function PotentialJobTabs({ current, search }: PotentialJobTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Potential jobs by what comes next">
      {ALL.map((tab) => (
        <Link key={tab} to={{ pathname: tabPath(tab), search }} aria-current={tab === current ? 'page' : undefined}>
          {TABS[tab]}
        </Link>
      ))}
    </nav>
  );
}
