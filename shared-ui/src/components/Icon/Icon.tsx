// One icon family, one stroke (look.md §1). An icon is never the only carrier of a meaning, so it is hidden from readers.
import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  /** s 16, m 20, l 24 px. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly className?: string | undefined;
}

const SIZE_CLASS = { s: 'i i-s', m: 'i', l: 'i i-l' } as const;

export function Icon({ of: Glyph, size = 'm', className }: IconProps) {
  const base = SIZE_CLASS[size];
  return (
    <Glyph aria-hidden="true" className={className === undefined ? base : `${base} ${className}`} strokeWidth={size === 's' ? 2 : 1.75} />
  );
}
