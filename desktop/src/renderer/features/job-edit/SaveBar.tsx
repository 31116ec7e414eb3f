// At the foot of the form: save, discard, and what is still to be corrected.
import { useState } from 'react';
import { CircleX } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useMeasuredHeight } from '@lotline/shared-ui/components/PageNotice/use-measured-height';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import page from '../../platform/frame/Page.module.css';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  readonly label: string;
  readonly isSaving: boolean;
  readonly unsaved: number;
  /** Labels of the fields that are to be corrected, as far as that was said. */
  readonly toCorrect: readonly string[];
  readonly note: string | null;
  readonly onSave: () => void;
  readonly onCorrect: () => void;
  readonly onDiscard: () => void;
}

export function SaveBar({ label, isSaving, unsaved, toCorrect, note, onSave, onCorrect, onDiscard }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onDiscard();
  };
  return (
    <div ref={useMeasuredHeight('--bottom-bar')} className={styles.bar}>
      <Button kind="primary" busy={isSaving} onClick={onSave}>
        {label} <kbd className={styles.key}>Ctrl S</kbd>
      </Button>
      {unsaved === 0 ? null : (
        <Button kind="text" onClick={() => setAsking(true)}>
          Discard changes…
        </Button>
      )}
      <span className={styles.room} />
      <span role="status" className={page.meta}>
        {note}
      </span>
      {toCorrect.length === 0 ? null : (
        <button type="button" className={styles.faults} onClick={onCorrect}>
          <Icon of={CircleX} size="s" />
          {toCorrect.length === 1 ? '1 thing' : `${toCorrect.length} things`} to correct: {toCorrect.join(', ')}
        </button>
      )}
      {isAsking ? <AskDiscard unsaved={unsaved} onDiscard={discard} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

interface AskDiscardProps {
  readonly unsaved: number;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

function AskDiscard({ unsaved, onDiscard, onClose }: AskDiscardProps) {
  const footer = (
    <>
      <Button kind="primary" data-autofocus onClick={onClose}>
        Keep editing
      </Button>
      <Button kind="danger" onClick={onDiscard}>
        Discard
      </Button>
    </>
  );
  return (
    <Sheet title={unsaved === 1 ? 'Discard 1 change?' : `Discard ${unsaved} changes?`} footer={footer} onClose={onClose}>
      <p>What you typed is discarded. What is saved does not change.</p>
    </Sheet>
  );
}
