// The arguments and the answer of every list on the wire.
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../graphql/scalars.ts';

@InputType('DateRangeInput', { description: 'Both days count; one of them may be left out' })
export class DateRangeInput {
  @Field(() => String)
  field!: string;

  @Field(() => DayScalar, { nullable: true })
  from?: string | null;

  @Field(() => DayScalar, { nullable: true })
  to?: string | null;
}

@InputType('ListSortInput', { description: 'Rows without a value stand at the end in either direction' })
export class ListSortInput {
  @Field(() => String)
  field!: string;

  @Field(() => Boolean, { nullable: true })
  descending?: boolean | null;
}

/** A page of any list, beside its rows. */
@ObjectType()
export abstract class ListPage {
  @Field(() => String, {
    simple: true,
    nullable: true,
    description: 'Pass it as `after`, with the same filter and sort, for the next page; null at the end',
  })
  after!: string | null;

  @Field(() => Int, { simple: true, description: `Of the filter, as its first page counted them; at most ${MOST_COUNTED}` })
  count!: number;

  @Field(() => Boolean, { simple: true, description: 'There are more than `count`' })
  isCountCapped!: boolean;
}
