// Who I am, who else there is, and which groups (specification 1 §7, 2 §7 GetFieldData).
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { findPeopleInput, MAX_PEOPLE_PAGE, peopleInput } from '@lotline/schema/domain/people/people.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { findPeople } from './found-people.queries.ts';
import { FoundPerson } from './found-person.type.ts';
import { Group } from './group.type.ts';
import { presentFoundPerson, presentGroup, presentMe, presentPerson } from './people.presenter.ts';
import { listGroups, listPeople, listReachable, loadMe, MOST_GROUPS, type GroupScope } from './people.queries.ts';
import { User } from './user.type.ts';

@Resolver(() => User)
export class PeopleResolver {
  @Query(() => User)
  async me(@Ctx() { actor, sequelize }: RequestContext): Promise<User> {
    const row = (await loadMe(sequelize, actor.userId)) ?? refuse('CANNOT_LOG_IN');
    return presentMe(row, actor.isSubcontractor);
  }

  @Query(() => [User], {
    description: `Those who may sign in, by name; with a claim, those who hold it. A page of at most ${MAX_PEOPLE_PAGE}, which is also the usual one; \`after\` is the id of the last person of the page before. For people who work in the field or with jobs.`,
  })
  async users(
    @Ctx() context: RequestContext,
    @Arg('claim', () => String, { nullable: true }) claim: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => Int, { nullable: true }) after: number | null,
  ): Promise<User[]> {
    const { actor } = context;
    mustKnowPeople(actor);
    const { claim: held, ...page } = parseInput(peopleInput, { claim, first, after });
    if (held !== null && !isClaim(held)) refuse('INVALID_INPUT', { field: 'claim', sentence: 'There is no such claim.' });
    // the field asks for the office's people (specification 1 §7); who holds what else is not theirs to know
    if (held !== null && held !== 'IS_CONSTRUCTION_USER' && !hasClaim(actor, 'CAN_VIEW_ALL_GROUPS'))
      refuse('CLAIM_REQUIRED', { claim: 'CAN_VIEW_ALL_GROUPS' });
    const [rows] = await Promise.all([
      listPeople(context, held, page),
      hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') ? null : reachableFrom(context),
    ]);
    return rows.map(presentPerson);
  }

  @Query(() => [FoundPerson], { description: 'Whose name, or the name of a group of theirs, begins with what was typed, word by word' })
  async foundPeople(
    @Arg('search', () => String) search: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() context: RequestContext,
  ): Promise<FoundPerson[]> {
    mustKnowPeople(context.actor);
    const input = parseInput(findPeopleInput, { search, first });
    if (input.words.length === 0) return [];
    const [rows] = await Promise.all([
      findPeople(context, input),
      hasClaim(context.actor, 'CAN_VIEW_ALL_GROUPS') ? null : reachableFrom(context),
    ]);
    return rows.map(presentFoundPerson);
  }

  /** Wherever a person is shown. Empty where it is not told: the contract has no null here. Decision 022. */
  @FieldResolver(() => String)
  email(@Root() { id, email }: User, @Ctx() context: RequestContext): string | Promise<string> {
    const { actor } = context;
    if (id === actor.userId || hasClaim(actor, 'CAN_VIEW_ALL_GROUPS')) return email;
    const told = (reachable: ReadonlySet<number>) => (reachable.has(id) ? email : '');
    const reachable = reachableFrom(context);
    // of a list each: a promise for every person of it would be most of its work
    return reachable instanceof Promise ? reachable.then(told) : told(reachable);
  }

  @Query(() => [Group], { description: `Every group with CAN_VIEW_ALL_GROUPS, else the person’s own; at most ${MOST_GROUPS}` })
  async groups(@Ctx() context: RequestContext): Promise<Group[]> {
    return (await listGroups(context, { ...groupScope(context.actor), fieldOnly: false })).map(presentGroup);
  }

  @Query(() => [Group], {
    description: `The groups that the field list’s selector offers: those that do field work and are in use; at most ${MOST_GROUPS}`,
  })
  async fieldGroups(@Ctx() context: RequestContext): Promise<Group[]> {
    return (await listGroups(context, { ...groupScope(context.actor), fieldOnly: true })).map(presentGroup);
  }
}

/** @throws RefusalError CLAIM_REQUIRED */
function mustKnowPeople(actor: Actor): void {
  if (!hasClaim(actor, 'CAN_ACCESS_FIELD_WORK') && !hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'))
    refuse('CLAIM_REQUIRED', { claim: 'CAN_ACCESS_FIELD_WORK' });
}

const reachableOf = new WeakMap<RequestContext, ReadonlySet<number> | Promise<ReadonlySet<number>>>();

/** Asked once for each request; a promise until it is answered. */
function reachableFrom(context: RequestContext): ReadonlySet<number> | Promise<ReadonlySet<number>> {
  const known = reachableOf.get(context);
  if (known !== undefined) return known;
  const asked = listReachable(context, context.actor.groupIds).then((reachable) => {
    reachableOf.set(context, reachable);
    return reachable;
  });
  reachableOf.set(context, asked);
  return asked;
}

function groupScope(actor: Actor): Omit<GroupScope, 'fieldOnly'> {
  return { allGroups: hasClaim(actor, 'CAN_VIEW_ALL_GROUPS'), groupIds: actor.groupIds };
}
