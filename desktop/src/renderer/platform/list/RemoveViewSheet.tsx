// Removing a view that others have too: asked first, naming it.
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import type { SavedView } from './hoped-views.ts';

interface RemoveViewSheetProps {
  readonly view: SavedView;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

export function RemoveViewSheet({ view, onRemove, onClose }: RemoveViewSheetProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await onRemove();
      onClose();
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : 'The view could not be removed.');
      setIsBusy(false);
    }
  };
  return (
    <Sheet
      title={`Remove “${view.name}” for everyone?`}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button kind="primary" icon={Trash2} busy={isBusy} onClick={() => void remove()}>
            Remove
          </Button>
          <Button onClick={onClose}>Keep</Button>
        </>
      }
    >
      {problem === null ? null : <Banner tone="bad" title={problem} />}
      <p>Everyone who has this list uses this view. The records that it shows do not change.</p>
    </Sheet>
  );
}
