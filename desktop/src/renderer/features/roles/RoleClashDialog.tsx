// Two people changed one role's name, or one archived it while the other changed its cells: yours, theirs and the earlier value, one choice each.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { ConflictDialog } from '../../platform/form/ConflictDialog.tsx';
import { clashesShown } from '../../platform/form/read-clashes.ts';
import { sayValue } from '../../platform/form/say-value.ts';
import { settledDraft, type Matrix, type RoleDraft } from './role-draft.ts';
import type { RoleClash } from './use-roles.ts';

interface RoleClashDialogProps {
  readonly clash: RoleClash;
  readonly matrix: Matrix;
  readonly draft: RoleDraft;
  /** What stands now is to be saved. */
  readonly onDecided: (draft: RoleDraft) => void;
  readonly onClose: () => void;
}

export function RoleClashDialog({ clash: { roleId, who, clashes }, matrix, draft, onDecided, onClose }: RoleClashDialogProps) {
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const name = matrix.roles.find(({ id }) => id === roleId)?.name ?? '';
  return (
    <ConflictDialog
      what={`the role ${name}`}
      who={who}
      clashes={clashesShown(clashes, {
        label: (field) => (field === 'name' ? 'Name' : 'Archived'),
        say: (_field, value) => sayValue(value),
        today,
        zone,
      })}
      merged={[]}
      onKeepEditing={onClose}
      onSave={(choices) => onDecided(settledDraft(draft, roleId, clashes, choices))}
    />
  );
}
