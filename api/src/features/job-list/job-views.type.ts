// The wire shape of the figures of the views of the jobs' list.
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('JobViewCounts', {
  simpleResolvers: true,
  description: 'Jobs of each view, as jobs { view } counts them, at most 1001: one more than is counted',
})
export class JobViewCounts {
  @Field(() => Int)
  open!: number;

  @Field(() => Int)
  overdue!: number;

  @Field(() => Int)
  week!: number;

  @Field(() => Int)
  hold!: number;

  @Field(() => Int)
  mine!: number;

  @Field(() => Int)
  all!: number;
}
