// The jobs by status, as the board shows them (decision 052).
import { Field, Int, ObjectType } from 'type-graphql';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { JobRow } from './job-list.type.ts';

@ObjectType('JobBoardColumn', { simpleResolvers: true })
export class JobBoardColumn {
  @Field(() => String)
  status!: string;

  @Field(() => Int, { description: `Jobs of the filter in this status; at most ${MOST_COUNTED}` })
  count!: number;

  @Field(() => Boolean, { description: 'There are more than `count`' })
  isCountCapped!: boolean;

  @Field(() => [JobRow], { description: 'The first of them by due date' })
  cards!: JobRow[];
}
