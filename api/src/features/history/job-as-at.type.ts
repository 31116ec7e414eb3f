// A job as it was.
import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar, JsonScalar } from '../../platform/graphql/scalars.ts';
import { FieldComment } from '../comment/field-comment.type.ts';
import { JobCosts } from '../cost/cost.type.ts';
import { JobDelegation } from '../delegation/delegation.type.ts';
import { Construction } from '../job/construction.type.ts';

@ObjectType('JobAsAt', { simpleResolvers: true })
export class JobAsAt {
  @Field(() => Boolean, { description: 'False: the instant is before what is kept, and this is the oldest that is known' })
  isKept!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Where job is null though something had happened by then: since when the job is recorded. Null: it is told, or was not there yet',
  })
  recordedFrom!: string | null;

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'By the names of Construction; null: the job was not there yet, or not recorded. No amounts.',
  })
  fields!: unknown;

  @Field(() => Construction, {
    nullable: true,
    description:
      'The job with its tasks, items, payments, files and contacts as they were; amounts as this person sees them today. Null as fields.',
  })
  job!: Construction | null;

  @Field(() => [FieldComment], { description: 'What had been said and not deleted then, the newest 500, oldest first' })
  comments!: FieldComment[];

  @Field(() => JobCosts, { nullable: true, description: 'Null as fields' })
  costs!: JobCosts | null;

  @Field(() => [JobDelegation], { description: 'The newest first' })
  delegations!: JobDelegation[];
}
