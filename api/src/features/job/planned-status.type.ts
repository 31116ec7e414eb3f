// The wire shapes of a status for later.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('PlannedStatus', { simpleResolvers: true, description: 'A status that is set later; of a job there is one at most' })
export class PlannedStatus {
  @Field(() => Int)
  constructionId!: number;

  @Field(() => String)
  workOrder!: string;

  @Field(() => String)
  status!: string;

  @Field(() => DateTimeScalar)
  at!: string;

  @Field(() => String, { description: 'Who planned it' })
  setBy!: string;

  @Field(() => String, { nullable: true, description: 'Why it was not set when its time had come; null while it waits' })
  refusedBecause!: string | null;
}

@InputType('PlanConstructionStatusInput')
export class PlanConstructionStatusInput {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  status!: string;

  @Field(() => DateTimeScalar, { description: 'When it is to be set' })
  at!: string;
}

@InputType('CancelPlannedStatusInput')
export class CancelPlannedStatusInput {
  @Field(() => Int)
  id!: number;
}
