// What a change of roles does to people before it is saved: who gains or loses sight of money, and who could no longer do the tasks that lie before them, by the rules
// that the buttons go by (screens.md §2.17). Pure; what it does to screens stands in rights/role-screens.rules.
import { canSeeMoney, type Actor } from '../kernel/actor.ts';
import type { Claim } from '../kernel/claims.ts';
import { claimsOfRoles, type RoleClaims } from '../rights/role-changes.rules.ts';
import { buildOpenTask } from './open-task.ts';
import type { NamedTask } from './setting-preview.ts';
import { canComment } from './task.lifecycle.ts';

export interface PreviewedPerson {
  readonly id: number;
  readonly displayName: string;
  readonly roleIds: readonly number[];
  readonly groupIds: readonly number[];
  /** In a subcontractor's group. */
  readonly isSubcontractor: boolean;
}

/** Issued, not submitted, declined or set aside. */
export interface OpenTasks {
  readonly groupId: number;
  readonly tasks: number;
  readonly first: readonly NamedTask[];
}

type Named = Pick<PreviewedPerson, 'id' | 'displayName'>;
export interface BlockedPerson extends Named {
  readonly tasks: number;
  readonly first: readonly NamedTask[];
}

export interface RolePreview {
  readonly seeMoney: readonly Named[];
  readonly seeMoneyNoMore: readonly Named[];
  /** Whoever has most to do comes first. */
  readonly blocked: readonly BlockedPerson[];
}

/** Named of each person's tasks. */
const MOST_TASKS = 5;

/** @param people who can log in and hold a role that changes @param after the same roles and new ones, which nobody holds */
export function rolePreview(
  people: readonly PreviewedPerson[],
  before: readonly RoleClaims[],
  after: readonly RoleClaims[],
  openTasks: readonly OpenTasks[],
): RolePreview {
  const actors = people.map((person) => ({ person, was: actorOf(person, before), is: actorOf(person, after) }));
  const named = ({ person: { id, displayName } }: (typeof actors)[number]): Named => ({ id, displayName });
  const money = actors.filter(({ was, is }) => canSeeMoney(was) !== canSeeMoney(is));
  const blocked = actors.flatMap((one): BlockedPerson[] => {
    const lost = openTasks.filter(({ groupId }) => isDoable(one.was, groupId) && !isDoable(one.is, groupId));
    const tasks = lost.reduce((sum, group) => sum + group.tasks, 0);
    return tasks === 0 ? [] : [{ ...named(one), tasks, first: lost.flatMap(({ first }) => first).slice(0, MOST_TASKS) }];
  });
  return {
    seeMoney: money.filter(({ is }) => canSeeMoney(is)).map(named),
    seeMoneyNoMore: money.filter(({ was }) => canSeeMoney(was)).map(named),
    blocked: blocked.toSorted((one, other) => other.tasks - one.tasks || one.id - other.id),
  };
}

function actorOf({ id, roleIds, groupIds, isSubcontractor }: PreviewedPerson, roles: readonly RoleClaims[]): Actor {
  const claims: ReadonlySet<Claim> = claimsOfRoles(roles, roleIds);
  return { userId: id, claims, groupIds: new Set(groupIds), isSubcontractor };
}

/** What every step of a task asks first: it is theirs, and they do field work. */
const isDoable = (actor: Actor, groupId: number): boolean => canComment(actor, buildOpenTask(groupId)).ok;
