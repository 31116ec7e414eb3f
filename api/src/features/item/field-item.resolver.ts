// The catalogue's one read (specification 1 §7, FieldItemsQuery).
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { itemCodesInput } from '@lotline/schema/domain/item/job-item.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { findItemsByCode, loadFieldItems, MOST_FIELD_ITEMS } from './field-item.queries.ts';
import { FieldItem } from './field-item.type.ts';

@Resolver()
export class FieldItemResolver {
  @Query(() => [FieldItem], {
    description: `Items in use, and with a task those it already holds; at most ${MOST_FIELD_ITEMS}`,
  })
  fieldItems(@Ctx() context: RequestContext, @Arg('taskId', () => Int, { nullable: true }) taskId: number | null): Promise<FieldItem[]> {
    return loadFieldItems(context, taskId ?? null);
  }

  @Query(() => [FieldItem], { description: 'Those that have one of these codes, archived ones too' })
  itemsByCode(@Ctx() context: RequestContext, @Arg('codes', () => [String]) codes: string[]): Promise<FieldItem[]> {
    return findItemsByCode(context, parseInput(itemCodesInput, { codes }).codes);
  }
}
