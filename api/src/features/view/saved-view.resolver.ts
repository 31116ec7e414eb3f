// Saved views of the console's lists (screens.md §2.0, decision 053).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { listOf } from '@lotline/schema/domain/view/declared-lists';
import { removeViewInput, savedViewInput, viewListInput } from '@lotline/schema/domain/view/view.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { removeView } from './remove-view.command.ts';
import { saveView } from './save-view.command.ts';
import { presentView } from './saved-view.presenter.ts';
import { loadView, loadViews } from './saved-view.queries.ts';
import { SavedView, SavedViewInputArg } from './saved-view.type.ts';

@Resolver()
export class SavedViewResolver {
  @Query(() => [SavedView], { description: 'One’s own of that list, then the shared ones, each by name' })
  async savedViews(@Arg('list', () => String) list: string, @Ctx() context: RequestContext): Promise<SavedView[]> {
    const wanted = parseInput(viewListInput, list, 'list');
    mustReadList(context, listOf(wanted));
    return (await loadViews(context, wanted)).map((view) => presentView(view, context.actor));
  }

  @Mutation(() => SavedView, { nullable: true })
  async saveView(
    @Arg('input', () => SavedViewInputArg) input: SavedViewInputArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<SavedView> {
    const { viewId } = await saveView(context, parseInput(savedViewInput, input), parseClient(client));
    return presentView(await loadView(context, viewId), context.actor);
  }

  @Mutation(() => SavedView, { nullable: true, description: 'removed: false brings it back' })
  async removeView(
    @Arg('id', () => Int) id: number,
    @Arg('removed', () => Boolean, { nullable: true }) removed: boolean | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<SavedView> {
    const { viewId } = await removeView(context, parseInput(removeViewInput, { id, removed }), parseClient(client));
    return presentView(await loadView(context, viewId), context.actor);
  }
}
