// A small fact of a row: icon, a word for readers, and the figure.
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';

interface TagProps {
  readonly icon: LucideIcon;
  /** Read out before what is shown: 'attachments'. */
  readonly label: string;
  readonly ok?: boolean | undefined;
  readonly children: ReactNode;
}

export function Tag({ icon, label, ok = false, children }: TagProps) {
  return (
    <span className={ok ? 'tag ok' : 'tag'}>
      <Icon of={icon} />
      <span className="sr">{label} </span>
      {children}
    </span>
  );
}
