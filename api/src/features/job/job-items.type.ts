// The wire shape of what changes a job's items (screens.md §2.6).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DecimalScalar, UuidScalar } from '../../platform/graphql/scalars.ts';
import { Verdict } from '../../platform/graphql/verdict.type.ts';

@InputType('NewJobItemInput')
class NewJobItemArg {
  @Field(() => Int)
  itemId!: number;

  @Field(() => DecimalScalar)
  quantity!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Null: that of the catalogue' })
  unitAmount?: string | null;

  @Field(() => String, { nullable: true })
  comments?: string | null;
}

@InputType('AddJobItemsInput')
export class AddJobItemsArg {
  @Field(() => Int)
  constructionId!: number;

  @Field(() => [NewJobItemArg])
  items!: NewJobItemArg[];
}

@InputType('EditJobItemInput')
export class EditJobItemArg {
  @Field(() => Int)
  boqId!: number;

  @Field(() => DecimalScalar)
  quantity!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Stays as it is where this person does not see amounts' })
  unitAmount?: string | null;

  @Field(() => String, { nullable: true })
  comments?: string | null;
}

@InputType('PreapproveJobItemInput')
export class PreapproveJobItemArg {
  @Field(() => Int)
  boqId!: number;

  @Field(() => String, { nullable: true, description: 'The customer’s word or reference; without it the approval is taken back' })
  note?: string | null;
}

@InputType('RemoveJobItemsInput')
export class RemoveJobItemsArg {
  @Field(() => Int)
  constructionId!: number;

  @Field(() => [Int])
  ids!: number[];
}

@InputType('UndoRemovedItemsInput')
export class UndoRemovedItemsArg {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => [UuidScalar], { description: 'The ids of the actions that removed them' })
  clientIds!: string[];
}

@ObjectType('JobItemVerdict', { simpleResolvers: true })
export class JobItemVerdict extends Verdict {
  @Field(() => String, { description: 'Of the item; empty where its job is not there for this person' })
  itemCode!: string;
}
