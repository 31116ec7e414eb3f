// Top right: the signed-in person, their roles, the theme of this device, and sign-out.
import { useCallback, useId, useRef, useState } from 'react';
import { ChevronDown, LogOut } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { parseTheme, setTheme, THEME_OPTIONS, useTheme } from '@lotline/shared-ui/theme/theme';
import { APP_VERSION } from '@lotline/web-session/version';
import { useMe } from '@lotline/web-session/react/me-context';
import { SegmentsField } from '../../platform/controls/SegmentsField.tsx';
import { useDismiss } from '../../platform/frame/use-dismiss.ts';
import { PersonFacts } from '../../platform/me/PersonFacts.tsx';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import page from '../../platform/frame/Page.module.css';
import styles from './PersonMenu.module.css';

export function PersonMenu() {
  const me = useMe();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((by: 'key' | 'leaving') => {
    setIsOpen(false);
    if (by === 'key') button.current?.focus();
  }, []);
  useDismiss(place, isOpen, dismiss);
  const initials = `${me.firstName.slice(0, 1)}${me.lastName.slice(0, 1)}`.toUpperCase();
  return (
    <div ref={place} className={styles.person}>
      <button
        ref={button}
        type="button"
        className={styles.me}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.avatar} aria-hidden="true">
          {initials}
        </span>
        <span className={styles.word}>{me.displayName}</span>
        <Icon of={ChevronDown} size="s" />
      </button>
      {isOpen ? <PersonPanel id={panelId} /> : null}
    </div>
  );
}

function PersonPanel({ id }: { readonly id: string }) {
  const theme = useTheme();
  const { session } = usePlatform();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void session.signOut();
  };
  return (
    <section id={id} className={styles.panel} aria-label="Your account">
      <PersonFacts />
      <SegmentsField label="Appearance" value={theme} options={THEME_OPTIONS} onChange={(value) => setTheme(parseTheme(value))} />
      <div className={layout.row}>
        <span className={classes(page.meta, styles.version)}>Version {APP_VERSION}</span>
        <Button icon={LogOut} busy={leaving} onClick={leave}>
          Sign out
        </Button>
      </div>
    </section>
  );
}
