// A banner stays while its cause lasts. Bad news is announced at once, the rest when the reader pauses.
import type { ReactNode } from 'react';
import { CircleCheck, Info, TriangleAlert, CloudUpload, type LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';

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

export function Banner({ tone = 'plain', icon, title, children, action, flush = false, className }: BannerProps) {
  const classes = ['banner', tone === 'plain' ? '' : tone, flush ? 'flush' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <div className={classes} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={icon ?? TONE_ICON[tone]} />
      <div>
        {title === undefined ? null : <b>{title}</b>}
        {children}
        {action === undefined ? null : <div className="banner-action">{action}</div>}
      </div>
    </div>
  );
}
