// What can be done with the picked items: given to a task, removed.
import { useState } from 'react';
import { ListPlus, Trash2, X } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { Boq } from '../job-data.ts';
import { PlanItemsSheet } from '../schedule/sheets/PlanItemsSheet.tsx';
import { RemoveItemsSheet } from './RemoveItemsSheet.tsx';
import styles from './Items.module.css';

export function PickedItems({ boqs, onNone }: { readonly boqs: readonly Boq[]; readonly onNone: () => void }) {
  const [opened, open] = useState<'assign' | 'remove' | null>(null);
  const close = () => open(null);
  return (
    <div className={styles.bar} role="group" aria-label="Selected items">
      <span role="status">{`${String(boqs.length)} selected`}</span>
      <Button tight icon={ListPlus} onClick={() => open('assign')}>
        Add to a task
      </Button>
      <Button tight icon={Trash2} onClick={() => open('remove')}>
        Remove
      </Button>
      <Button tight icon={X} onClick={onNone}>
        Clear selection
      </Button>
      {opened === 'assign' ? <PlanItemsSheet task={null} boqs={boqs} onDone={onNone} onClose={close} /> : null}
      {opened === 'remove' ? <RemoveItemsSheet boqs={boqs} onDone={onNone} onClose={close} /> : null}
    </div>
  );
}
