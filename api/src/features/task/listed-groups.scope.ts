// Whose tasks a dashboard list shows: the person's own groups, one group, or with the claim all of them (specification 2 §4, contract/rest.md).
import { canSeeGroup, hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';
import { refuse } from '@lotline/schema/errors/refusal-error';

/** The path's group for 'Admin (ALL)'. */
const ALL_GROUPS = 0;

/** Named binds of listedGroups; a type alias, as Sequelize's binds want an index signature. */
export type ListedGroups = {
  everyGroup: boolean;
  listedGroupIds: number[];
};

/** @throws RefusalError CLAIM_REQUIRED without field work or for all groups without the claim, INVALID_INPUT, NOT_FOUND for a group of others. */
export function listedGroups(actor: Actor, groupId: string | undefined): ListedGroups {
  if (!hasClaim(actor, 'CAN_ACCESS_FIELD_WORK')) refuse('CLAIM_REQUIRED', { claim: 'CAN_ACCESS_FIELD_WORK' });
  if (groupId === undefined) return { everyGroup: false, listedGroupIds: [...actor.groupIds] };
  const id = parseGroupId(groupId);
  if (id === ALL_GROUPS) {
    if (!hasClaim(actor, 'CAN_VIEW_ALL_GROUPS')) refuse('CLAIM_REQUIRED', { claim: 'CAN_VIEW_ALL_GROUPS' });
    return { everyGroup: true, listedGroupIds: [] };
  }
  if (!canSeeGroup(actor, id)) refuse('NOT_FOUND');
  return { everyGroup: false, listedGroupIds: [id] };
}

function parseGroupId(text: string): number {
  const id = /^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : NaN;
  return id <= MAX_ID ? id : refuse('INVALID_INPUT', { field: 'groupId', sentence: 'The group must be a whole number, 0 for all groups.' });
}
