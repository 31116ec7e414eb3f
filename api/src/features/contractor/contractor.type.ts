// The wire shapes of a contractor's page and of what its forms send.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { RecordEditArg } from '../../platform/record/record-edit.type.ts';
import { DayScalar, FieldValuesScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('ContractorGroup', { simpleResolvers: true })
class ContractorGroup {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  openTasks!: number;
}

@ObjectType('ContractorPerson', { simpleResolvers: true })
class ContractorPerson {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Boolean)
  canLogIn!: boolean;
}

@ObjectType('ContractorDetail', { simpleResolvers: true, description: 'With CAN_MANAGE_INDEPENDENT_CONTRACTORS' })
export class ContractorDetail {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: 'onboarding, active, suspended or ended' })
  status!: string;

  @Field(() => FieldValuesScalar, { description: 'Its fields by name, each a text or null' })
  values!: unknown;

  @Field(() => String, { nullable: true, description: 'The mandatory one that expires first' })
  document!: string | null;

  @Field(() => DayScalar, { nullable: true })
  documentExpiry!: string | null;

  @Field(() => Int, { description: 'Of its groups' })
  openTasks!: number;

  @Field(() => Int, { nullable: true, description: 'After so many days a bill is due, by its payment terms' })
  termDays!: number | null;

  @Field(() => [ContractorGroup])
  groups!: readonly ContractorGroup[];

  @Field(() => [ContractorPerson], { description: 'Its own people, and those of its groups' })
  people!: readonly ContractorPerson[];
}

@InputType('ContractorEditInput')
export class ContractorEditArg extends RecordEditArg {
  @Field(() => String, { nullable: true, description: 'Asked where the way it is paid changes: REASON_REQUIRED' })
  why!: string | null;
}
