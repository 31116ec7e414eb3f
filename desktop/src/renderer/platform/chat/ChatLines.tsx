// The comments of a job or of a project, oldest first; the author can change their own.
import type { ReactNode } from 'react';
import { Lock, Pencil } from 'lucide-react';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Chat.module.css';

export function ChatLines({ children }: { readonly children: ReactNode }) {
  return (
    <ol className={styles.chat} aria-label="Comments, oldest first">
      {children}
    </ol>
  );
}

interface ChatLineProps {
  readonly author: string;
  /** When, and of what. */
  readonly about: string;
  readonly text: string;
  readonly isMine: boolean;
  /** The office's alone: marked as such. */
  readonly isInternal?: boolean;
  /** The server has not answered yet. */
  readonly isBeingSent?: boolean;
  /** Null: read-only. */
  readonly onEdit: (() => void) | null;
}

export function ChatLine({ author, about, text, isMine, isInternal = false, isBeingSent = false, onEdit }: ChatLineProps) {
  return (
    <li data-mine={isMine || undefined} data-internal={isInternal || undefined} aria-busy={isBeingSent || undefined}>
      <div className={styles.head}>
        <b>{author}</b>
        {isInternal ? (
          <Tag icon={Lock} label="Only the office can read it:" className={styles.internal}>
            Internal
          </Tag>
        ) : null}
        <span className={words.muted}>{about}</span>
        {isBeingSent ? (
          <span role="status" className={words.muted}>
            Sending
          </span>
        ) : null}
        {isMine && onEdit !== null ? <IconButton icon={Pencil} label="Edit your comment" onClick={onEdit} /> : null}
      </div>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
