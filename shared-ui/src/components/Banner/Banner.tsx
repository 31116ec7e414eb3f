// A banner stays while its cause lasts. Bad news is announced at once, the rest when the reader pauses.
import type { ReactNode } from 'react';
import { CircleCheck, Info, TriangleAlert, CloudUpload, type LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { classes } from '../../styles/classes.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  readonly tone?: 'plain' | 'ok' | 'bad' | 'unsent' | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** A button under the words. */
  readonly action?: ReactNode;
  /** Edge to edge, below the app bar. */
  readonly flush?: boolean | undefined;
  readonly className?: string | undefined;
}

const TONE_ICON = { plain: Info, ok: CircleCheck, bad: TriangleAlert, unsent: CloudUpload } as const;
const TONE_CLASS = { plain: undefined, ok: styles.ok, bad: styles.bad, unsent: styles.unsent } as const;

export function Banner({ tone = 'plain', icon, title, children, action, flush = false, className }: BannerProps) {
  return (
    <div className={classes(styles.banner, TONE_CLASS[tone], flush && styles.flush, className)} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={icon ?? TONE_ICON[tone]} />
      <div>
        {title === undefined ? null : <b>{title}</b>}
        {children}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
