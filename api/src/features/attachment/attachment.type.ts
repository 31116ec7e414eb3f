// The wire shape of Attachment: names and nullability are the contract's.
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UuidScalar } from '../../platform/graphql/scalars.ts';

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

  /** Of one task of the job; null: of the job itself. */
  @Field(() => Int, { nullable: true })
  taskId!: number | null;

  /** The UUID under which the device that sent it knows it. */
  @Field(() => UuidScalar, { nullable: true })
  clientId!: string | null;

  /** As the device told at the shutter; createdUtc is the server's own clock. */
  @Field(() => DateTimeScalar, { nullable: true })
  takenAt!: string | null;

  @Field(() => Float, { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  longitude!: number | null;

  @Field(() => Float, { nullable: true })
  accuracyMetres!: number | null;
  /** Who added it. */
  @Field(() => String, { nullable: true })
  ownerName!: string | null;

  /** Whether this person may replace or remove it: who added it, and the office. */
  @Field(() => Boolean)
  mayChange!: boolean;

  /** Whether it was edited since it came; the first bytes are had by ?variant=original. */
  @Field(() => Boolean)
  isEdited!: boolean;

  /** Whether its small picture is made, to be had by ?variant=thumbnail: some moments after a picture came, never of anything else. */
  @Field(() => Boolean)
  hasThumbnail!: boolean;
}
