// The wire shapes of one-offs.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ONE_OFF_NAMES, ONE_OFF_STATES } from '@lotline/schema/domain/log/one-off.rules';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

const KINDS = `One of: ${ONE_OFF_NAMES.join(', ')}`;

@ObjectType('OneOffRun', { simpleResolvers: true })
class OneOffRun {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: `One of: ${Object.keys(ONE_OFF_STATES).join(', ')}` })
  state!: string;

  @Field(() => Int, { description: 'What the dry run counted' })
  total!: number;

  @Field(() => Int)
  done!: number;

  @Field(() => Int, { description: 'What could not be done' })
  skipped!: number;

  @Field(() => String)
  why!: string;

  @Field(() => String)
  startedBy!: string;

  @Field(() => DateTimeScalar)
  startedAt!: string;

  @Field(() => DateTimeScalar, { nullable: true })
  endedAt!: string | null;
}

@ObjectType('OneOffTask', { simpleResolvers: true, description: 'A single job that is started by hand' })
export class OneOffTask {
  @Field(() => String, { description: KINDS })
  kind!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  about!: string;

  @Field(() => [OneOffRun], { description: 'The newest first, three at most' })
  runs!: readonly OneOffRun[];
}

@ObjectType('OneOffDryRun', { simpleResolvers: true })
export class OneOffDryRun {
  @Field(() => Int, { description: 'What would be changed' })
  count!: number;

  @Field(() => Int, { description: 'What cannot be changed' })
  skipped!: number;
}

@InputType('StartOneOffInput')
export class StartOneOffArg {
  @Field(() => String, { description: KINDS })
  kind!: string;

  @Field(() => Int, { description: 'Of the dry run, typed in' })
  count!: number;

  @Field(() => String, { nullable: true, description: 'Refused without: REASON_REQUIRED' })
  why?: string | null;
}

@InputType('CancelOneOffInput')
export class CancelOneOffArg {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { nullable: true, description: 'Refused without: REASON_REQUIRED' })
  why?: string | null;
}
