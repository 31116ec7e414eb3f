// The comments of a job or of a project, oldest first; the author can change their own.
import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
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
  /** Null: read-only. */
  readonly onEdit: (() => void) | null;
}

export function ChatLine({ author, about, text, isMine, onEdit }: ChatLineProps) {
  return (
    <li data-mine={isMine || undefined}>
      <div className={styles.head}>
        <b>{author}</b>
        <span className={words.muted}>{about}</span>
        {isMine && onEdit !== null ? <IconButton icon={Pencil} label="Edit your comment" onClick={onEdit} /> : null}
      </div>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
