// The items of a job as the office plans them (screens.md §2.6). Each answers the job as this person may now see it.
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import {
  addJobItemsInput,
  editJobItemInput,
  preapproveJobItemInput,
  removeJobItemsInput,
} from '@lotline/schema/domain/item/job-item.input';
import { undoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from './answer-job.queries.ts';
import { Construction } from './construction.type.ts';
import { addJobItems } from './add-job-items.command.ts';
import { editJobItem } from './edit-job-item.command.ts';
import {
  AddJobItemsArg,
  EditJobItemArg,
  JobItemVerdict,
  PreapproveJobItemArg,
  RemoveJobItemsArg,
  UndoRemovedItemsArg,
} from './job-items.type.ts';
import { preapproveJobItem } from './preapprove-item.command.ts';
import { removeJobItems } from './remove-job-items.command.ts';
import { undoRemovedItems } from './undo-removed-items.command.ts';

@Resolver()
export class JobItemsResolver {
  @Mutation(() => Construction, { nullable: true, description: 'Adds items of the catalogue to a job: all of them or none' })
  async addJobItems(
    @Arg('input', () => AddJobItemsArg) input: AddJobItemsArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await addJobItems(context, parseInput(addJobItemsInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async editJobItem(
    @Arg('input', () => EditJobItemArg) input: EditJobItemArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await editJobItem(context, parseInput(editJobItemInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true, description: 'Records the customer’s approval of an item that needs it first' })
  async preapproveJobItem(
    @Arg('input', () => PreapproveJobItemArg) input: PreapproveJobItemArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await preapproveJobItem(context, parseInput(preapproveJobItemInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true, description: 'An item that a task has stays: ITEM_IN_TASK' })
  async removeJobItems(
    @Arg('input', () => RemoveJobItemsArg) input: RemoveJobItemsArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await removeJobItems(context, parseInput(removeJobItemsInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => [JobItemVerdict], {
    description: 'Puts back what this person removed from a job, where it is still gone and may be added',
  })
  undoRemovedItems(
    @Arg('input', () => UndoRemovedItemsArg) input: UndoRemovedItemsArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<JobItemVerdict[]> {
    return undoRemovedItems(context, parseInput(undoChangesInput, input), parseClient(client));
  }
}
