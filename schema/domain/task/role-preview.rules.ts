// What a change of roles does to people before it is saved: who gains or loses sight of money, and who could no longer do the tasks that lie before them
// or open those of the last 90 days, by the rules that the buttons go by (screens.md §2.17). Data in, data out, so that a thread can do it; what it does to screens stands in rights/role-screens.rules.
import { canSeeMoney, hasClaim, type Actor } from '../kernel/actor.ts';
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

/** Of one group. */
export interface GroupTasks {
  readonly groupId: number;
  readonly tasks: number;
  readonly first: readonly NamedTask[];
}

/** Tasks of one group of a contractor that have items at a rate. */
export interface RatedTasks {
  readonly groupId: number;
  readonly contractorId: number;
  readonly tasks: number;
}

type Named = Pick<PreviewedPerson, 'id' | 'displayName'>;
export interface BlockedPerson extends Named {
  readonly tasks: number;
  readonly first: readonly NamedTask[];
}

export interface RolePreview {
  readonly seeMoney: readonly Named[];
  readonly seeMoneyNoMore: readonly Named[];
  /** On how many tasks, of how many contractors, somebody sees rates who saw none. */
  readonly ratesOn: { readonly tasks: number; readonly contractors: number };
  /** Whoever has most to do comes first. */
  readonly blocked: readonly BlockedPerson[];
  /** Of tasks that are done, likewise. */
  readonly closed: readonly BlockedPerson[];
}

export interface PreviewedRoles {
  /** Who can log in and hold a role that changes. */
  readonly people: readonly PreviewedPerson[];
  readonly before: readonly RoleClaims[];
  /** The same roles and new ones, which nobody holds. */
  readonly after: readonly RoleClaims[];
  /** Issued, not submitted, declined or set aside. */
  readonly openTasks: readonly GroupTasks[];
  /** Submitted, and done in the last 90 days. */
  readonly doneTasks: readonly GroupTasks[];
  /** Both of these. */
  readonly ratedTasks: readonly RatedTasks[];
}

/** What works it out asks this; it is done here or in a thread. */
export interface RolesCounting {
  /** @throws RefusalError where too much is under way */
  count(asked: PreviewedRoles, holder: string): Promise<RolePreview>;
}

/** Where nobody else waits. */
export const ROLES_COUNTED_HERE: RolesCounting = { count: async (asked) => rolePreview(asked) };

/** Named of each person's tasks. */
const MOST_TASKS = 5;

export function rolePreview({ people, before, after, openTasks, doneTasks, ratedTasks }: PreviewedRoles): RolePreview {
  const actors = people.map((person) => ({ person, was: actorOf(person, before), is: actorOf(person, after) }));
  const money = actors.filter(({ was, is }) => canSeeMoney(was) !== canSeeMoney(is));
  const seeing = money.filter(({ is }) => canSeeMoney(is));
  const shown = ratedTasks.filter(({ groupId }) => seeing.some(({ is }) => readsTasks(is, groupId)));
  return {
    seeMoney: seeing.map(named),
    ratesOn: {
      tasks: shown.reduce((sum, { tasks }) => sum + tasks, 0),
      contractors: new Set(shown.map(({ contractorId }) => contractorId)).size,
    },
    seeMoneyNoMore: money.filter(({ was }) => canSeeMoney(was)).map(named),
    blocked: keptFrom(actors, openTasks),
    closed: keptFrom(actors, doneTasks),
  };
}

interface Changed {
  readonly person: PreviewedPerson;
  readonly was: Actor;
  readonly is: Actor;
}

const named = ({ person: { id, displayName } }: Changed): Named => ({ id, displayName });

/** Who could do something with them and no longer can. */
function keptFrom(actors: readonly Changed[], tasksOf: readonly GroupTasks[]): readonly BlockedPerson[] {
  const kept = actors.flatMap((one): BlockedPerson[] => {
    const lost = tasksOf.filter(({ groupId }) => isDoable(one.was, groupId) && !isDoable(one.is, groupId));
    const tasks = lost.reduce((sum, group) => sum + group.tasks, 0);
    return tasks === 0 ? [] : [{ ...named(one), tasks, first: lost.flatMap(({ first }) => first).slice(0, MOST_TASKS) }];
  });
  return kept.toSorted((one, other) => other.tasks - one.tasks || one.id - other.id);
}

function actorOf({ id, roleIds, groupIds, isSubcontractor }: PreviewedPerson, roles: readonly RoleClaims[]): Actor {
  const claims: ReadonlySet<Claim> = claimsOfRoles(roles, roleIds);
  return { userId: id, claims, groupIds: new Set(groupIds), isSubcontractor };
}

/** In the office, or as one of the crew. */
const readsTasks = (actor: Actor, groupId: number): boolean => hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION') || isDoable(actor, groupId);

/** What every step of a task asks first: it is theirs, and they do field work. */
const isDoable = (actor: Actor, groupId: number): boolean => canComment(actor, buildOpenTask(groupId)).ok;
