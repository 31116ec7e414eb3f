// One icon family, one stroke (look.md §1). An icon is never the only carrier of a meaning, so it is hidden from readers.
import type { LucideIcon } from 'lucide-react';
import { classes } from '../../styles/classes.tsx';
import styles from './Icon.module.css';

interface IconProps {
  readonly of: LucideIcon;
  /** s 16, m 20, l 24 px. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly className?: string | undefined;
}

const SIZE_CLASS = { s: styles.small, m: undefined, l: styles.large } as const;

export function Icon({ of: Glyph, size = 'm', className }: IconProps) {
  return <Glyph aria-hidden="true" className={classes(styles.icon, SIZE_CLASS[size], className)} strokeWidth={size === 's' ? 2 : 1.75} />;
}
