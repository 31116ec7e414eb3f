// The wire shape of Attachment: names and nullability are the contract's.
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('Attachment', { simpleResolvers: true })
export class Attachment {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  path!: string | null;

  @Field(() => String, { nullable: true })
  url!: string | null;

  @Field(() => String)
  key!: string;

  @Field(() => Float)
  sizeBytes!: number;

  @Field(() => String, { nullable: true })
  tags!: string | null;

  @Field(() => DateTimeScalar)
  createdUtc!: string;

  @Field(() => DateTimeScalar, { nullable: true })
  modifiedUtc!: string | null;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => Boolean)
  isDocAttachment!: boolean;

  @Field(() => String, { nullable: true })
  syncStatus!: string | null;
}
