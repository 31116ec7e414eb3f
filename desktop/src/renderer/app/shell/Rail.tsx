// The left rail: icon and word; under 1200 px icons whose words show on hover and focus; on a phone a menu under the top bar.
import { Link, useLocation } from 'react-router';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useActor } from '@lotline/web-session/react/me-context';
import { isOtherPage } from '../other-pages.ts';
import { Brand } from './Brand.tsx';
import { railFor, type RailItem } from './rail-items.ts';
import styles from './Rail.module.css';

/** Paths that do not show the home page (specification 1 §2: every other one does). */
const NOT_HOME = ['/404', '/500'];

interface RailProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onChosen: () => void;
}

export function Rail({ id, isOpen, onChosen }: RailProps) {
  const items = railFor(useActor().claims);
  return (
    <nav id={id} className={styles.rail} aria-label="Main" data-open={isOpen || undefined}>
      <Brand />
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <RailLink item={item} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RailLink({ item: { label, path, icon }, onChosen }: { readonly item: RailItem; readonly onChosen: () => void }) {
  const { pathname } = useLocation();
  const content = (
    <>
      <Icon of={icon} />
      <span className={styles.word}>{label}</span>
    </>
  );
  if (isOtherPage(path)) return <a href={path}>{content}</a>;
  return (
    <Link to={path} aria-current={NOT_HOME.includes(pathname) ? undefined : 'page'} onClick={onChosen}>
      {content}
    </Link>
  );
}
