// The console's frame (look.md §3): rail on the left, top bar with connection and person, the page.
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Menu, X } from 'lucide-react';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { SignInAgain } from '@lotline/web-session/react/SignInAgain';
import { useDismiss } from '../../platform/frame/use-dismiss.ts';
import { useFocusAdded } from '../../platform/frame/use-focus-added.ts';
import { useFullText } from '../../platform/frame/use-full-text.ts';
import { Rail } from './Rail.tsx';
import { ShellTools } from './ShellTools.tsx';
import { TopBar } from './TopBar.tsx';
import { SkipLink } from '@lotline/shared-ui/components/SkipLink/SkipLink';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Shell.module.css';

export function Shell({ children }: { readonly children: ReactNode }) {
  const railId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLSpanElement>(null);
  const close = useCallback((by: 'key' | 'leaving') => {
    setIsOpen(false);
    if (by === 'key') toggle.current?.querySelector('button')?.focus();
  }, []);
  useDismiss(place, isOpen, close);
  useFullText();
  useFocusAdded();
  useEffect(() => {
    if (isOpen) place.current?.querySelector('a')?.focus();
  }, [isOpen]);
  return (
    <div className={styles.console}>
      <SkipLink />
      <div ref={place} className={styles.frame}>
        <Rail id={railId} isOpen={isOpen} onChosen={() => setIsOpen(false)} />
        <TopBar>
          <span ref={toggle} className={styles.narrow}>
            <IconButton
              icon={isOpen ? X : Menu}
              label={isOpen ? 'Close the menu' : 'Menu'}
              aria-expanded={isOpen}
              aria-controls={railId}
              onClick={() => setIsOpen(!isOpen)}
            />
          </span>
          <span className={classes(words.strong, styles.narrow)}>Lotline</span>
          <ShellTools />
        </TopBar>
      </div>
      <div className={styles.content}>
        <SignInAgain place="page" />
        {children}
      </div>
    </div>
  );
}
