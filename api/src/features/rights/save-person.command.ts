// Invite a person, or edit one (savePerson): fields, roles and groups in one transaction (screens.md §2.17). The first sign-in with the verified e-mail binds it.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { SavePersonInput } from '@lotline/schema/domain/rights/person-changes.input';
import { canChangeSignIn, canManagePeople, claimsOfRoles, mustHaveGroup } from '@lotline/schema/domain/rights/person-changes.rules';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { mustHoldAll, type RoleClaims } from '@lotline/schema/domain/rights/role-changes.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockInScope } from '../../platform/record/lock-record.ts';
import { beforeOf, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { groupsByIds, memberCount, rolesByIds, writePairs } from './person-rows.ts';
import { rolesOfPerson } from './person.queries.ts';
import { lockRights, mustLeaveRightsHolder } from './rights-lock.step.ts';

export type SavedPerson = { personId: number };

export function savePerson(context: RequestContext, input: SavePersonInput, client: ClientMutation | null): Promise<SavedPerson> {
  return runCommand<SavedPerson>(context, {
    operation: 'savePerson',
    input,
    client,
    work: async (command) => {
      const caller = await lockRights(command);
      must(canManagePeople(caller));
      const personId = input.id === null ? await invite(command, input, caller) : await edit(command, input.id, input, caller);
      await mustLeaveRightsHolder(command);
      return { personId };
    },
  });
}

async function invite(command: CommandContext, input: SavePersonInput, caller: Actor): Promise<number> {
  const after = newValues(command, PERSON, input);
  const { id, version } = await insertRecord(command, PERSON, after, { invitedAt: command.at });
  const detail = await changeRights(command, id, input, [], caller);
  appendEvent(command, { ...headOf(id, version, input.why), move: 'createPerson', after, detail });
  return id;
}

const headOf = (id: number, version: number, why: string) =>
  ({ entity: 'app_user', entityId: id, constructionId: null, version, why }) as const;

async function edit(command: CommandContext, id: number, input: SavePersonInput, caller: Actor): Promise<number> {
  const row = (await lockInScope(command, PERSON, id, { reads: 'true', writes: 'true' })) ?? refuse('NOT_FOUND');
  const held = await rolesOfPerson(command, id);
  const after = await mergedChanges(command, PERSON, row, input);
  if ('email' in after) must(canChangeSignIn(caller, claimsOfRoles(held)));
  const detail = await changeRights(command, id, input, held, caller);
  const isSame = Object.keys(after).length === 0 && Object.values(detail).every((list) => list.length === 0);
  if (isSame) return id;
  const { version } = await updateRecord(command, PERSON, id, after);
  const before = beforeOf(PERSON, row.values, after);
  appendEvent(command, { ...headOf(id, version, input.why), move: 'editPerson', before, after, detail });
  return id;
}

/** What the person gains and loses, as their event tells it. @throws RefusalError ROLE_EXCEEDS_YOURS, ROLE_ARCHIVED, PERSON_NEEDS_GROUP */
async function changeRights(command: CommandContext, id: number, input: SavePersonInput, held: readonly RoleClaims[], caller: Actor) {
  const has = new Set(held.map((role) => role.id));
  const given = await rolesByIds(
    command,
    input.giveRoleIds.filter((roleId) => !has.has(roleId)),
  );
  const taken = held.filter((role) => input.takeRoleIds.includes(role.id));
  must(mustHoldAll(caller, claimsOfRoles([...given, ...taken])));
  await writePairs(command, 'user_role', { userId: id, give: given.map((role) => role.id), take: taken.map((role) => role.id) });
  const groups = await groupsByIds(command, id, input);
  await writePairs(command, 'group_member', {
    userId: id,
    give: groups.joined.map((group) => group.id),
    take: groups.left.map((group) => group.id),
  });
  const now = [...held.filter((role) => !taken.includes(role)), ...given];
  must(mustHaveGroup(claimsOfRoles(now), await memberCount(command, id)));
  return {
    ...{ givenRoleIds: idsOf(given), takenRoleIds: idsOf(taken), joinedGroupIds: idsOf(groups.joined), leftGroupIds: idsOf(groups.left) },
    ...{ gives: namesOf(given), takes: namesOf(taken), joins: namesOf(groups.joined), leaves: namesOf(groups.left) },
  };
}

interface Named {
  readonly id: number;
  readonly name: string;
}
const idsOf = (rows: readonly Named[]): number[] => rows.map(({ id }) => id);
const namesOf = (rows: readonly Named[]): string[] => rows.map(({ name }) => name);
