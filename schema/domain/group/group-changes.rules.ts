// Changes of a group: who may make them, and what they do to its people and open tasks, in words, before they are saved (screens.md §2.19). The console tells by
// it, the server decides by it.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, allowed, unless, type Verdict } from '../kernel/verdict.ts';
import { GROUP, GROUP_CLAIM } from './group.fields.ts';

/** Fields by which rights, money or the way of working change. */
const WEIGHTY = new Set<string>(['isSubcontractor', 'independentContractorId', 'isFieldGroup', 'canSchedule', 'documentNotices']);

export const needsReason = (changedKeys: readonly string[]): boolean => changedKeys.some((key) => WEIGHTY.has(key));

/** Refusals: REASON_REQUIRED. */
export function mustGiveReason(changedKeys: readonly string[], why: string | null): Verdict {
  const labels = Object.entries(GROUP.fields).flatMap(([key, { label }]) => (changedKeys.includes(key) && WEIGHTY.has(key) ? [label] : []));
  return unless(!needsReason(changedKeys) || why !== null, 'REASON_REQUIRED', {
    field: 'why',
    sentence: `Give a reason for changing ${labels.join(' and ')}.`,
  });
}

/** Members of a subcontractor's group see its amounts, so nobody lets themselves in who does not see amounts already. Refusals: CLAIM_REQUIRED. */
export function mustNotShowOwnAmounts(
  actor: Actor,
  { isSubcontractor, memberIds }: { readonly isSubcontractor: boolean; readonly memberIds: readonly number[] },
): Verdict {
  const claim = 'CAN_VIEW_FINANCIAL_INFORMATION';
  return unless(!isSubcontractor || !memberIds.includes(actor.userId) || hasClaim(actor, claim), 'CLAIM_REQUIRED', { claim });
}

/** Refusals: CLAIM_REQUIRED, GROUP_HAS_TASKS. */
export function canArchiveGroup(actor: Actor, { name, openTasks }: { readonly name: string; readonly openTasks: number }): Verdict {
  return all(
    unless(hasClaim(actor, GROUP_CLAIM), 'CLAIM_REQUIRED', { claim: GROUP_CLAIM }),
    unless(openTasks === 0, 'GROUP_HAS_TASKS', { group: name, count: openTasks }),
  );
}

export interface GroupMembers {
  readonly memberIds: readonly number[];
  readonly primaryUserId: number | null;
}

export interface MemberChanges {
  readonly join: readonly number[];
  readonly leave: readonly number[];
  /** Left out: whoever it is stays. */
  readonly primaryUserId: number | null;
}

/** As they are after it: what is so already is no change, and a group's only member is its contact. */
export function membersAfter({ memberIds, primaryUserId }: GroupMembers, changes: MemberChanges): GroupMembers {
  const after = [...new Set([...memberIds, ...changes.join])].filter((id) => !changes.leave.includes(id));
  const wanted = changes.primaryUserId ?? primaryUserId;
  const [only = null] = after;
  return { memberIds: after, primaryUserId: after.length === 1 ? only : (after.find((id) => id === wanted) ?? null) };
}

/** A group with members has exactly one primary contact. Refusals: PRIMARY_CONTACT_REQUIRED. */
export const mustHaveContact = ({ memberIds, primaryUserId }: GroupMembers): Verdict =>
  memberIds.length === 0 ? allowed : unless(primaryUserId !== null, 'PRIMARY_CONTACT_REQUIRED');

/** Whoever is onsite at a task of the group goes offsite before they leave it. Refusals: MEMBER_ONSITE. */
export const mustNotBeOnsite = (names: readonly string[]): Verdict => unless(names.length === 0, 'MEMBER_ONSITE', { names: [...names] });

interface Member {
  readonly id: number;
  readonly name: string;
}

/** What a group's flags and people are, as far as open tasks feel it. */
export interface GroupStanding {
  readonly isSubcontractor: boolean;
  readonly isFieldGroup: boolean;
  readonly canSchedule: boolean;
  readonly members: readonly Member[];
}

/** Of its open tasks. */
export interface GroupTasks {
  readonly open: number;
  /** Issued, neither accepted nor completed: whether anyone may go onsite depends on the group. */
  readonly unaccepted: number;
}

export interface GroupEffect {
  readonly sentence: string;
  /** The tasks that it is about; null for none. */
  readonly tasks: keyof GroupTasks | null;
}

/** In the order in which they matter; none where nothing of it changes. */
export function groupEffects(before: GroupStanding, after: GroupStanding, tasks: GroupTasks): readonly GroupEffect[] {
  return [
    ...(before.isSubcontractor === after.isSubcontractor ? [] : subcontractorEffects(after, tasks)),
    ...memberEffects(before, after, tasks),
    ...(before.isFieldGroup === after.isFieldGroup
      ? []
      : [
          said(
            after.isFieldGroup
              ? 'The field list offers the group.'
              : `The field list no longer offers the group; its ${tasksOf(tasks.open)} stay with it.`,
          ),
        ]),
    ...(before.canSchedule === after.canSchedule
      ? []
      : [said(`The schedule ${after.canSchedule ? 'shows' : 'no longer shows'} the group.`)]),
  ];
}

const said = (sentence: string, tasks: GroupEffect['tasks'] = null): GroupEffect => ({ sentence, tasks });

function subcontractorEffects({ isSubcontractor, members }: GroupStanding, { unaccepted }: GroupTasks): readonly GroupEffect[] {
  const waiting = isSubcontractor
    ? `${tasksOf(unaccepted)} must be accepted before anyone goes onsite.`
    : `${tasksOf(unaccepted)} can be worked on without being accepted.`;
  const money = `Rates and totals of its tasks are ${isSubcontractor ? 'shown' : 'no longer shown'} to ${peopleOf(members)}.`;
  return [
    unaccepted === 0 ? said('No open task is waiting to be accepted.') : said(waiting, 'unaccepted'),
    ...(members.length === 0 ? [] : [said(money)]),
  ];
}

function memberEffects(before: GroupStanding, after: GroupStanding, { open }: GroupTasks): readonly GroupEffect[] {
  const joined = without(after.members, before.members);
  const left = without(before.members, after.members);
  const which = open === 0 ? null : 'open';
  const tasks = open === 0 ? 'its tasks; none is open now' : `${tasksOf(open)} of the group`;
  return [
    ...(joined.length === 0 ? [] : [said(`${peopleOf(joined)} will see ${tasks}${amountsOf(after)}.`, which)]),
    ...(left.length === 0
      ? []
      : [said(`${peopleOf(left)} will no longer see ${tasks}${open === 0 ? '' : ', unless another group shares them'}.`, which)]),
    ...(left.length > 0 && after.members.length === 0 && open > 0 ? [said(`Nobody would be left to do ${tasksOf(open)}.`, 'open')] : []),
  ];
}

const without = (some: readonly Member[], others: readonly Member[]) => some.filter(({ id }) => !others.some((other) => other.id === id));
const amountsOf = ({ isSubcontractor }: GroupStanding): string => (isSubcontractor ? ', with rates and totals' : '');
const tasksOf = (count: number): string => (count === 1 ? '1 open task' : `${count.toLocaleString('en-AU')} open tasks`);

const MOST_NAMES = 3;

function peopleOf(members: readonly Member[]): string {
  const shown = members.slice(0, MOST_NAMES).map(({ name }) => name);
  const others = members.length - shown.length;
  const last = others > 0 ? `${String(others)} more` : shown.pop();
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last ?? ''}`;
}
