// Item codes on the wire: their fields are those of the declaration.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { FieldValuesScalar } from '../../platform/graphql/scalars.ts';
import { filterType, optionsType, rowType } from '../../platform/list/declared-types.ts';
import { ListPage } from '../../platform/list/list.type.ts';

export type ItemCode = RowOf<typeof ITEM_CODE_LIST>;
export const ItemCode = rowType(ITEM_CODE_LIST, 'ItemCode', { description: 'With CAN_MANAGE_ITEM_CODES' });
export const ItemCodeFilterInput = filterType(ITEM_CODE_LIST, 'ItemCodeFilterInput');
export const ItemCodeFilterOptions = optionsType(ITEM_CODE_LIST, 'ItemCodeFilterOptions');

@ObjectType('ItemCodePage', { simpleResolvers: true })
export class ItemCodePage extends ListPage {
  @Field(() => [ItemCode])
  rows!: readonly ItemCode[];
}

@InputType('RecordEditInput')
export class RecordEditArg {
  @Field(() => Int, { nullable: true, description: 'Left out for a new one' })
  id?: number | null;

  @Field(() => FieldValuesScalar, { description: 'The changed fields as they are wanted' })
  changes!: unknown;

  @Field(() => FieldValuesScalar, { nullable: true, description: 'The changed fields as the editor saw them' })
  base?: unknown;
}
