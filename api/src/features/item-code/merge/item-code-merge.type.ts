// The wire shapes of a merge of item codes.
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('ItemCodeMerge', { simpleResolvers: true, description: 'What a merge would do; with CAN_MANAGE_ITEM_CODES' })
export class ItemCodeMerge {
  @Field(() => String)
  from!: string;

  @Field(() => String)
  into!: string;

  @Field(() => Int, { description: 'Lines of jobs that get the other code' })
  lines!: number;

  @Field(() => Int)
  jobs!: number;

  @Field(() => Int)
  childCodes!: number;

  @Field(() => Int)
  constructionCodes!: number;

  @Field(() => String, { nullable: true, description: 'Why it cannot be done' })
  refusal!: string | null;
}

@InputType('MergeItemCodesInput')
export class MergeItemCodesArg {
  @Field(() => Int, { description: 'The one that goes' })
  fromId!: number;

  @Field(() => Int, { description: 'The one that stays' })
  intoId!: number;

  @Field(() => String)
  why!: string;
}
