// One role beside the matrix: who hold it, what can be done with it, what happened to it.
import { Archive, ArchiveRestore, Copy, PencilLine } from 'lucide-react';
import { canArchiveRole } from '@lotline/schema/domain/rights/role-changes.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { PreviewPane, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import type { DraftRole, Matrix } from './role-draft.ts';

interface RolePaneProps {
  readonly role: DraftRole;
  readonly matrix: Matrix;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onRename: () => void;
  readonly onCopy: () => void;
  readonly onArchive: (isArchived: boolean) => void;
}

const MOST_NAMES = 20;

export function RolePane({ role, matrix, onStep, onClose, onRename, onCopy, onArchive }: RolePaneProps) {
  const verdict = canArchiveRole(role.holderCount);
  const because = verdict.ok || role.isArchived ? undefined : sayError(verdict.code, { ...verdict.details, role: role.name });
  return (
    <PreviewPane
      label={`role ${role.name}`}
      title={role.name}
      mark={role.isArchived ? <PlainTag>archived</PlainTag> : role.isNew ? <PlainTag>not saved</PlainTag> : undefined}
      isBusy={false}
      onStep={onStep}
      onClose={onClose}
      footer={
        <>
          <Button icon={PencilLine} onClick={onRename}>
            Rename
          </Button>
          <Button icon={Copy} onClick={onCopy}>
            Copy
          </Button>
          <Button
            kind="text"
            icon={role.isArchived ? ArchiveRestore : Archive}
            refusedBecause={because}
            reason="onPress"
            onClick={() => onArchive(!role.isArchived)}
          >
            {role.isNew ? 'Remove' : role.isArchived ? 'Restore' : 'Archive'}
          </Button>
        </>
      }
    >
      {role.isNew ? (
        <p>Nobody has this role until it is saved.</p>
      ) : (
        <>
          <Holders role={role} matrix={matrix} />
          <PreviewSection title="History">
            <RecordHistory entity="role" id={role.id} />
          </PreviewSection>
        </>
      )}
    </PreviewPane>
  );
}

function Holders({ role, matrix }: Pick<RolePaneProps, 'role' | 'matrix'>) {
  const held = matrix.holders.filter(({ roleIds }) => roleIds.includes(role.id));
  const names = held.flatMap((some) => some.names).slice(0, MOST_NAMES);
  const others = role.holderCount - names.length;
  const note = role.holderCount === 1 ? '1 person' : `${role.holderCount.toLocaleString('en-AU')} people`;
  return (
    <PreviewSection title="Who has this role" note={note}>
      <ul>
        {names.map((name, at) => (
          <li key={`${name} ${String(at)}`}>{name}</li>
        ))}
        {others > 0 ? <li>{`${others.toLocaleString('en-AU')} more, including those who cannot sign in`}</li> : null}
        {role.holderCount === 0 ? <li>Nobody</li> : null}
      </ul>
    </PreviewSection>
  );
}
