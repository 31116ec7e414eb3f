// What was made goes to the office as a comment instead, in words that the person can change; what was refused is let go of with it.
import { useState } from 'react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useActor } from '@lotline/web-session/react/me-context';
import { useBackClosesSheet } from '../../platform/frame/use-back-closes-sheet.ts';
import type { Entry } from '../../platform/outbox/outbox-entry.ts';
import { useOutbox } from '../../platform/outbox/outbox-context.ts';
import { queueLine } from '../../platform/outbox/queue-lines.ts';
import { aboutText } from './AboutLine.tsx';
import { commentAction, commentText } from './facts/comment-with-it.ts';

interface CommentSheetProps {
  readonly entry: Entry;
  readonly zone: string;
  readonly onClose: () => void;
  readonly onWritten: () => void;
}

export function CommentSheet({ entry, zone, onClose, onWritten }: CommentSheetProps) {
  const { enqueue, takeTheirs } = useOutbox();
  const { userId } = useActor();
  const [first] = useState(() => commentText(entry, zone));
  const [text, setText] = useState(first);
  useBackClosesSheet(true);
  const isEmpty = text.trim() === '';
  const save = () => {
    if (isEmpty) return;
    // first the comment, then what it stands for: a page that goes in between loses neither
    enqueue(commentAction(entry, text.trim(), userId), { isSheet: false, draft: null });
    onClose();
    onWritten();
    void takeTheirs(entry.action.id);
  };
  const footer = (
    <>
      <Button type="submit" kind="primary" refusedBecause={isEmpty ? sayError('COMMENT_EMPTY') : undefined}>
        Save comment
      </Button>
      <Button kind="text" onClick={onClose}>
        Go back
      </Button>
    </>
  );
  return (
    <Sheet
      title="Send it as a comment"
      subtitle={aboutText(queueLine(entry)) ?? undefined}
      footer={footer}
      onSubmit={save}
      onClose={onClose}
      unsaved={text !== first}
    >
      <TextArea
        label="Comment"
        hint="The office reads it in the job’s field chat. The record does not change."
        rows={6}
        maxLength={MAX_COMMENT_LENGTH}
        value={text}
        onChange={setText}
      />
    </Sheet>
  );
}
