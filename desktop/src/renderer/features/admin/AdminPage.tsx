// The home page of the administration: a card for each of its pages that this person may open, and no other (screens.md §2.17).
import { Link } from 'react-router-dom';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Lock } from 'lucide-react';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { NeedsLook } from './NeedsLook.tsx';
import { useAdminPages } from '../../platform/admin/admin-pages.tsx';
import { useTitle } from '../../platform/frame/use-title.ts';
import page from '../../platform/frame/Page.module.css';
import styles from './AdminPage.module.css';

export function AdminPage() {
  useTitle('Admin');
  const pages = useAdminPages();
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Admin</h1>
      <NeedsLook />
      {pages.length === 0 ? (
        <EmptyState icon={Lock} title="You cannot open any administration page">
          Your role only opens this overview. Ask whoever manages roles for the pages you need.
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {pages.map(({ path, label, about, icon }) => (
            <li key={path}>
              <Link to={path} className={styles.card}>
                <Icon of={icon} />
                <span className={words.strong}>{label}</span>
                <span className={classes(words.muted, styles.about)}>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
