// A card that opens: a native disclosure, so keyboard and find-in-page work by themselves.
import type { ReactNode } from 'react';
import { ChevronDown, CircleX } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';

export interface CardProps {
  readonly title: string;
  /** A figure after the title: 'Field Chat 3', 'Field Chat 50+'. */
  readonly count?: number | string | undefined;
  /** Second line under the title: chips, the group's name. */
  readonly note?: ReactNode;
  /** The words of the red strip; with them the whole card is outlined red. */
  readonly rejected?: string | undefined;
  /** Open at first; afterwards the person decides. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly className?: string | undefined;
  /** 'none' when the body brings its own padding. */
  readonly padding?: 'body' | 'none' | undefined;
  readonly children: ReactNode;
}

export function Card({ title, count, note, rejected, open = false, onToggle, className, padding = 'body', children }: CardProps) {
  const classes = ['card', rejected === undefined ? '' : 'rejected', className ?? ''].filter(Boolean).join(' ');
  return (
    <details className={classes} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <span className="card-head">
          <h2>
            {title}
            {count === undefined ? null : <span className="n">{count}</span>}
          </h2>
          {note === undefined ? null : <span className="small muted">{note}</span>}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      {rejected === undefined ? null : (
        <p className="strip">
          <Icon of={CircleX} />
          {rejected}
        </p>
      )}
      {padding === 'body' ? <div className="body">{children}</div> : children}
    </details>
  );
}
