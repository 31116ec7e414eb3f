// Removing asks once, names the thing, and says what becomes of it.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { useOutbox } from '../../platform/outbox/outbox-context.ts';
import type { QueueLine } from '../../platform/outbox/queue-lines.ts';
import { aboutText } from './AboutLine.tsx';

interface RemoveSheetProps {
  readonly line: QueueLine;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveSheet({ line, onClose, onRemoved }: RemoveSheetProps) {
  const { remove } = useOutbox();
  const act = () => {
    onClose();
    onRemoved();
    void remove([line.id]);
  };
  const footer = (
    <>
      <Button kind="danger" onClick={act}>
        Remove “{line.what}”
      </Button>
      <Button kind="text" data-autofocus="" onClick={onClose}>
        Go back
      </Button>
    </>
  );
  return (
    <Sheet title="Remove this?" subtitle={[line.what, aboutText(line)].filter(Boolean).join(' · ')} footer={footer} onClose={onClose}>
      <div className={layout.stack}>
        <p>It will not be sent. It stays on this phone for 30 days, and you can restore it.</p>
        {line.state === 'unanswered' ? <p>It may have arrived already. If so, it stays in the record.</p> : null}
      </div>
    </Sheet>
  );
}
