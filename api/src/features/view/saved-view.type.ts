// A saved view on the wire (decision 053).
import { LIST_NAMES } from '@lotline/schema/domain/view/declared-lists';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('SavedViewColumn', { simpleResolvers: true })
class SavedViewColumn {
  @Field(() => String)
  id!: string;

  @Field(() => Boolean, { nullable: true, description: 'Null: as the list starts with' })
  isShown!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'In pixels; null: as the list starts with' })
  width!: number | null;
}

@ObjectType('SavedView', { simpleResolvers: true, description: 'How a list is looked at, by a name' })
export class SavedView {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  list!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  isShared!: boolean;

  @Field(() => String, { description: 'The address of the list: search, filters, sort' })
  query!: string;

  @Field(() => [SavedViewColumn], { nullable: true, description: 'In their order; null: as each person has them' })
  columns!: readonly SavedViewColumn[] | null;

  @Field(() => Boolean)
  isOwn!: boolean;

  @Field(() => String)
  ownerName!: string;

  @Field(() => Boolean, { description: 'By this person' })
  canRemove!: boolean;
}

@InputType('SavedViewColumnInput')
class SavedViewColumnArg {
  @Field(() => String)
  id!: string;

  @Field(() => Boolean, { nullable: true })
  isShown?: boolean | null;

  @Field(() => Int, { nullable: true })
  width?: number | null;
}

@InputType('SavedViewInput')
export class SavedViewInputArg {
  @Field(() => Int, { nullable: true, description: 'Left out: a new one' })
  id?: number | null;

  @Field(() => String, { description: `One of: ${LIST_NAMES.join(', ')}` })
  list!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { nullable: true })
  isShared?: boolean | null;

  @Field(() => String)
  query!: string;

  @Field(() => [SavedViewColumnArg], { nullable: true })
  columns?: SavedViewColumnArg[] | null;
}
