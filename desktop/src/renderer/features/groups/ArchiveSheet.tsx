// Archive a group or bring it back, and why. What stands in the way is said before it is tried.
import { Link } from 'react-router-dom';
import { canArchiveGroup } from '@lotline/schema/domain/group/group-changes.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { useActor } from '@lotline/web-session/react/me-context';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { useArchiveGroup } from './use-group-changes.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface ArchiveSheetProps {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly isArchived: boolean;
  readonly openTasks: number;
  readonly onClose: () => void;
}

export function ArchiveSheet({ id, version, name, isArchived, openTasks, onClose }: ArchiveSheetProps) {
  const undo = useArchiveGroup(true);
  const offer = useUndoOffer();
  const archived = !isArchived;
  const verdict = canArchiveGroup(useActor(), { name, openTasks });
  const blocked = archived && !verdict.ok ? sayError(verdict.code, verdict.details) : undefined;
  return (
    <CommandSheet
      title={archived ? `Archive ${name}` : `Restore ${name}`}
      subtitle={archived ? 'It leaves what is chosen from. Its people, tasks and history stay.' : 'It can be chosen again.'}
      verb={archived ? 'Archive' : 'Restore'}
      above={
        blocked === undefined ? null : (
          <Banner title={blocked}>
            <Link to={`/tasks?view=all&group=${String(id)}`}>Show its tasks</Link>
          </Banner>
        )
      }
      fields={{ why: { ...WHY, isLeftOut: () => blocked !== undefined } }}
      lackOf={() => blocked}
      command={useArchiveGroup()}
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
