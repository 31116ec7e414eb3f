// New/Process Potential Job (specification 2 §2, §5): saved on this phone at once, and sent when there is a network. What was typed stays here until it is
// saved or emptied.
import { useState } from 'react';
import { Camera, Eraser } from 'lucide-react';
import { hasRequiredFields, readEntry, REQUIRED_FIELDS } from '@lotline/schema/domain/potential-job/entry';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { useBackClosesSheet } from '../frame/use-back-closes-sheet.ts';
import { useOutbox } from '../outbox/outbox-context.ts';
import type { AnyAction } from '../outbox/action-input.ts';
import { EntryFields } from './EntryFields.tsx';
import { useEntryDraft } from './entry-draft.ts';
import type { OpenedEntry } from './opened-entry.ts';
import { useEntryLists } from './use-entry-lists.ts';
import styles from './PotentialJobSheet.module.css';

interface PotentialJobSheetProps {
  readonly of: OpenedEntry;
  readonly onClose: () => void;
  readonly onSaved: (action: AnyAction, then: 'summary' | 'photos') => void;
}

export default function PotentialJobSheet({ of, onClose, onSaved }: PotentialJobSheetProps) {
  const { enqueue } = useOutbox();
  const draft = useEntryDraft(of.draft, of.start);
  const lists = useEntryLists();
  const [showAll, setShowAll] = useState(false);
  useBackClosesSheet(true);
  const { texts } = draft;
  if (texts === null) {
    return (
      <Sheet title={of.title} onClose={onClose}>
        <SkeletonRows label="Opening the form" rows={4} />
      </Sheet>
    );
  }
  const isNew = of.id === null;
  const read = readEntry(texts);
  const isComplete = hasRequiredFields(texts, isNew);
  const save = (then: 'summary' | 'photos') => {
    if (!isComplete || read.entry === null) {
      setShowAll(true);
      return;
    }
    const input = of.id === null ? read.entry : { ...read.entry, id: of.id };
    const subject = { kind: 'potentialJob', id: of.id ?? 0, jobId: null } as const;
    const action = enqueue({ name: 'savePotentialJob', input, subject, base: of.base }, { isSheet: true, draft: of.origin(), at: 'list' });
    draft.clear();
    onSaved(action, then);
  };
  const refusedBecause = isComplete ? (showAll && read.entry === null ? 'Correct what is marked above.' : undefined) : REQUIRED_FIELDS;
  const footer = (
    <>
      <Button type="submit" kind="primary" title={refusedBecause} refusedBecause={refusedBecause} reason={showAll ? 'needs' : 'onPress'}>
        {isNew ? 'Save' : 'Submit'}
      </Button>
      {refusedBecause === undefined ? (
        <Button icon={Camera} onClick={() => save('photos')}>
          Save and take photos
        </Button>
      ) : null}
    </>
  );
  return (
    <Sheet title={of.title} subtitle={of.subtitle} footer={footer} onSubmit={() => save('summary')} onClose={onClose}>
      <div className={styles.parts}>
        {of.question === null ? null : (
          <Banner tone={of.question.tone} title={of.question.title}>
            {of.question.text}
          </Banner>
        )}
        <EntryFields
          texts={texts}
          start={of.start}
          faults={read.faults}
          showAll={showAll}
          lists={lists}
          isNew={isNew}
          onChange={draft.change}
        />
        {draft.isChanged ? (
          <Button kind="text" icon={Eraser} onClick={draft.clear}>
            Clear the form
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}
