// Save the roles (saveRoles): every change of the page in one transaction, or none (screens.md §2.17). Cells merge with what others saved meanwhile; a name that
// two changed, or a role that somebody archived, is a clash.
import { QueryTypes } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { FieldValues } from '@lotline/schema/domain/kernel/field-merge';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import type { RoleEdit, SaveRolesInput } from '@lotline/schema/domain/rights/role-changes.input';
import { canArchiveRole, canChangeClaims, type RoleClaims } from '@lotline/schema/domain/rights/role-changes.rules';
import { ROLE } from '@lotline/schema/domain/rights/role.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lastChanges, unclashed } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { queueRoleMail } from './queue-role-mail.step.ts';
import { lockRights, mustLeaveRightsHolder } from './rights-lock.step.ts';
import { ROLE_COLUMNS, withKnownClaims, type RoleRow } from './role.queries.ts';

export type SavedRoles = { roleIds: number[] };

const LOCK_ROLE = prepared('lock-role', `select ${ROLE_COLUMNS} from role r where r.id = $id for no key update of r`);
const GIVE = prepared(
  'give-claims',
  'insert into role_claim (role_id, claim_value) select $id, unnest($claims::text[]) on conflict do nothing',
);
const TAKE = prepared('take-claims', 'delete from role_claim where role_id = $id and claim_value = any($claims::text[]) ');

export function saveRoles(context: RequestContext, input: SaveRolesInput, client: ClientMutation | null): Promise<SavedRoles> {
  return runCommand<SavedRoles>(context, {
    operation: 'saveRoles',
    input,
    client,
    work: async (command) => {
      const caller = await lockRights(command);
      must(canManage(caller, ROLE));
      const saving: Saving = { command, caller, why: input.why, changed: [] };
      const roleIds: number[] = [];
      for (const edit of input.roles) roleIds.push(edit.id === null ? await create(saving, edit) : await change(saving, edit.id, edit));
      await mustLeaveRightsHolder(command);
      await queueRoleMail(command, saving.changed);
      return { roleIds };
    },
  });
}

interface Saving {
  readonly command: CommandContext;
  /** With the rights that they have now. */
  readonly caller: Actor;
  readonly why: string;
  /** Each role that is not new, as it was and as it is. */
  readonly changed: (readonly [before: RoleClaims, after: RoleClaims])[];
}

async function create({ command, caller, why }: Saving, { name, give }: RoleEdit): Promise<number> {
  must(canChangeClaims(caller, give));
  const { id, version } = await insertRecord(command, ROLE, { name });
  const given = await writeClaims(command, GIVE, id, give);
  const head = { entity: 'role', entityId: id, constructionId: null, version, why } as const;
  appendEvent(command, { ...head, move: 'createRole', after: { name }, detail: { given, taken: [] } });
  return id;
}

async function change(saving: Saving, id: number, edit: RoleEdit): Promise<number> {
  const { command, caller, why } = saving;
  const role = await lockRole(command, id);
  const give = edit.give.filter((claim) => !role.claims.includes(claim));
  const take = edit.take.filter((claim) => role.claims.includes(claim));
  must(canChangeClaims(caller, [...give, ...take]));
  const written = await unclashed(...merged(role, edit), (fields) => lastChanges(command, { entity: 'role', id, fields }));
  const name = typeof written['name'] === 'string' ? written['name'] : null;
  if (give.length + take.length > 0 || name !== null) {
    const [given, taken] = [await writeClaims(command, GIVE, id, give), await writeClaims(command, TAKE, id, take)];
    const { version } = await updateRecord(command, ROLE, id, name === null ? {} : { name });
    const sides = name === null ? { before: {}, after: {} } : { before: { name: role.name }, after: { name } };
    const head = { entity: 'role', entityId: id, constructionId: null, version, why } as const;
    appendEvent(command, { ...head, move: 'editRole', ...sides, detail: { given, taken } });
    const claims = [...role.claims.filter((claim) => !taken.includes(claim)), ...given];
    saving.changed.push([role, { id, name: name ?? role.name, claims }]);
  }
  if (typeof written['isArchived'] === 'boolean') await archive(saving, role, written['isArchived']);
  return id;
}

/** Who changes the cells of a role that somebody archived meanwhile is asked, as for a name that both changed. */
function merged(role: RoleRow, edit: RoleEdit): [row: Parameters<typeof unclashed>[0], base: FieldValues, wanted: FieldValues] {
  const changesCells = edit.give.length + edit.take.length > 0;
  const isArchived = edit.isArchived ?? (changesCells ? edit.wasArchived : null);
  return [
    { entity: 'role', id: role.id, version: role.version, values: { name: role.name, isArchived: role.isArchived } },
    { name: edit.baseName ?? role.name, isArchived: edit.wasArchived },
    { ...(edit.name === null ? {} : { name: edit.name }), ...(isArchived === null ? {} : { isArchived }) },
  ];
}

async function archive({ command, why }: Saving, role: RoleRow, isArchived: boolean): Promise<void> {
  const verdict = isArchived ? canArchiveRole(role.holderCount) : null;
  if (verdict?.ok === false) refuse(verdict.code, { ...verdict.details, role: role.name });
  const { version } = await updateRecord(command, ROLE, role.id, {}, { isArchived });
  const move = isArchived ? ('archiveRole' as const) : ('restoreRole' as const);
  const head = { entity: 'role', entityId: role.id, constructionId: null, version, why } as const;
  appendEvent(command, { ...head, move, before: { isArchived: role.isArchived }, after: { isArchived } });
}

async function lockRole({ sequelize, transaction }: CommandContext, id: number): Promise<RoleRow> {
  const [found] = await sequelize.query<RoleRow>(LOCK_ROLE, { bind: { id }, transaction, type: QueryTypes.SELECT });
  return found === undefined ? refuse('NOT_FOUND') : withKnownClaims(found);
}

async function writeClaims(command: CommandContext, sql: string, id: number, claims: readonly Claim[]): Promise<Claim[]> {
  if (claims.length === 0) return [];
  const { sequelize, transaction } = command;
  await sequelize.query(sql, { bind: { id, claims: [...claims] }, transaction, type: QueryTypes.SELECT });
  return [...claims];
}
