// The result, or the dry run's result, for one row of a bulk edit.
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars.ts';

@ObjectType()
export abstract class Verdict {
  @Field(() => Int, { simple: true })
  id!: number;

  @Field(() => Boolean, { simple: true })
  isAllowed!: boolean;

  @Field(() => String, { simple: true, nullable: true, description: 'Why it is refused, as an error code' })
  code!: string | null;

  @Field(() => String, { simple: true, nullable: true })
  sentence!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Of a change that is not taken back: who changed it since' })
  changedBy?: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'And when' })
  changedAt?: string | null;
}
