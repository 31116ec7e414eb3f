// The wire shape of a document's notice.
import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('DocumentNotice', {
  simpleResolvers: true,
  description: 'A document that expires within 30 days or has expired, and was not renewed',
})
export class DocumentNotice {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'What kind of document it is' })
  label!: string;

  @Field(() => String, { description: 'The contractor or person it belongs to' })
  owner!: string;

  @Field(() => DayScalar, { description: 'Its last day' })
  expiresOn!: string;

  @Field(() => Boolean)
  isExpired!: boolean;

  @Field(() => Int, { description: 'The notice that was given last: so many days before its last day, 0 when it has passed' })
  noticeDays!: number;

  @Field(() => Int, { nullable: true, description: 'With CAN_MANAGE_INDEPENDENT_CONTRACTORS' })
  contractorId!: number | null;

  @Field(() => Int, { nullable: true, description: 'With CAN_MANAGE_USERS' })
  userId!: number | null;
}
