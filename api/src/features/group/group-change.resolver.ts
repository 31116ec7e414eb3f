// The changes of a group (screens.md §2.19). Each answers with the group as its page shows it.
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import {
  archiveGroupInput,
  groupMembersInput,
  moveGroupInput,
  saveAbsenceInput,
  saveGroupInput,
} from '@lotline/schema/domain/group/group-changes.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { archiveInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { archiveGroup } from './archive-group.command.ts';
import { changeGroupMembers } from './change-group-members.command.ts';
import { asSeenBy, loadGroupDetail, type GroupDetailRow } from './group.queries.ts';
import { AbsenceEditArg, GroupDetail, GroupEditArg, GroupMembersArg } from './group.type.ts';
import { moveGroup } from './move-group.command.ts';
import { archiveAbsence, saveAbsence } from './save-absence.command.ts';
import { saveGroup } from './save-group.command.ts';

@Resolver()
export class GroupChangeResolver {
  @Mutation(() => GroupDetail, { nullable: true })
  async saveGroup(
    @Arg('input', () => GroupEditArg) input: GroupEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<GroupDetailRow> {
    const { groupId } = await saveGroup(context, parseInput(saveGroupInput, input), parseClient(client));
    return oneGroup(context, groupId);
  }

  @Mutation(() => GroupDetail, {
    nullable: true,
    description: 'archived: false brings it back. Refused while it has open tasks: GROUP_HAS_TASKS',
  })
  async archiveGroup(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean) archived: boolean,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<GroupDetailRow> {
    const { groupId } = await archiveGroup(context, parseInput(archiveGroupInput, { id, archived, why }), parseClient(client));
    return oneGroup(context, groupId);
  }

  @Mutation(() => GroupDetail, { nullable: true, description: 'Who is in it already and joins, and who is not and leaves, is no change' })
  async changeGroupMembers(
    @Arg('input', () => GroupMembersArg) input: GroupMembersArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<GroupDetailRow> {
    const { groupId } = await changeGroupMembers(context, parseInput(groupMembersInput, input), parseClient(client));
    return oneGroup(context, groupId);
  }

  @Mutation(() => GroupDetail, { nullable: true, description: 'Behind another one in the order of the schedule; without one to the front' })
  async moveGroup(
    @Arg('id', () => Int) id: number,
    @Arg('afterId', () => Int, { nullable: true }) afterId: number | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<GroupDetailRow> {
    const { groupId } = await moveGroup(context, parseInput(moveGroupInput, { id, afterId }), parseClient(client));
    return oneGroup(context, groupId);
  }

  @Mutation(() => GroupDetail, { nullable: true })
  async saveAbsence(
    @Arg('input', () => AbsenceEditArg) input: AbsenceEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<GroupDetailRow> {
    const { groupId } = await saveAbsence(context, parseInput(saveAbsenceInput, input), parseClient(client));
    return oneGroup(context, groupId);
  }

  @Mutation(() => GroupDetail, { nullable: true, description: 'archived: false brings it back' })
  async archiveAbsence(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean) archived: boolean,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<GroupDetailRow> {
    const { groupId } = await archiveAbsence(context, parseInput(archiveInput, { id, archived }), parseClient(client));
    return oneGroup(context, groupId);
  }
}

async function oneGroup(context: RequestContext, id: number): Promise<GroupDetailRow> {
  return asSeenBy(context.actor, (await loadGroupDetail(context, id)) ?? refuse('NOT_FOUND'));
}
