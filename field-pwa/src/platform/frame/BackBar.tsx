// The left side of the app bar on a page that was opened from another: the way back, and this page's name.
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { BarTitle } from './AppBar.tsx';
import { LIST_PATH } from './list-path.ts';
import styles from './BackBar.module.css';

interface BackBarProps {
  readonly to: string;
  /** The page that it leads to, in a word: 'Tasks'. */
  readonly back: string;
  readonly title: string;
  /** Before the page is left. */
  readonly onLeave?: (() => void) | undefined;
}

export function BackBar({ to, back, title, onLeave }: BackBarProps) {
  return (
    <>
      <Link className={styles.back} to={to} onClick={onLeave}>
        <Icon of={ChevronLeft} size="l" />
        <span className={styles.word}>{back}</span>
        <span className={words.sr}>{to === LIST_PATH ? ': back to task list' : ': back'}</span>
      </Link>
      <BarTitle className={styles.title}>{title}</BarTitle>
    </>
  );
}
