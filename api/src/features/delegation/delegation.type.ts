// The wire shape of a job that is given to somebody for a time (decision 054).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DayScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('JobDelegation', { simpleResolvers: true })
export class JobDelegation {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => String)
  displayName!: string;

  @Field(() => DayScalar)
  fromDate!: string;

  @Field(() => DayScalar)
  toDate!: string;

  @Field(() => String, { description: 'view or act' })
  scope!: string;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => String)
  givenBy!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Before its last day' })
  endedAt!: string | null;

  @Field(() => String, { nullable: true })
  endedBy!: string | null;
}

@InputType('JobDelegationInput')
export class JobDelegationArg {
  @Field(() => Int)
  constructionId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => DayScalar)
  fromDate!: string;

  @Field(() => DayScalar)
  toDate!: string;

  @Field(() => String, { description: 'view or act' })
  scope!: string;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@InputType('JobDelegationIdInput')
export class JobDelegationIdArg {
  @Field(() => Int)
  id!: number;
}
