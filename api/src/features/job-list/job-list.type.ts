// The list of jobs on the wire: its fields are those of its declaration.
import { Field, Int, ObjectType } from 'type-graphql';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { filterType, optionsType, rowType } from '../../platform/list/declared-types.ts';
import { ListPage } from '../../platform/list/list.type.ts';

@ObjectType('NextTask', { simpleResolvers: true })
class NextTask {
  @Field(() => Int)
  scheduleId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  group!: string | null;

  @Field(() => Boolean, { description: 'Someone is onsite now' })
  isOnsite!: boolean;
}

export type JobRow = RowOf<typeof JOB_LIST>;
export const JobRow = rowType(JOB_LIST, 'JobRow', {
  parts: {
    nextTask: Field(() => NextTask, {
      ...{ simple: true, nullable: true },
      description: 'The first of its tasks that is neither submitted nor set aside',
    }),
  },
});
export const JobFilterInput = filterType(JOB_LIST, 'JobFilterInput');
export const FilterOptions = optionsType(JOB_LIST, 'FilterOptions');

@ObjectType('JobPage', { simpleResolvers: true })
export class JobPage extends ListPage {
  @Field(() => [JobRow])
  rows!: readonly JobRow[];
}
