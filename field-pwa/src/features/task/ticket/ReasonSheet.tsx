// A reason and a confirmation: of Reset and of Re-assess.
import { useState } from 'react';
import { MAX_REASON_LENGTH } from '@lotline/schema/domain/task/task.input';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useBackClosesSheet } from '../../../platform/frame/use-back-closes-sheet.ts';
import styles from './Ticket.module.css';

export interface ReasonWords {
  readonly title: string;
  readonly what: string;
  readonly label: string;
  readonly button: string;
  readonly kind: 'primary' | 'danger';
}

interface ReasonSheetProps {
  readonly words: ReasonWords;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

export function ReasonSheet({ words: { title, what, label, button, kind }, onReason, onClose }: ReasonSheetProps) {
  const [reason, setReason] = useState('');
  useBackClosesSheet(true);
  const isBlank = reason.trim() === '';
  const footer = (
    <>
      <Button type="submit" kind={kind} refusedBecause={isBlank ? 'Give a reason.' : undefined} reason="onPress">
        {button}
      </Button>
      <Button kind="text" onClick={onClose}>
        Go back
      </Button>
    </>
  );
  const submit = () => {
    if (!isBlank) onReason(reason.trim());
  };
  return (
    <Sheet title={title} footer={footer} onSubmit={submit} onClose={onClose} unsaved={!isBlank}>
      <p className={styles.what}>{what}</p>
      <TextArea label={label} value={reason} maxLength={MAX_REASON_LENGTH} onChange={setReason} />
    </Sheet>
  );
}
