// The tabs of the page of a record: each an address of its own.
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import page from '../frame/Page.module.css';
import styles from './RecordPage.module.css';

export interface RecordTab<Props> {
  /** In the address; empty for the first. */
  readonly key: string;
  readonly label: string;
  readonly count?: (props: Props) => number | string;
  readonly Tab: ComponentType<Props>;
}

interface RecordTabsProps<Props> {
  /** 'Group'. */
  readonly label: string;
  readonly tabs: readonly RecordTab<Props>[];
  readonly shown: string;
  readonly props: Props;
  readonly pathOf: (key: string) => string;
}

export function RecordTabs<Props>({ label, tabs, shown, props, pathOf }: RecordTabsProps<Props>) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((one) => (
        <Link key={one.key} to={pathOf(one.key)} aria-current={one.key === shown ? 'page' : undefined}>
          {one.label}
          {one.count === undefined ? null : <span className={page.meta}>{one.count(props)}</span>}
        </Link>
      ))}
    </nav>
  );
}
