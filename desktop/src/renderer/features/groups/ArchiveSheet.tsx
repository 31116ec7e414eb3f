// Archive a group or bring it back, and why. What stands in the way is said before it is tried.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { canArchiveGroup } from '@lotline/schema/domain/group/group-changes.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useActor } from '@lotline/web-session/react/me-context';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { useArchiveGroup } from './use-group-changes.ts';

interface ArchiveSheetProps {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly isArchived: boolean;
  readonly openTasks: number;
  readonly onClose: () => void;
}

export function ArchiveSheet({ id, version, name, isArchived, openTasks, onClose }: ArchiveSheetProps) {
  const [why, setWhy] = useState('');
  const command = useArchiveGroup();
  const undo = useArchiveGroup(true);
  const offer = useUndoOffer();
  const archived = !isArchived;
  const verdict = canArchiveGroup(useActor(), { name, openTasks });
  const isBlocked = archived && !verdict.ok;
  const submit = async () => {
    const now = await command.run({ id, version, archived, why });
    if (now == null) return;
    offer(`${name} ${archived ? 'is archived' : 'is restored'}.`, () => {
      void undo.run({ id, version: now.version, archived: isArchived, why: `Undo: ${why}` });
    });
    onClose();
  };
  return (
    <Sheet
      title={archived ? `Archive ${name}` : `Restore ${name}`}
      subtitle={archived ? 'It leaves what is chosen from. Its people, tasks and history stay.' : 'It can be chosen again.'}
      onSubmit={() => void (isBlocked ? undefined : submit())}
      onClose={onClose}
      busy={command.isBusy}
      footer={
        <Button
          kind="primary"
          type="submit"
          busy={command.isBusy}
          refusedBecause={isBlocked ? sayError(verdict.code, verdict.details) : undefined}
        >
          {archived ? 'Archive' : 'Restore'}
        </Button>
      }
    >
      {command.sentence === null ? null : <Banner tone="bad" title={command.sentence} />}
      {isBlocked ? (
        <Banner title={sayError(verdict.code, verdict.details)}>
          <Link to={`/tasks?view=all&group=${String(id)}`}>Show its tasks</Link>
        </Banner>
      ) : (
        <WhyField value={why} onChange={setWhy} data-autofocus />
      )}
    </Sheet>
  );
}
