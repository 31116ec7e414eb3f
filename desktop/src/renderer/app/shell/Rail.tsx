// The left rail: icon and word; under 1200 px icons whose words show on hover and focus; on a phone a menu under the top bar.
import { Link, matchPath, useLocation } from 'react-router-dom';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useActor } from '@lotline/web-session/react/me-context';
import { routesFor } from '../open-features.ts';
import { isOtherPage } from '../other-pages.ts';
import { Brand } from './Brand.tsx';
import { currentItem, railFor, type RailItem } from './rail-items.ts';
import styles from './Rail.module.css';

interface RailProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onChosen: () => void;
}

export function Rail({ id, isOpen, onChosen }: RailProps) {
  const { claims } = useActor();
  const items = railFor(claims);
  const { pathname } = useLocation();
  const opensPage = routesFor(claims).some(({ path }) => matchPath(path, pathname) !== null);
  const current = currentItem(items, pathname, opensPage);
  return (
    <nav id={id} className={styles.rail} aria-label="Main" data-open={isOpen || undefined}>
      <Brand />
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <RailLink item={item} isCurrent={item === current} onChosen={onChosen} />
            {item.path === pathname && item.Below !== undefined ? <item.Below /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RailLinkProps {
  readonly item: RailItem;
  readonly isCurrent: boolean;
  readonly onChosen: () => void;
}

function RailLink({ item: { label, path, icon }, isCurrent, onChosen }: RailLinkProps) {
  const content = (
    <>
      <Icon of={icon} />
      <span className={styles.word}>{label}</span>
    </>
  );
  if (isOtherPage(path)) return <a href={path}>{content}</a>;
  return (
    <Link to={path} aria-current={isCurrent ? 'page' : undefined} onClick={onChosen}>
      {content}
    </Link>
  );
}
