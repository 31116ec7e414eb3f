// Roles and claims: who may do what (screens.md §2.17, mock console/admin.html). Changes gather beside the matrix, told in words, and are saved at once.
import { useCallback, useState, useSyncExternalStore } from 'react';
import { Plus } from 'lucide-react';
import { CLAIM_WORDS } from '@lotline/schema/domain/kernel/claim-words';
import { CLAIMS, isClaim, type Claim } from '@lotline/schema/domain/kernel/claims';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { all } from '@lotline/schema/domain/kernel/verdict';
import { canChangeClaims, mustKeepRightsHolder } from '@lotline/schema/domain/rights/role-changes.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { LeaveQuestion } from '../../platform/form/LeaveQuestion.tsx';
import { goToMissing } from '../../platform/form/go-to-missing.ts';
import { useSaveKey } from '../../platform/form/use-save-key.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import { KeyHints, ListFrame } from '../../platform/list/ListFrame.tsx';
import { UnreadFrame } from '../../platform/list/UnreadFrame.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { ChangesPane, changesOf } from './ChangesPane.tsx';
import { MatrixFilters, type MatrixFilter } from './MatrixFilters.tsx';
import { RoleClashDialog } from './RoleClashDialog.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { RoleNameSheet } from './RoleNameSheet.tsx';
import { RolePane } from './RolePane.tsx';
import { nameFault, withArchived, withCell, withName, withRole, type DraftRole, type Matrix } from './role-draft.ts';
import { lockOf } from './role-locks.ts';
import { useRoleChanges, useRoleMatrix, useRoleSave } from './use-roles.ts';

const TITLE = 'Roles and claims';
const HINTS = [
  { keys: '↑ ↓ ← →', does: 'move' },
  { keys: 'Space', does: 'give or remove' },
  { keys: 'I', does: 'who holds it' },
  { keys: 'N', does: 'new role' },
  { keys: 'Ctrl S', does: 'save' },
];
const KEYS = [
  { keys: ['↑', '↓', '←', '→'], does: 'Move between cells' },
  { keys: ['Space'], does: 'Give or remove' },
  { keys: ['I'], does: 'Who holds the role' },
  { keys: ['N'], does: 'New role' },
  { keys: ['Ctrl', 'S'], does: 'Save the changes' },
];

export function RolesPage() {
  useTitle(TITLE);
  const { read, matrix } = useRoleMatrix();
  if (matrix !== null) return <Roles matrix={matrix} />;
  return (
    <ListFrame
      title={TITLE}
      count=""
      keys={KEYS}
      actions={null}
      filters={<AdminTabs />}
      bottom={<KeyHints hints={HINTS} note="" />}
      preview={null}
    >
      <UnreadFrame read={read} called="roles" />
    </ListFrame>
  );
}

type Naming = { readonly kind: 'new' } | { readonly kind: 'copy' | 'rename'; readonly role: DraftRole };

function Roles({ matrix }: { readonly matrix: Matrix }) {
  const actor = useActor();
  const changes = useRoleChanges(matrix);
  const { draft, roles, edits, count, change } = changes;
  const saving = useRoleSave(matrix, changes);
  const isWide = useIsWide();
  const [filter, setFilter] = useState<MatrixFilter>({ text: '', isOnlyChanges: false, hasArchived: false });
  const [openId, setOpenId] = useState<number | null>(null);
  const [isReviewing, setIsReviewing] = useState(false);
  const [naming, setNaming] = useState<Naming | null>(null);
  const shownRoles = roles.filter(({ isArchived, isArchiveChanged }) => !isArchived || isArchiveChanged || filter.hasArchived);
  const open = shownRoles.find(({ id }) => id === openId) ?? null;
  const had = (roleId: number, claim: Claim) => matrix.roles.find(({ id }) => id === roleId)?.claims.includes(claim) === true;
  const isChanged = (claim: Claim) => roles.some((role) => role.claims.includes(claim) !== had(role.id, claim));
  const changed = edits.flatMap(({ give, take }) => [...(give ?? []), ...(take ?? [])]).filter(isClaim);
  const verdict = all(canChangeClaims(actor, changed), mustKeepRightsHolder(roles, matrix.holders));
  const save = () => {
    if (count > 0 && draft.values.why.trim() === '') goToMissing();
    if (count > 0 && verdict.ok && draft.values.why.trim() !== '' && !saving.isBusy) void saving.save(draft.values);
  };
  useSaveKey(save);
  useHotkeys({ n: () => setNaming({ kind: 'new' }) });
  const step = (by: 1 | -1) => setOpenId(shownRoles[shownRoles.findIndex(({ id }) => id === openId) + by]?.id ?? openId);
  const { lastChange } = matrix;
  const last = lastChange == null ? '' : `last changed by ${lastChange.by ?? 'Lotline'}, ${formatDateClock(lastChange.at, browserZone())}`;
  const hasPane = count > 0 && (isWide || isReviewing);
  const preview =
    open !== null ? (
      <RolePane
        key={open.id}
        role={open}
        matrix={matrix}
        onStep={step}
        onClose={() => setOpenId(null)}
        onRename={() => setNaming({ kind: 'rename', role: open })}
        onCopy={() => setNaming({ kind: 'copy', role: open })}
        onArchive={(isArchived) => {
          change(withArchived(matrix, draft.values, open.id, isArchived));
          setOpenId(null);
        }}
      />
    ) : hasPane ? (
      <ChangesPane
        {...{ matrix, roles, edits, count, verdict }}
        why={draft.values.why}
        onWhy={(why) => change({ ...draft.values, why })}
        isBusy={saving.isBusy}
        problem={saving.sentence}
        onSave={save}
        onUndoAll={draft.forget}
        onClose={() => setIsReviewing(false)}
      />
    ) : null;
  return (
    <>
      <ListFrame
        title={TITLE}
        count={`${String(CLAIMS.length)} claims, ${String(shownRoles.length)} roles`}
        keys={KEYS}
        actions={
          <>
            {count > 0 && preview === null ? <Button onClick={() => setIsReviewing(true)}>Review {changesOf(count)}</Button> : null}
            <Button icon={Plus} onClick={() => setNaming({ kind: 'new' })}>
              Role
            </Button>
          </>
        }
        filters={
          <>
            <AdminTabs />
            <MatrixFilters filter={filter} onChange={setFilter} hasArchived={roles.some(({ isArchived }) => isArchived)} />
          </>
        }
        bottom={<KeyHints hints={HINTS} note={last} />}
        preview={preview}
      >
        <RoleMatrix
          roles={shownRoles}
          had={had}
          isShown={(claim) => isFound(claim, filter.text) && (!filter.isOnlyChanges || isChanged(claim))}
          lockOf={lockOf(actor, roles, matrix.holders)}
          openRole={openId}
          onOpen={({ id }) => setOpenId(id === openId ? null : id)}
          onToggle={(role, claim) => change(withCell(matrix, draft.values, role.id, claim))}
        />
      </ListFrame>
      <LeaveQuestion isUnsaved={count > 0} what="the roles" />
      {naming === null ? null : (
        <Name
          naming={naming}
          roles={roles}
          onClose={() => setNaming(null)}
          onDone={(name) => {
            if (naming.kind === 'rename') change(withName(matrix, draft.values, naming.role.id, name));
            else change(withRole(draft.values, name, naming.kind === 'copy' ? naming.role.claims : []));
            setNaming(null);
            setOpenId(null);
          }}
        />
      )}
      {saving.clash === null ? null : (
        <RoleClashDialog clash={saving.clash} matrix={matrix} draft={draft.values} onDecided={saving.decide} onClose={saving.keepEditing} />
      )}
    </>
  );
}

const isFound = (claim: Claim, text: string): boolean =>
  `${CLAIM_WORDS[claim].label} ${claim}`.toLowerCase().includes(text.trim().toLowerCase());

interface NameProps {
  readonly naming: Naming;
  readonly roles: readonly DraftRole[];
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

function Name({ naming, roles, onDone, onClose }: NameProps) {
  const shared = { onDone, onClose };
  if (naming.kind === 'new')
    return (
      <RoleNameSheet
        {...shared}
        title="New role"
        verb="Add role"
        draft="name-new-role"
        start=""
        about="It gives no rights until you tick some."
        faultOf={(name) => nameFault(roles, null, name)}
      />
    );
  const { id, name: called, isNew } = naming.role;
  // a role that is not saved yet has no number that lasts
  const of = isNew ? `new-${called}` : String(id);
  if (naming.kind === 'copy')
    return (
      <RoleNameSheet
        {...shared}
        title={`Copy ${called}`}
        verb="Add copy"
        draft={`name-copy-of-role-${of}`}
        start={`${called} copy`}
        about={`It starts with the rights of ${called}.`}
        faultOf={(name) => nameFault(roles, null, name)}
      />
    );
  return (
    <RoleNameSheet
      {...shared}
      title={`Rename ${called}`}
      verb="Rename"
      draft={`rename-role-${of}`}
      start={called}
      about="People who have it keep it."
      faultOf={(name) => nameFault(roles, id, name)}
    />
  );
}

const WIDE = '(min-width: 1024px)';

/** Whether matrix and changes have room beside each other. */
function useIsWide(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const query = window.matchMedia(WIDE);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
