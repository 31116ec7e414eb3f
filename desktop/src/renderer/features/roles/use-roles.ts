// The roles as the server shows them, the changes upon them, and their one save with the way back.
import { useMemo, useRef, useState } from 'react';
import { GetRoleMatrixDocument, SaveRolesDocument } from '@lotline/schema/generated/documents/rights';
import type { RoleEditInput } from '@lotline/schema/generated/operations';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { UNDO_MS, undoneText } from '../../platform/data/use-undo-offer.ts';
import { readClashes, type Clash } from '../../platform/form/read-clashes.ts';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { countOf, DRAFT_SHAPES, editsOf, NO_CHANGES, rolesAfter, undoOf, type Matrix, type RoleDraft } from './role-draft.ts';

/** Whose roles changed is sent as that person. */
const ROLES: readonly Followed[] = [{ entity: 'role' }, { entity: 'app_user' }];

export function useRoleMatrix() {
  const read = useRead(GetRoleMatrixDocument, { variables: {}, follows: ROLES });
  return { read, matrix: read.data?.roleMatrix ?? null };
}

interface RolesWish {
  readonly why: string;
  readonly roles: readonly RoleEditInput[];
}

const useSaveRoles = (isFormless: boolean) =>
  useCommand({
    send: async (call, { why, roles }: RolesWish, client) =>
      (await call(SaveRolesDocument, { input: { why, roles: [...roles] }, client })).data.saveRoles,
    touches: ROLES,
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

export interface RoleClash {
  readonly roleId: number;
  readonly who: string;
  readonly clashes: readonly Clash[];
}

/** The changes upon what the server shows. */
export function useRoleChanges(matrix: Matrix) {
  const draft = useFormDraft<RoleDraft>({ name: 'roles', shapes: DRAFT_SHAPES, start: NO_CHANGES });
  const { values } = draft;
  const edits = useMemo(() => editsOf(matrix, values), [matrix, values]);
  const roles = useMemo(() => rolesAfter(matrix, values), [matrix, values]);
  return { draft, edits, roles, count: countOf(edits), change: (next: RoleDraft) => draft.set(next) };
}
export type RoleChanges = ReturnType<typeof useRoleChanges>;

export function useRoleSave(matrix: Matrix, { draft }: RoleChanges) {
  const command = useSaveRoles(false);
  const undo = useSaveRoles(true);
  const toast = useToast();
  const takeAway = useRef<() => void>(() => undefined);
  const [clash, setClash] = useState<RoleClash | null>(null);
  const offerUndo = (saved: Matrix, edits: readonly RoleEditInput[], why: string) => {
    const back = undoOf(matrix, saved, edits);
    const count = countOf(edits);
    const run = () => {
      takeAway.current();
      void undo.run({ why: `Undo: ${why}`, roles: back });
    };
    const said = count === 1 ? 'The change is saved.' : `${String(count)} changes are saved.`;
    takeAway.current = toast.offer(said, { label: 'Undo', run }, UNDO_MS);
  };
  const save = async (values: RoleDraft): Promise<void> => {
    takeAway.current();
    const why = values.why.trim();
    const edits = editsOf(matrix, values);
    if (edits.length === 0) return draft.forget();
    const outcome = await command.attempt({ why, roles: edits });
    if (outcome.isDone) {
      draft.forget();
      if (outcome.answer != null) offerUndo(outcome.answer, edits, why);
      return;
    }
    const { code, details } = outcome.refusal;
    const clashes = code === 'STALE_VERSION' ? readClashes(details['fields']) : [];
    if (clashes.length === 0) return;
    const who = typeof details['changedBy'] === 'string' ? details['changedBy'] : 'Someone else';
    setClash({ roleId: Number(details['id']), who, clashes });
  };
  return {
    ...{ save, clash, isBusy: command.isBusy },
    keepEditing: () => setClash(null),
    /** What was decided is saved with the rest. */
    decide: (values: RoleDraft) => {
      setClash(null);
      draft.set(values);
      void save(values);
    },
    sentence: clash === null ? command.sentence : null,
  };
}
