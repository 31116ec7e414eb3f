// An empty list says what would be here and offers the way to it (look.md §5).
import type { ReactNode } from 'react';
import { Inbox, type LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly icon?: LucideIcon | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, icon = Inbox, children, action }: EmptyStateProps) {
  return (
    <div className="card empty">
      <Icon of={icon} size="l" />
      <div>
        <p className="strong">{title}</p>
        {children === undefined ? null : <p className="small muted">{children}</p>}
      </div>
      {action}
    </div>
  );
}
