// Rows from a spreadsheet or a message: the good ones become items of the form, the refused ones stay here to be corrected, each with its reason.
import { useState } from 'react';
import { ClipboardPaste } from 'lucide-react';
import { judgePastedRows, readPastedRows } from '@lotline/schema/domain/item/pasted-items.rules';
import { entryLimit } from '@lotline/schema/domain/kernel/input-limits';
import { ItemsByCodeDocument } from '@lotline/schema/generated/documents/item';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { ApiError } from '@lotline/web-session/api-error';
import { useAsk } from '../../../platform/data/use-ask.ts';
import { readPaste, type FoundItem } from './new-items.ts';
import styles from './Items.module.css';

const MOST_ROWS = entryLimit('codes');

interface PasteItemsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What could be read, and the text that stays. */
  readonly onRead: (items: readonly FoundItem[], left: string) => void;
}

/** Above the rows that stay, and seen: more items than the sheet is high may have come before them. */
const bringIntoSight = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' });

export function PasteItems({ text, onText, onRead }: PasteItemsProps) {
  const { ask } = useAsk();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const read = async (): Promise<void> => {
    const rows = readPastedRows(text);
    if (rows.length > MOST_ROWS)
      return setFaults([
        `These are ${rows.length.toLocaleString('en-AU')} rows. At most ${MOST_ROWS.toLocaleString('en-AU')} can be added at once.`,
      ]);
    setBusy(true);
    try {
      const { itemsByCode } = await ask(ItemsByCodeDocument, { codes: rows.map(({ code }) => code) });
      const { items, left, faults: found } = readPaste(judgePastedRows(rows, itemsByCode));
      setFaults(found);
      onRead(items, left);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFaults([error.message]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.paste}>
      {faults.length === 0 ? null : (
        <div role="alert" ref={bringIntoSight}>
          <ul className={styles.faults} aria-label="Rows that were not read">
            {faults.map((fault, at) => (
              <li key={`${String(at)}-${fault}`}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <TextArea
        label="Or paste rows of code and quantity"
        hint="One item per row: its code and quantity, such as PIT-450 and 5, then a note if you like."
        rows={3}
        value={text}
        onChange={onText}
      />
      <Button
        icon={ClipboardPaste}
        busy={isBusy}
        reason="onPress"
        refusedBecause={text.trim() === '' ? 'Paste rows first.' : undefined}
        onClick={() => void read()}
      >
        Read the rows
      </Button>
    </div>
  );
}
