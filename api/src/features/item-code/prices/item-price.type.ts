// The wire shapes of dated prices of item codes: all of it with CAN_MANAGE_ITEM_CODES and CAN_VIEW_FINANCIAL_INFORMATION.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Dated } from '../../../platform/graphql/dated.type.ts';
import { DayScalar, DecimalScalar, DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType('ItemPrice', { simpleResolvers: true })
class ItemPriceType extends Dated {
  @Field(() => DecimalScalar)
  unitAmount!: string;

  @Field(() => Boolean, { description: 'Then it stays' })
  hasBegun!: boolean;
}

@ObjectType('ItemPrices', { simpleResolvers: true })
export class ItemPrices {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'Of the item code' })
  version!: number;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of the code itself: it holds before the first dated price' })
  ownAmount!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'On this day' })
  unitAmount!: string | null;

  @Field(() => [ItemPriceType], { description: 'The last to begin first' })
  prices!: readonly ItemPriceType[];
}

@ObjectType('JudgedPrice', { simpleResolvers: true })
class JudgedPriceType {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  name!: string;

  @Field(() => DecimalScalar, { nullable: true })
  was!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Null: it is left' })
  becomes!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it is left' })
  sentence!: string | null;
}

@ObjectType('PriceDryRun', { simpleResolvers: true })
export class PriceDryRun {
  @Field(() => Int)
  changed!: number;

  @Field(() => Int)
  left!: number;

  @Field(() => [JudgedPriceType], { description: 'At most 100 that are left, then 100 that change' })
  rows!: readonly JudgedPriceType[];

  @Field(() => String, { description: 'For changeItemPrices: it does what this dry run says, or it is refused' })
  seen!: string;
}

@ObjectType('PriceChange', { simpleResolvers: true })
export class PriceChangeType {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'percent or amount' })
  kind!: string;

  @Field(() => DecimalScalar)
  value!: string;

  @Field(() => DayScalar)
  effectiveFrom!: string;

  @Field(() => Int, { description: 'Codes that it changed' })
  items!: number;

  @Field(() => String)
  why!: string;

  @Field(() => DateTimeScalar)
  madeAt!: string;

  @Field(() => String)
  madeBy!: string;

  @Field(() => Boolean)
  isUndone!: boolean;

  @Field(() => Boolean, { description: 'Then it stays' })
  hasBegun!: boolean;
}

@InputType('AddItemPriceInput')
export class AddItemPriceArg {
  @Field(() => Int)
  itemId!: number;

  @Field(() => DecimalScalar)
  unitAmount!: string;

  @Field(() => DayScalar, { description: 'Today or later' })
  effectiveFrom!: string;

  @Field(() => String)
  why!: string;
}

@InputType('PriceChangeInput')
export class PriceChangeArg {
  @Field(() => String, { description: 'percent or amount' })
  kind!: string;

  @Field(() => DecimalScalar, { description: 'Per cent to two places, or an amount for one unit; below zero: less' })
  value!: string;

  @Field(() => DayScalar, { description: 'Today or later' })
  effectiveFrom!: string;
}

@InputType('ChangeItemPricesInput')
export class ChangeItemPricesArg extends PriceChangeArg {
  @Field(() => String)
  seen!: string;

  @Field(() => String)
  why!: string;
}
