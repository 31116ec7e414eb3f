// The wire shape of Group: names and nullability are the contract's.
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Group', { simpleResolvers: true })
export class Group {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  isSubcontractor!: boolean;

  @Field(() => Boolean)
  canSchedule!: boolean;

  @Field(() => Int, { nullable: true })
  scheduleOrder!: number | null;

  @Field(() => Boolean)
  isActive!: boolean;

  @Field(() => String, { nullable: true, description: 'What it does, separated by commas; null: every work type' })
  workTypes!: string | null;
}
