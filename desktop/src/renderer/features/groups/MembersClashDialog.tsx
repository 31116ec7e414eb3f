// Two people changed the same member of a group, or chose another contact each: yours, theirs and before, one choice each.
import { MEMBER_PARTS, memberOf } from '@lotline/schema/domain/group/members-merge';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { ConflictDialog } from '../../platform/form/ConflictDialog.tsx';
import type { Choice } from '../../platform/form/conflict-shown.ts';
import { clashesShown } from '../../platform/form/read-clashes.ts';
import type { MembersClash, SavedMembers } from './use-members-save.ts';

interface MembersClashDialogProps {
  readonly group: string;
  readonly clash: MembersClash;
  /** By id. */
  readonly names: ReadonlyMap<number, string>;
  readonly onDecided: (saved: SavedMembers) => void;
}

export function MembersClashDialog({ group, clash: { clashes, who, decide, keepEditing }, names, onDecided }: MembersClashDialogProps) {
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const save = async (choices: Readonly<Record<string, Choice>>): Promise<void> => {
    const saved = await decide(choices);
    if (saved !== null) onDecided(saved);
  };
  const nameOf = (id: number | null): string => (id === null ? 'Nobody' : (names.get(id) ?? 'Someone who has left'));
  return (
    <ConflictDialog
      what={`the members of ${group}`}
      who={who}
      clashes={clashesShown(clashes, {
        label: (field) => {
          const id = memberOf(field);
          return id === null ? MEMBER_PARTS.contact : nameOf(id);
        },
        say: (field, value) => {
          if (memberOf(field) === null) return nameOf(typeof value === 'number' ? value : null);
          return Object.entries(MEMBER_PARTS).find(([part]) => part === value)?.[1] ?? '';
        },
        today,
        zone,
      })}
      merged={[]}
      onSave={(choices) => void save(choices)}
      onKeepEditing={keepEditing}
    />
  );
}
