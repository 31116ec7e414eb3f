// The changes of the page of roles before they are saved: pure. Each stands beside what the server shows, so that what somebody else saves meanwhile is merged.
import { z } from 'zod';
import { CLAIMS, isClaim, type Claim } from '@lotline/schema/domain/kernel/claims';
import type { RoleClaims } from '@lotline/schema/domain/rights/role-changes.rules';
import { ROLE_NAME_MOST, roleNameKey } from '@lotline/schema/domain/rights/role.fields';
import type { RoleEditInput, RoleMatrixFieldsFragment } from '@lotline/schema/generated/operations';

export type Matrix = RoleMatrixFieldsFragment;

const added = z.object({ id: z.number(), name: z.string(), claims: z.array(z.enum(CLAIMS)) });
/** A new role has a negative id until it is saved. */
export type AddedRole = z.output<typeof added>;

export const DRAFT_SHAPES = {
  /** Wanted, by '4 CAN_VIEW_LOGS'. */
  cells: z.record(z.string(), z.boolean()),
  names: z.record(z.string(), z.object({ name: z.string(), base: z.string() })),
  archived: z.record(z.string(), z.object({ isArchived: z.boolean(), was: z.boolean() })),
  added: z.array(added),
  why: z.string(),
};
export interface RoleDraft {
  readonly cells: Record<string, boolean>;
  readonly names: Record<string, { name: string; base: string }>;
  readonly archived: Record<string, { isArchived: boolean; was: boolean }>;
  readonly added: AddedRole[];
  readonly why: string;
}
export const NO_CHANGES: RoleDraft = { cells: {}, names: {}, archived: {}, added: [], why: '' };

/** A role as it would be after the save. */
export interface DraftRole extends RoleClaims {
  readonly isNew: boolean;
  readonly isRenamed: boolean;
  readonly isArchived: boolean;
  readonly isArchiveChanged: boolean;
  readonly holderCount: number;
}

const cellKey = (roleId: number, claim: Claim): string => `${String(roleId)} ${claim}`;
const without = <Value>(record: Record<string, Value>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

export const serverRoles = ({ roles }: Matrix): readonly RoleClaims[] =>
  roles.map(({ id, name, claims }) => ({ id, name, claims: claims.filter(isClaim) }));

export function rolesAfter(matrix: Matrix, draft: RoleDraft): readonly DraftRole[] {
  const there = serverRoles(matrix).map((role, at): DraftRole => {
    const { isArchived = false, holderCount = 0 } = matrix.roles[at] ?? {};
    const name = draft.names[role.id]?.name ?? role.name;
    const archived = draft.archived[role.id]?.isArchived ?? isArchived;
    const claims = CLAIMS.filter((claim) => draft.cells[cellKey(role.id, claim)] ?? role.claims.includes(claim));
    return {
      ...{ id: role.id, name, claims, holderCount, isNew: false },
      ...{ isRenamed: name !== role.name, isArchived: archived, isArchiveChanged: archived !== isArchived },
    };
  });
  const fresh = draft.added.map(({ id, name, claims }): DraftRole => ({
    ...{ id, name, claims, isNew: true, isRenamed: false, isArchived: false, isArchiveChanged: false, holderCount: 0 },
  }));
  return [...there, ...fresh];
}

/** A cell that is again as the server has it is no change. */
export function withCell(matrix: Matrix, draft: RoleDraft, roleId: number, claim: Claim): RoleDraft {
  const role = rolesAfter(matrix, draft).find(({ id }) => id === roleId);
  if (role === undefined) return draft;
  const isGiven = !role.claims.includes(claim);
  if (role.isNew) {
    const claims = isGiven ? [...role.claims, claim] : role.claims.filter((one) => one !== claim);
    return { ...draft, added: draft.added.map((one) => (one.id === roleId ? { ...one, claims } : one)) };
  }
  const key = cellKey(roleId, claim);
  const had = serverRoles(matrix).some(({ id, claims }) => id === roleId && claims.includes(claim));
  return { ...draft, cells: had === isGiven ? without(draft.cells, key) : { ...draft.cells, [key]: isGiven } };
}

export function withName(matrix: Matrix, draft: RoleDraft, roleId: number, name: string): RoleDraft {
  if (roleId < 0) return { ...draft, added: draft.added.map((one) => (one.id === roleId ? { ...one, name } : one)) };
  const base = draft.names[roleId]?.base ?? matrix.roles.find(({ id }) => id === roleId)?.name ?? '';
  return { ...draft, names: name === base ? without(draft.names, String(roleId)) : { ...draft.names, [roleId]: { name, base } } };
}

export function withArchived(matrix: Matrix, draft: RoleDraft, roleId: number, isArchived: boolean): RoleDraft {
  if (roleId < 0) return { ...draft, added: draft.added.filter(({ id }) => id !== roleId) };
  const was = matrix.roles.find(({ id }) => id === roleId)?.isArchived ?? false;
  const archived = isArchived === was ? without(draft.archived, String(roleId)) : { ...draft.archived, [roleId]: { isArchived, was } };
  return { ...draft, archived };
}

export function withRole(draft: RoleDraft, name: string, claims: readonly Claim[]): RoleDraft {
  const id = Math.min(0, ...draft.added.map((one) => one.id)) - 1;
  return { ...draft, added: [...draft.added, { id, name, claims: [...claims] }] };
}

/** Why a role cannot be called so; null where it can. @param id of the role itself; null for a new one */
export function nameFault(roles: readonly RoleClaims[], id: number | null, name: string): string | null {
  if (name.trim() === '') return 'Name is missing.';
  if (name.trim().length > ROLE_NAME_MOST) return `Name must be at most ${String(ROLE_NAME_MOST)} characters.`;
  const isTaken = roles.some((role) => role.id !== id && roleNameKey(role.name) === roleNameKey(name));
  return isTaken ? 'Another role has this name already. Choose another.' : null;
}

/** What the save sends; empty where nothing differs from what the server shows. */
export function editsOf(matrix: Matrix, draft: RoleDraft): readonly RoleEditInput[] {
  const before = new Map(serverRoles(matrix).map((role) => [role.id, role]));
  return rolesAfter(matrix, draft).flatMap((role): RoleEditInput[] => {
    if (role.isNew) return [{ name: role.name, give: [...role.claims] }];
    const had = before.get(role.id)?.claims ?? [];
    const give = role.claims.filter((claim) => !had.includes(claim));
    const take = had.filter((claim) => !role.claims.includes(claim));
    const wasArchived = draft.archived[role.id]?.was ?? matrix.roles.find(({ id }) => id === role.id)?.isArchived ?? false;
    if (give.length + take.length === 0 && !role.isRenamed && !role.isArchiveChanged) return [];
    return [
      {
        ...{ id: role.id, give, take, wasArchived },
        ...(role.isRenamed ? { name: role.name, baseName: draft.names[role.id]?.base ?? null } : {}),
        ...(role.isArchiveChanged ? { isArchived: role.isArchived } : {}),
      },
    ];
  });
}

/** Each cell, name, archiving and new role is one. */
export const countOf = (edits: readonly RoleEditInput[]): number =>
  edits.reduce((sum, { id, name, isArchived, give, take }) => {
    if (id == null) return sum + 1;
    return sum + (give?.length ?? 0) + (take?.length ?? 0) + (name == null ? 0 : 1) + (isArchived == null ? 0 : 1);
  }, 0);

/** What takes the save back: what it gave is taken, a role that it made is archived. @param saved the roles as the save answered them */
export function undoOf(before: Matrix, saved: Matrix, edits: readonly RoleEditInput[]): readonly RoleEditInput[] {
  return edits.flatMap((edit): RoleEditInput[] => {
    if (edit.id == null) {
      const made = saved.roles.find(({ name }) => name === edit.name?.trim());
      return made === undefined ? [] : [{ id: made.id, isArchived: true, wasArchived: false }];
    }
    const was = before.roles.find(({ id }) => id === edit.id);
    const now = saved.roles.find(({ id }) => id === edit.id);
    if (was === undefined || now === undefined) return [];
    return [
      {
        ...{ id: edit.id, give: edit.take ?? [], take: edit.give ?? [], wasArchived: now.isArchived },
        ...(edit.name == null ? {} : { name: was.name, baseName: now.name }),
        ...(edit.isArchived == null ? {} : { isArchived: was.isArchived }),
      },
    ];
  });
}

interface DecidedClash {
  readonly field: string;
  readonly theirs: string | number | boolean | null;
}

/** What was decided for one role: theirs is no change any more, yours stands upon theirs. */
export function settledDraft(
  draft: RoleDraft,
  roleId: number,
  clashes: readonly DecidedClash[],
  choices: Readonly<Record<string, 'yours' | 'theirs'>>,
): RoleDraft {
  const key = String(roleId);
  return clashes.reduce<RoleDraft>((before, { field, theirs }) => {
    const isYours = choices[field] === 'yours';
    if (field === 'name') {
      const mine = before.names[key]?.name;
      const names = without(before.names, key);
      return { ...before, names: isYours && mine !== undefined ? { ...names, [key]: { name: mine, base: String(theirs) } } : names };
    }
    const archived = without(before.archived, key);
    if (isYours) return { ...before, archived: { ...archived, [key]: { isArchived: theirs !== true, was: theirs === true } } };
    // an archived role gives nobody anything: its cells are let go of
    const cells =
      theirs === true ? Object.fromEntries(Object.entries(before.cells).filter(([cell]) => !cell.startsWith(`${key} `))) : before.cells;
    return { ...before, archived, cells };
  }, draft);
}
