// A job as other records name it.
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export abstract class JobInBrief {
  @Field(() => Int, { simple: true })
  id!: number;

  @Field(() => String, { simple: true })
  workOrder!: string;

  @Field(() => String, { simple: true })
  address!: string;

  @Field(() => String, { simple: true })
  status!: string;
}
