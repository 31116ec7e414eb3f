// Archive a construction code or bring it back, and why.
import { useState } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { nameOf, type ConstructionCode } from './construction-code-data.ts';
import { useArchiveConstructionCode } from './use-construction-codes.ts';

interface ArchiveSheetProps {
  readonly code: ConstructionCode;
  readonly onClose: () => void;
}

export function ArchiveSheet({ code, onClose }: ArchiveSheetProps) {
  const [why, setWhy] = useState('');
  const command = useArchiveConstructionCode();
  const undo = useArchiveConstructionCode(true);
  const offer = useUndoOffer();
  const { id, version, isArchived } = code;
  const name = nameOf(code);
  const submit = async () => {
    const now = await command.run({ id, version, archived: !isArchived, why });
    if (now === null) return;
    offer(`${name} ${isArchived ? 'is restored' : 'is archived'}.`, () => {
      void undo.run({ id, version: now.version, archived: isArchived, why: `Undo: ${why}` });
    });
    onClose();
  };
  return (
    <Sheet
      title={isArchived ? `Restore ${name}` : `Archive ${name}`}
      subtitle={isArchived ? 'It can be charged again.' : 'It can no longer be charged.'}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={why !== ''}
      footer={
        <Button kind="primary" type="submit" busy={command.isBusy}>
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
      }
    >
      {command.sentence === null ? null : <Banner tone="bad" title={command.sentence} />}
      <WhyField value={why} onChange={setWhy} data-autofocus />
    </Sheet>
  );
}
