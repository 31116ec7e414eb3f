// The lists that the office keeps: one of them with its values, and their changes (screens.md §2.20). What forms offer comes from Query.lookups.
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import {
  listNameInput,
  mergeLookupValuesInput,
  moveLookupValueInput,
  mustBeList,
  saveLookupValueInput,
} from '@lotline/schema/domain/lookup/lookup.input';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { archiveInput } from '@lotline/schema/domain/record/record-input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { archiveLookupValue } from './archive-lookup-value.command.ts';
import { loadLookupValues } from './lookup-values.queries.ts';
import { LookupValuesOnWire, MergeLookupValuesArg, SaveLookupValueArg } from './lookup-value.type.ts';
import type { SavedList } from './locked-list.step.ts';
import { mergeLookupValues } from './merge-lookup-values.command.ts';
import { moveLookupValue } from './move-lookup-value.command.ts';
import { saveLookupValue } from './save-lookup-value.command.ts';

const after = ({ list }: SavedList, context: RequestContext): Promise<LookupValuesOnWire> => loadLookupValues(context, mustBeList(list));

@Resolver()
export class LookupValueResolver {
  @Query(() => LookupValuesOnWire, { description: 'One list with its values and how many records hold each. With CAN_MANAGE_LOOKUPS' })
  async lookupValues(@Ctx() context: RequestContext, @Arg('list', () => String) list: string): Promise<LookupValuesOnWire> {
    mustManage(context, LOOKUP_VALUE);
    return loadLookupValues(context, mustBeList(parseInput(listNameInput, list, 'list')));
  }

  @Mutation(() => LookupValuesOnWire, {
    nullable: true,
    description: 'Adds a value, or renames one: records that hold the old name get the new one',
  })
  async saveLookupValue(
    @Arg('input', () => SaveLookupValueArg) input: SaveLookupValueArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<LookupValuesOnWire> {
    return after(await saveLookupValue(context, parseInput(saveLookupValueInput, input), parseClient(client)), context);
  }

  @Mutation(() => LookupValuesOnWire, { nullable: true, description: 'Behind another value of its list; without one it becomes the first' })
  async moveLookupValue(
    @Arg('id', () => Int) id: number,
    @Arg('afterId', () => Int, { nullable: true }) afterId: number | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<LookupValuesOnWire> {
    return after(await moveLookupValue(context, parseInput(moveLookupValueInput, { id, afterId }), parseClient(client)), context);
  }

  @Mutation(() => LookupValuesOnWire, { nullable: true, description: 'archived: false brings it back' })
  async archiveLookupValue(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean) archived: boolean,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<LookupValuesOnWire> {
    return after(await archiveLookupValue(context, parseInput(archiveInput, { id, archived }), parseClient(client)), context);
  }

  @Mutation(() => LookupValuesOnWire, { nullable: true, description: 'Its records get the other value, and it is archived' })
  async mergeLookupValues(
    @Arg('input', () => MergeLookupValuesArg) input: MergeLookupValuesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<LookupValuesOnWire> {
    return after(await mergeLookupValues(context, parseInput(mergeLookupValuesInput, input), parseClient(client)), context);
  }
}
