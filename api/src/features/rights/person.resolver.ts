// People: their list, one of them, invite and edit, who can sign in (screens.md §2.17).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { personAccessInput, personInput, savePersonInput } from '@lotline/schema/domain/rights/person-changes.input';
import { canManagePeople } from '@lotline/schema/domain/rights/person-changes.rules';
import { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { filterType, pageType, rowType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { plainPresenter, presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { resendInvitation, setPersonAccess } from './person-access.command.ts';
import { PEOPLE } from './person-list.sql.ts';
import { loadPersonChoices, loadPersonDetail } from './person.queries.ts';
import { PersonChoices, PersonDetail, SavePersonArg } from './person.type.ts';
import { savePerson } from './save-person.command.ts';

type PersonRow = RowOf<typeof PERSON_LIST>;
const PersonRow = rowType(PERSON_LIST, 'PersonRow', { description: 'With CAN_MANAGE_USERS or CAN_MANAGE_ROLE_CLAIMS' });
const PersonPage = pageType(PersonRow, 'PersonPage');
const PersonFilterInput = filterType(PERSON_LIST, 'PersonFilterInput');
const present = plainPresenter(PERSON_LIST);

@Resolver()
export class PersonResolver {
  @Query(() => PersonPage, {
    description: `A page of at most ${String(MAX_LIST_PAGE)}, by one of: ${sortKeysOf(PERSON_LIST).join(', ')}; usually by name`,
  })
  async people(
    @Arg('filter', () => PersonFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<PersonRow>> {
    mustReadList(context, PERSON_LIST);
    const page = await PEOPLE.page(context, parseInput(PEOPLE.inputs.page, { filter, sort, first, after }));
    return presentPage(page, present(context));
  }

  @Query(() => PersonDetail, { nullable: true })
  async person(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<PersonDetail> {
    must(canManagePeople(context.actor));
    return (await loadPersonDetail(context, parseInput(personInput, { id }).id)) ?? refuse('NOT_FOUND');
  }

  @Query(() => PersonChoices)
  async personChoices(@Ctx() context: RequestContext): Promise<PersonChoices> {
    must(canManagePeople(context.actor));
    return loadPersonChoices(context);
  }

  @Mutation(() => PersonDetail, {
    nullable: true,
    description: 'Without an id invites. Nobody gives or takes a role with a claim that they lack (ROLE_EXCEEDS_YOURS)',
  })
  async savePerson(
    @Arg('input', () => SavePersonArg) input: SavePersonArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PersonDetail> {
    const { personId } = await savePerson(context, parseInput(savePersonInput, input), parseClient(client));
    return saved(context, personId);
  }

  @Mutation(() => PersonDetail, { nullable: true, description: 'canLogIn: false signs the person out within a minute' })
  async setPersonAccess(
    @Arg('id', () => Int) id: number,
    @Arg('canLogIn', () => Boolean) canLogIn: boolean,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PersonDetail> {
    const { personId } = await setPersonAccess(context, parseInput(personAccessInput, { id, canLogIn, why }), parseClient(client));
    return saved(context, personId);
  }

  @Mutation(() => PersonDetail, { nullable: true })
  async resendInvitation(
    @Arg('id', () => Int) id: number,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PersonDetail> {
    const { personId } = await resendInvitation(context, parseInput(personInput, { id }), parseClient(client));
    return saved(context, personId);
  }
}

const saved = async (context: RequestContext, id: number): Promise<PersonDetail> =>
  (await loadPersonDetail(context, id)) ?? refuse('NOT_FOUND');
