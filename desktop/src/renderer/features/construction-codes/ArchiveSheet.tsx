// Archive a construction code or bring it back, and why.
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { nameOf, type ConstructionCode } from './construction-code-data.ts';
import { useArchiveConstructionCode } from './use-construction-codes.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface ArchiveSheetProps {
  readonly code: Pick<ConstructionCode, 'id' | 'version' | 'isArchived' | 'values'>;
  readonly onClose: () => void;
}

export function ArchiveSheet({ code, onClose }: ArchiveSheetProps) {
  const undo = useArchiveConstructionCode(true);
  const offer = useUndoOffer();
  const { id, version, isArchived } = code;
  const name = nameOf(code);
  return (
    <CommandSheet
      title={isArchived ? `Restore ${name}` : `Archive ${name}`}
      subtitle={isArchived ? 'It can be charged again.' : 'It can no longer be charged.'}
      verb={isArchived ? 'Restore' : 'Archive'}
      draft={`${isArchived ? 'restore' : 'archive'}-construction-code-${String(id)}`}
      fields={{ why: WHY }}
      command={useArchiveConstructionCode()}
      inputOf={({ why }) => ({ id, version, archived: !isArchived, why })}
      onDone={(now, { why }) => {
        if (now !== null)
          offer(`${name} ${isArchived ? 'is restored' : 'is archived'}.`, () => {
            void undo.run({ id, version: now.version, archived: isArchived, why: `Undo: ${why}` });
          });
      }}
      onClose={onClose}
    />
  );
}
