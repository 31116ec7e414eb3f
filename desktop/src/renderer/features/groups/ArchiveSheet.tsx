// Archive a group or bring it back, and why. What stands in the way is said before it is tried.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { canArchiveGroup } from '@lotline/schema/domain/group/group-changes.rules';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { useArchiveGroup } from './use-group-changes.ts';
import { useGroupRow } from './use-groups.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { GiveTasksSheet } from './GiveTasksSheet.tsx';

interface ArchiveSheetProps {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly isArchived: boolean;
  readonly openTasks: number;
  readonly onClose: () => void;
}

export function ArchiveSheet({ id, name, onClose, ...seen }: ArchiveSheetProps) {
  const { row } = useGroupRow(id, true);
  const { version, isArchived, openTasks } = row ?? seen;
  const command = useArchiveGroup();
  const undo = useArchiveGroup(true);
  const offer = useUndoOffer();
  const archived = !isArchived;
  const actor = useActor();
  const [isGiving, setGiving] = useState(false);
  const mayGive = hasClaim(actor, 'CAN_EDIT_CONSTRUCTION');
  const verdict = canArchiveGroup(actor, { name, openTasks });
  const blocked = archived && !verdict.ok ? sayError(verdict.code, verdict.details) : undefined;
  if (isGiving) return <GiveTasksSheet groupId={id} name={name} onClose={() => setGiving(false)} />;
  return (
    <CommandSheet
      title={archived ? `Archive ${name}` : `Restore ${name}`}
      subtitle={archived ? 'It can no longer be chosen. Its people, tasks and history stay.' : 'It can be chosen again.'}
      verb={archived ? 'Archive' : 'Restore'}
      draft={`${archived ? 'archive' : 'restore'}-group-${String(id)}`}
      above={
        blocked === undefined ? null : (
          <Banner
            title={blocked}
            action={mayGive ? <Button onClick={() => setGiving(true)}>Give them to another group…</Button> : undefined}
          >
            <Link to={`/tasks?view=all&group=${String(id)}`}>Show its tasks</Link>
          </Banner>
        )
      }
      fields={{ why: { ...WHY, isLeftOut: () => blocked !== undefined } }}
      lackOf={() => blocked}
      command={command}
      inputOf={({ why }) => ({ id, version, archived, why })}
      onDone={(now, { why }) => {
        if (now != null)
          offer(`${name} ${archived ? 'is archived' : 'is restored'}.`, () => {
            void undo.run({ id, version: now.version, archived: isArchived, why: `Undo: ${why}` });
          });
      }}
      onClose={onClose}
    />
  );
}
